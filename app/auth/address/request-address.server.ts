import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq, isNull, sql } from "drizzle-orm";
import { checkOwnPassword } from "~/auth/own-password.server";
import type { Viewer } from "~/auth/viewer";
import { db, type Transaction } from "~/db/client.server";
import { addressChanges, profiles } from "~/db/schema";
import { refused } from "~/http/answer";
import { countTry, tooManyTriesText } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { keepingTimes } from "~/jobs/keeping-times";
import { log } from "~/log.server";
import { sendMail, sendUnproven } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { shownEmail } from "~/text/shown-address.server";
import { addressSchema } from "./address-form";
import { createToken } from "./address-links.server";
import { addressInUseMail, confirmAddressMail } from "./address-mails";

const hidden = { hideFields: ["password"] };
const title = "Fehler beim Ändern der Adresse";

const sentOften =
  "An diese Adresse haben wir heute schon mehrmals geschrieben. Bitte sehen Sie dort nach, auch im Spam-Ordner, oder versuchen Sie es morgen noch einmal.";

/** The response is the same whether or not the new address has an account. Only its owner learns that. */
export async function requestAddress(viewer: Viewer, request: Request, form: FormData) {
  const submission = parseWithZod(form, { schema: addressSchema });
  if (submission.status !== "success") return refused(submission.reply(hidden));
  const { email, password } = submission.value;
  const refuse = (text: string, status: number) => refused(submission.reply(hidden), { title, text }, status);
  if (email === viewer.email)
    return refused(submission.reply({ ...hidden, fieldErrors: { email: ["Das ist schon Ihre Adresse"] } }));
  try {
    const refusal = await checkOwnPassword(viewer.id, request, password);
    if (refusal?.isWrong)
      return refused(submission.reply({ ...hidden, fieldErrors: { password: [refusal.text] } }), { title });
    if (refusal) return refuse(refusal.text, refusal.status);
    const wait = await countTry("address-change", viewer.id);
    if (wait) return refuse(tooManyTriesText(wait), 429);
    if (await countTry("address-mail", email))
      return refused(submission.reply({ ...hidden, fieldErrors: { email: [sentOften] } }), { title }, 429);
    await db.transaction((tx) => storeRequest(tx, viewer, email));
  } catch (error) {
    log.error({ err: error }, "could not prepare a change of address");
    return refuse("Bitte versuchen Sie es in ein paar Minuten noch einmal.", 500);
  }
  return redirectWithToast("/konto#anmeldung", {
    title: "Link gesendet",
    description: `Bitte bestätigen Sie die neue Adresse mit dem Link, den wir an ${shownEmail(email)} gesendet haben. Er gilt 24 Stunden.`,
  });
}

/** A new request replaces an unconfirmed one. */
async function storeRequest(tx: Transaction, { id, email: fromEmail }: Viewer, toEmail: string) {
  // Two simultaneous requests must not leave two that wait.
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id)).for("no key update");
  const isPending = and(eq(addressChanges.profileId, id), isNull(addressChanges.changedAt));
  await tx.delete(addressChanges).where(isPending);
  const { token, hash } = createToken("confirm");
  const confirmUntil = sql`now() + ${keepingTimes.addressRequest.interval}::interval`;
  await tx.insert(addressChanges).values({ profileId: id, fromEmail, toEmail, confirmHash: hash, confirmUntil });
  const [owner] = await tx.select({ name: profiles.name }).from(profiles).where(eq(profiles.email, toEmail));
  if (owner) await sendMail(tx, ownAddress({ email: toEmail }), addressInUseMail(owner.name, settings));
  else await sendUnproven(tx, toEmail, confirmAddressMail(token, settings));
}

import { parseWithZod } from "@conform-to/zod/v4";
import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { refused } from "~/http/answer";
import { countTry, tooManyTriesText } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { settings } from "~/settings.server";
import { auth, createAuth } from "./auth.server";
import { newPasswordSchema, requestResetSchema } from "./forms";
import { TooBusy, takeTurn } from "./hashing.server";
import { type PasswordOwner, whyWeak } from "./weak-password.server";

const notSent = "E-Mail nicht gesendet";

/** The answer is the same whether or not the address is known here. */
export async function requestNewPassword(form: FormData, clientAddress: string, goTo: string) {
  const submission = parseWithZod(form, { schema: requestResetSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const { email } = submission.value;
  try {
    const wait = Math.max(await countTry("reset-address", clientAddress), await countTry("reset-account", email));
    if (wait)
      return refused(submission.reply(), { title: notSent, text: tooManyTriesText(wait) }, 429, { retryAfter: wait });
    await db.transaction(async (tx) => {
      // Waits for a change of this address, which ends all links that were sent to it.
      await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email)).for("share");
      const auth = createAuth(tx);
      await auth.api.requestPasswordReset({ body: { email } });
      await auth.allMailsQueued();
    });
  } catch (error) {
    log.error({ err: error }, "could not send a link for a new password");
    const text =
      (error instanceof APIError && error.body?.message) || "Beim Senden der E-Mail ist ein Fehler aufgetreten.";
    return refused(submission.reply(), { title: notSent, text }, 500);
  }
  return redirectWithToast(goTo, {
    title: "E-Mail gesendet",
    description:
      "Falls es zu dieser Adresse ein Konto gibt, finden Sie in Ihrem Posteingang einen Link, mit dem Sie ein neues Passwort festlegen. Er gilt eine Stunde.",
  });
}

export async function setNewPassword(form: FormData, clientAddress: string) {
  const submission = parseWithZod(form, { schema: newPasswordSchema(settings.passwordMinLength) });
  const hidden = { hideFields: ["password", "passwordConfirmation"] };
  if (submission.status !== "success") return refused(submission.reply(hidden));
  const { token, password } = submission.value;
  const refuse = (text: string, status: number, retryAfter?: number) =>
    refused(submission.reply(hidden), { title: "Passwort nicht geändert", text }, status, { retryAfter });
  try {
    const wait = await countTry("new-password-address", clientAddress);
    if (wait) return refuse(tooManyTriesText(wait), 429, wait);
    const weakness = whyWeak(password, await findOwner(token));
    if (weakness) return refused(submission.reply({ ...hidden, fieldErrors: { password: [weakness] } }));
    const body = { token, newPassword: password };
    await takeTurn(() => db.transaction((tx) => createAuth(tx).api.resetPassword({ body })));
  } catch (error) {
    if (error instanceof TooBusy) return refuse(error.message, 503, error.retryAfterSeconds);
    if (error instanceof APIError && error.statusCode < 500)
      return refuse("Der Link ist abgelaufen oder wurde schon verwendet. Bitte fordern Sie einen neuen an.", 400);
    log.error({ err: error }, "could not set a new password");
    const text =
      "Der Fehler liegt bei uns, Ihr Link ist noch gültig. Bitte versuchen Sie es in ein paar Minuten noch einmal.";
    return refuse(text, 500);
  }
  return redirectWithToast("/auth?modus=anmelden", {
    title: "Passwort geändert",
    description: "Sie können sich jetzt mit dem neuen Passwort anmelden.",
  });
}

/** Whose link this is, without using it up. */
async function findOwner(token: string): Promise<PasswordOwner | undefined> {
  const { internalAdapter } = await auth().$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (!link) return undefined;
  const { name, email } = profiles;
  const [owner] = await db.select({ name, email }).from(profiles).where(eq(profiles.id, link.value));
  return owner;
}

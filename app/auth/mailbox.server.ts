import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq } from "drizzle-orm";
import { data } from "react-router";
import { db, type Transaction, violatedConstraint } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { type FormAnswer, type Problem, refused } from "~/http/answer";
import { countTry, tooManyTriesText } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { createAuth } from "./auth.server";
import { requestResetSchema } from "./forms";
import { mailboxPath } from "./mailbox-path";
import { emailTaken } from "./taken";
import type { WaitingAccount } from "./waiting-account.server";

const notSent = "E-Mail nicht gesendet";
const notChanged = "Adresse nicht geändert";
const later = "Der Fehler liegt bei uns. Bitte versuchen Sie es in ein paar Minuten noch einmal.";

async function queueLink(tx: Transaction, email: string, aim: string | null) {
  const auth = createAuth(tx, aim);
  await auth.api.sendVerificationEmail({ body: { email } });
  await auth.allMailsQueued();
}

export async function sendLinkAgain({ id, email }: WaitingAccount, clientAddress: string, aim: string | null) {
  const refuse = (text: string, status: number) =>
    data<FormAnswer>({ result: {}, problem: { title: notSent, text } }, { status });
  try {
    const wait = await countBoth(clientAddress, email);
    if (wait) return refuse(tooManyTriesText(wait), 429);
    await db.transaction((tx) => queueLink(tx, email, aim));
  } catch (error) {
    log.error({ err: error }, "could not send a link for confirming again");
    return refuse(later, 500);
  }
  return redirectWithToast(mailboxPath(id, aim), {
    title: "E-Mail gesendet",
    description: "Ein neuer Link ist unterwegs. Der bisherige gilt weiter.",
  });
}

/** Links to the address before end with it. The password stays, so any other browser is asked for it. */
export async function changeWaitingAddress(
  { id, email: before }: WaitingAccount,
  form: FormData,
  clientAddress: string,
  aim: string | null,
) {
  const submission = parseWithZod(form, { schema: requestResetSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const { email } = submission.value;
  const refuse = (problem: Problem, status: number) => refused(submission.reply(), problem, status);
  const refuseTaken = () => refused(submission.reply({ fieldErrors: { email: [emailTaken.title] } }), emailTaken);
  if (email === before) return refused(submission.reply({ fieldErrors: { email: ["Das ist schon Ihre Adresse"] } }));
  try {
    const wait = Math.max(await countTry("register-check", clientAddress), await countBoth(clientAddress, email));
    if (wait) return refuse({ title: notChanged, text: tooManyTriesText(wait) }, 429);
    await db.transaction(async (tx) => {
      const isWaiting = and(eq(profiles.id, id), eq(profiles.email, before), eq(profiles.emailVerified, false));
      const { rowCount } = await tx.update(profiles).set({ email }).where(isWaiting);
      if (rowCount) await queueLink(tx, email, aim);
    });
  } catch (error) {
    if (violatedConstraint(error) === "profiles_email_unique") return refuseTaken();
    log.error({ err: error }, "could not change the address of an unconfirmed account");
    return refuse({ title: notChanged, text: later }, 500);
  }
  return redirectWithToast(mailboxPath(id, aim), {
    title: "E-Mail gesendet",
    description: "Bitte bestätigen Sie die neue Adresse mit dem Link darin.",
  });
}

const countBoth = async (clientAddress: string, email: string) =>
  Math.max(await countTry("confirm-mail-address", clientAddress), await countTry("confirm-mail-account", email));

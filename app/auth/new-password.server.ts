import { randomBytes } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { countTry, tooManyTriesText } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { enqueue } from "~/jobs/jobs.server";
import { log } from "~/log.server";
import { settings } from "~/settings.server";
import { returnPathOf } from "./aim.server";
import { auth, createAuth, resetMinutes } from "./auth.server";
import { authPath } from "./auth-path";
import { newPasswordSchema, requestResetSchema } from "./forms";
import { runInTurn, TooBusy } from "./hashing.server";
import { findKnown, rememberBrowser } from "./known-browser.server";
import type { LinkRequest } from "./reset-link.server";
import { takeOver } from "./take-over.server";
import { type PasswordOwner, whyWeak } from "./weak-password.server";

const notSent = "E-Mail nicht gesendet";

const cut = {
  text: "In diesem Link fehlt etwas. Bitte öffnen Sie ihn so, wie er in der E-Mail steht, oder fordern Sie einen neuen an.",
  status: 400,
};
const spent = {
  text: "Der Link ist abgelaufen oder wurde schon verwendet. Haben Sie damit schon ein Passwort festgelegt, melden Sie sich damit an. Sonst fordern Sie bitte einen neuen an.",
  status: 410,
};

/** The response, and the time it takes, are the same whether or not the address has an account. */
export async function requestNewPassword(form: FormData, request: Request, clientAddress: string, aim: string | null) {
  const submission = parseWithZod(form, { schema: requestResetSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const { email } = submission.value;
  try {
    const { wait, isFlood } = await countRequest(request, clientAddress, email);
    if (wait) return refused(submission.reply(), { title: notSent, text: tooManyTriesText(wait) }, 429);
    const asked: LinkRequest = { email, isFlood, aim };
    await enqueue(db, "reset-link", asked);
  } catch (error) {
    const text = "Beim Senden der E-Mail ist ein Fehler aufgetreten.";
    return formFailed(submission.reply(), error, "could not send a link for a new password", { title: notSent, text });
  }
  // Not to the aim, which may be closed to visitors.
  return redirectWithToast(authPath("anmelden", aim), {
    title: "E-Mail gesendet",
    description:
      "Falls es zu dieser Adresse ein Konto gibt, finden Sie in Ihrem Posteingang einen Link, mit dem Sie ein neues Passwort festlegen. Er gilt eine Stunde.",
  });
}

/**
 * Limits requests from strangers: three an hour from one network address. The owner gets only a few mails an hour in
 * total and always has a working link. A browser that the owner has signed in with has its own limit.
 */
async function countRequest(request: Request, clientAddress: string, email: string) {
  const known = await findKnown(request, email);
  if (known) return { wait: await countTry("reset-known", ...known), isFlood: false };
  const wait = Math.max(
    await countTry("reset-address", clientAddress),
    await countTry("reset-stranger", clientAddress, email),
  );
  return { wait, isFlood: wait === 0 && (await countTry("reset-unknown", email)) > 0 };
}

export async function setNewPassword(form: FormData, request: Request, clientAddress: string) {
  const submission = parseWithZod(form, { schema: newPasswordSchema(settings.passwordMinLength) });
  const hidden = { hideFields: ["password", "passwordConfirmation"] };
  if (submission.status !== "success") return refused(submission.reply(hidden));
  const { token, password } = submission.value;
  const headers = new Headers();
  const refuse = (text: string, status: number) =>
    refused(submission.reply(hidden), { title: "Passwort nicht geändert", text }, status);
  try {
    const wait = await countTry("new-password-address", clientAddress);
    if (wait) return refuse(tooManyTriesText(wait), 429);
    const owner = await findOwner(token);
    const weakness = whyWeak(password, owner);
    if (weakness) return refused(submission.reply({ ...hidden, fieldErrors: { password: [weakness] } }));
    const body = { token, newPassword: password };
    await runInTurn(() =>
      db.transaction(async (tx) => {
        await createAuth(tx).api.resetPassword({ body });
        if (owner && !owner.emailVerified) await takeOver(tx, owner.id);
      }),
    );
    // The link proved who the person is, so mark the browser as known: strangers' wrong passwords then can't keep it
    // from signing in.
    if (owner) headers.append("set-cookie", rememberBrowser(request, owner.id));
  } catch (error) {
    if (error instanceof TooBusy) return refuse(error.message, 503);
    if (error instanceof APIError && error.statusCode < 500) return refuse(spent.text, spent.status);
    log.error({ err: error }, "could not set a new password");
    const text =
      "Der Fehler liegt bei uns, Ihr Link ist noch gültig. Bitte versuchen Sie es in ein paar Minuten noch einmal.";
    return refuse(text, 500);
  }
  const description = "Sie können sich jetzt mit dem neuen Passwort anmelden.";
  return redirectWithToast(
    authPath("anmelden", returnPathOf(request)),
    { title: "Passwort geändert", description },
    headers,
  );
}

/** Creates a link for a new password without a mail, because another link has just proved who the person is. */
export async function createResetToken(tx: Transaction, accountId: string): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const { internalAdapter } = await createAuth(tx).$context;
  const expiresAt = new Date(Date.now() + resetMinutes * 60_000);
  await internalAdapter.createVerificationValue({ identifier: `reset-password:${token}`, value: accountId, expiresAt });
  return token;
}

/** Why a link can't set a password, before somebody chooses one. */
export async function refuseResetLink(token: string): Promise<typeof cut | null> {
  if (token === "") return cut;
  return (await findOwner(token)) ? null : spent;
}

/** The owner of a link. Does not use up the link. */
async function findOwner(token: string): Promise<(PasswordOwner & { id: string; emailVerified: boolean }) | undefined> {
  const { internalAdapter } = await auth().$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (!link) return undefined;
  const { id, name, email, emailVerified } = profiles;
  const [owner] = await db.select({ id, name, email, emailVerified }).from(profiles).where(eq(profiles.id, link.value));
  return owner;
}

import { parseWithZod } from "@conform-to/zod/v4";
import { APIError } from "better-auth/api";
import { and, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { accounts } from "~/db/schema";
import { refused } from "~/http/answer";
import { countTry, tooManyTriesText } from "~/http/rate-limit.server";
import { log } from "~/log.server";
import { createAuth } from "./auth.server";
import { newPasswordField, switchField } from "./confirm-fields";
import { findConfirmable } from "./confirmation-link.server";
import { ownPasswordSchema } from "./forms";
import { hashInTurn, TooBusy } from "./hashing.server";
import { isKnownBrowser } from "./known-browser.server";
import { createResetToken } from "./new-password.server";
import { countSignIn } from "./sign-in-tries.server";
import type { Viewer } from "./viewer";

export type Confirmation =
  | { state: "confirmed"; headers: Headers }
  | { state: "failed"; title: string; text: string; status: number }
  /** The link is still valid. */
  | { state: "untried" }
  /** Another browser has registered this account, so its password is asked for first. */
  | { state: "elsewhere"; answer: ReturnType<typeof refused> }
  /** Leads to the page on which the owner of the address sets a new password. */
  | { state: "taken-over"; resetToken: string }
  /** Confirming would sign in this account instead of the one that is signed in. */
  | { state: "other"; owner: string }
  | { state: "neither" };

interface Asked {
  request: Request;
  clientAddress: string;
  viewer: Viewer | null;
  form: FormData;
}

/** The types of a confirmation link. A link of another type is neither a success nor a failure here. */
const types = new Set(["signup", "email"]);

const title = "Bestätigung fehlgeschlagen";
const stale = { title, text: "Der Bestätigungslink ist abgelaufen oder ungültig.", status: 410 };

export async function confirmEmail(token: string, type: string, asked: Asked): Promise<Confirmation> {
  if (!types.has(type)) return { state: "neither" };
  try {
    const wait = await countTry("confirm-address", asked.clientAddress);
    if (wait) return { state: "failed", title, text: tooManyTriesText(wait), status: 429 };
    const switches = asked.form.get(switchField) === "1";
    const other = switches ? null : await findOtherOwner(token, asked.viewer);
    if (other) return { state: "other", owner: other };
    const elsewhere = await findRegisteredElsewhere(token, asked.request);
    if (elsewhere && asked.form.get(newPasswordField) === "1")
      return { state: "taken-over", resetToken: await db.transaction((tx) => createResetToken(tx, elsewhere.id)) };
    const refusal = elsewhere && (await refuseWrongPassword(elsewhere, asked));
    if (refusal) return { state: "elsewhere", answer: refusal };
    const headers = asked.request.headers;
    const confirmed = await db.transaction(async (tx) => {
      if (!(await findConfirmable(tx, token, { isUsed: true }))) return null;
      return createAuth(tx).api.verifyEmail({ query: { token }, headers, returnHeaders: true });
    });
    return confirmed ? { state: "confirmed", headers: confirmed.headers } : { state: "failed", ...stale };
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) {
      log.error({ err: error }, "could not confirm an address");
      return { state: "untried" };
    }
    const text = "Bei der E-Mail-Bestätigung ist ein Fehler aufgetreten.";
    return { state: "failed", title, text, status: 500 };
  }
}

/** The account of a link that another browser has registered; null when this one has, or the link does not confirm. */
export async function findRegisteredElsewhere(token: string, request: Request) {
  const owner = await findConfirmable(db, token);
  const isHere = owner && isKnownBrowser(request.headers.get("cookie") ?? "", owner.id);
  return owner && !owner.emailVerified && !isHere ? owner : null;
}

/**
 * The person who registered the account knows its password. Without this check, the owner of the address could confirm,
 * in good faith, an account that somebody else can sign in to.
 */
async function refuseWrongPassword(
  { id, email }: { id: string; email: string },
  { form, request, clientAddress }: Asked,
) {
  const submission = parseWithZod(form, { schema: ownPasswordSchema });
  const hidden = { hideFields: ["password"] };
  if (submission.status !== "success") return refused(submission.reply(hidden));
  const tried = await countSignIn(request, clientAddress, email);
  const refuse = (text: string, status: number) => refused(submission.reply(hidden), { title, text }, status);
  if (tried.waitSeconds) return refuse(tooManyTriesText(tried.waitSeconds), 429);
  try {
    if (await isPasswordOf(id, submission.value.password)) {
      await tried.forget();
      return null;
    }
  } catch (error) {
    if (error instanceof TooBusy) return refuse(error.message, 503);
    throw error;
  }
  return refused(submission.reply({ ...hidden, fieldErrors: { password: ["Das Passwort stimmt nicht"] } }));
}

async function isPasswordOf(accountId: string, password: string): Promise<boolean> {
  const isIt = and(eq(accounts.userId, accountId), eq(accounts.providerId, "credential"));
  const [account] = await db.select({ hash: accounts.password }).from(accounts).where(isIt);
  return Boolean(account?.hash && (await hashInTurn.verify({ hash: account.hash, password })));
}

/** The owner of a confirmation link when somebody else is signed in; null otherwise. */
export async function findOtherOwner(token: string, viewer: Viewer | null): Promise<string | null> {
  if (!viewer) return null;
  const owner = await findConfirmable(db, token);
  return owner && !owner.emailVerified && owner.id !== viewer.id ? owner.name : null;
}

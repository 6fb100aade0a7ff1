import { APIError } from "better-auth/api";
import { db } from "~/db/client.server";
import { countTry, tooManyTriesText } from "~/http/rate-limit.server";
import { log } from "~/log.server";
import { createAuth } from "./auth.server";
import { findConfirmable } from "./confirmation-link.server";
import { sessionHeaders } from "./session-headers.server";
import type { Viewer } from "./viewer";

export type Confirmation =
  | { state: "confirmed"; headers: Headers }
  | { state: "failed"; title: string; text: string; status: number }
  /** The link is still valid. */
  | { state: "untried" }
  /** Confirming would sign in this account instead of the one that is signed in. */
  | { state: "other"; owner: string }
  | { state: "neither" };

interface Asked {
  request: Request;
  clientAddress: string;
  viewer: Viewer | null;
  /** Whether the person agreed to be signed in with the account of the link instead. */
  switches: boolean;
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
    const other = asked.switches ? null : await findOtherOwner(token, asked.viewer);
    if (other) return { state: "other", owner: other };
    const headers = await sessionHeaders(asked.request);
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

/** The owner of a confirmation link when somebody else is signed in; null otherwise. */
export async function findOtherOwner(token: string, viewer: Viewer | null): Promise<string | null> {
  if (!viewer) return null;
  const owner = await findConfirmable(db, token);
  return owner && !owner.emailVerified && owner.id !== viewer.id ? owner.name : null;
}

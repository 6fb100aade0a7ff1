import { APIError } from "better-auth/api";
import { db } from "~/db/client.server";
import { countTry, tooManyTriesText } from "~/http/rate-limit.server";
import { log } from "~/log.server";
import { createAuth } from "./auth.server";
import { sessionHeaders } from "./session-headers.server";

export type Confirmation =
  | { state: "confirmed"; headers: Headers }
  | { state: "failed"; title: string; text: string; status: number }
  /** Nothing is decided: the link is as good as before. */
  | { state: "untried" }
  | { state: "neither" };

/** The types of a confirmation link; a link of any other kind is neither a success nor a failure here. */
const types = new Set(["signup", "email"]);

export async function confirmEmail(
  token: string,
  type: string,
  request: Request,
  clientAddress: string,
): Promise<Confirmation> {
  if (!types.has(type)) return { state: "neither" };
  const title = "Bestätigung fehlgeschlagen";
  try {
    const wait = await countTry("confirm-address", clientAddress);
    if (wait) return { state: "failed", title, text: tooManyTriesText(wait), status: 429 };
    const asked = await sessionHeaders(request);
    const { headers } = await db.transaction((tx) =>
      createAuth(tx).api.verifyEmail({ query: { token }, headers: asked, returnHeaders: true }),
    );
    return { state: "confirmed", headers };
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) {
      log.error({ err: error }, "could not confirm an address");
      return { state: "untried" };
    }
    const isStale = ["TOKEN_EXPIRED", "INVALID_TOKEN", "USER_NOT_FOUND"].includes(error.body?.code ?? "");
    const text = isStale
      ? "Der Bestätigungslink ist abgelaufen oder ungültig."
      : "Bei der E-Mail-Bestätigung ist ein Fehler aufgetreten.";
    return { state: "failed", title, text, status: isStale ? 410 : 500 };
  }
}

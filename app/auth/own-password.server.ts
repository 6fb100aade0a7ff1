import { APIError } from "better-auth/api";
import { countTry, forgetTries, tooManyTriesText } from "~/http/rate-limit.server";
import { auth } from "./auth.server";
import { TooBusy, takeTurn } from "./hashing.server";
import { sessionHeaders } from "./session-headers.server";

/** Why a password was not taken: at its field when it is wrong, for the whole form otherwise. */
export interface PasswordRefusal {
  text: string;
  status: number;
  isWrong: boolean;
  retryAfter?: number;
}

/** Checks the password of the signed-in person before a change that a stolen session must not be enough for. */
export async function checkOwnPassword(
  accountId: string,
  request: Request,
  password: string,
): Promise<PasswordRefusal | null> {
  const wait = await countTry("own-password", accountId);
  if (wait) return { text: tooManyTriesText(wait), status: 429, isWrong: false, retryAfter: wait };
  try {
    const headers = await sessionHeaders(request);
    await takeTurn(() => auth().api.verifyPassword({ body: { password }, headers }), { isKnown: true });
  } catch (error) {
    if (error instanceof APIError && error.body?.code === "INVALID_PASSWORD")
      return { text: "Das Passwort stimmt nicht", status: 400, isWrong: true };
    if (error instanceof TooBusy)
      return { text: error.message, status: 503, isWrong: false, retryAfter: error.retryAfterSeconds };
    throw error;
  }
  await forgetTries("own-password", accountId);
  return null;
}

import { APIError } from "better-auth/api";
import { countTry, forgetTries, tooManyTriesText } from "~/http/rate-limit.server";
import { auth } from "./auth.server";
import { runInTurn, TooBusy } from "./hashing.server";

/** Why a password was refused: an error of the field when it is wrong, otherwise of the whole form. */
export interface PasswordRefusal {
  text: string;
  status: number;
  isWrong: boolean;
}

/** Checks the person's password before a change that a stolen session alone must not allow. */
export async function checkOwnPassword(
  accountId: string,
  request: Request,
  password: string,
): Promise<PasswordRefusal | null> {
  const wait = await countTry("own-password", accountId);
  if (wait) return { text: tooManyTriesText(wait), status: 429, isWrong: false };
  try {
    const headers = request.headers;
    await runInTurn(() => auth().api.verifyPassword({ body: { password }, headers }), { isKnown: true });
  } catch (error) {
    if (error instanceof APIError && error.body?.code === "INVALID_PASSWORD")
      return { text: "Das Passwort stimmt nicht", status: 400, isWrong: true };
    if (error instanceof TooBusy) return { text: error.message, status: 503, isWrong: false };
    throw error;
  }
  await forgetTries("own-password", accountId);
  return null;
}

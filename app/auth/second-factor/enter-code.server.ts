import { parseWithZod } from "@conform-to/zod/v4";
import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { data } from "react-router";
import { auth, createAuth } from "~/auth/auth.server";
import { landingPaths } from "~/auth/auth-path";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { type FormAnswer, refused } from "~/http/answer";
import { readInterrupted } from "~/http/interrupted.server";
import { countTry, tooManyTriesText } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { failureText } from "../failure-text.server";
import { codeSchema, isAppCode, withDash } from "./code";
import { findFactor, isReadable } from "./factor.server";
import { recoveryCodeUsedMail } from "./factor-mails";

const failed = "Anmeldung fehlgeschlagen";
const hidden = { hideFields: ["code"] };

const wrongRecoveryCode = "Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet.";
const texts: Record<string, string> = {
  INVALID_CODE: "Der Code stimmt nicht. In Ihrer App steht vielleicht schon der nächste.",
  INVALID_BACKUP_CODE: wrongRecoveryCode,
  ACCOUNT_TEMPORARILY_LOCKED: "Zu viele falsche Codes. Bitte versuchen Sie es in 15 Minuten noch einmal.",
};
const tooLate = "Die Anmeldung ist nicht mehr offen. Bitte geben Sie Ihr Passwort noch einmal ein.";
const unreadable = `Ihr zweiter Faktor kann nicht mehr geprüft werden, weil die Seite ohne ihren Schlüssel wiederhergestellt wurde. Bitte schreiben Sie uns: ${settings.contactEmail}. Wir entfernen ihn, und Sie richten ihn neu ein.`;
const used = "Dieser Code wurde gerade schon eingegeben. Bitte warten Sie auf den nächsten.";

/** The account whose password was right in this browser a moment ago. */
export async function findChallenged(request: Request): Promise<string | null> {
  const found = await auth().api.findChallenged({ headers: request.headers });
  return found?.accountId ?? null;
}

/** The second step of a sign-in. */
export async function enterCode(form: FormData, request: Request, clientAddress: string, goTo: string | null) {
  const submission = parseWithZod(form, { schema: codeSchema });
  const interrupted = readInterrupted(form);
  const answer = (text: string, status: number) =>
    refused(submission.reply(hidden), { title: failed, text }, status, { interrupted });
  if (submission.status !== "success") return refused(submission.reply(hidden), undefined, 400, { interrupted });
  const { code } = submission.value;
  try {
    const wait = await countTry("second-factor-address", clientAddress);
    if (wait) return answer(tooManyTriesText(wait), 429);
    const accountId = await findChallenged(request);
    if (!accountId) return answer(tooLate, 400);
    // A code is valid for over a minute, but opens one session only.
    if (await countTry("second-factor-code", accountId, code))
      return answer(isAppCode(code) ? used : wrongRecoveryCode, 400);
    if (!(await isReadable(accountId))) return answer(unreadable, 409);
    const outcome = await redeem(accountId, code, request.headers);
    if (outcome.refusal !== undefined) return answer(outcome.refusal, 400);
    const { headers, landing } = outcome;
    if (interrupted) return data<FormAnswer>({ result: submission.reply(hidden), resume: interrupted }, { headers });
    const toast = { title: "Erfolgreich angemeldet", description: "Willkommen zurück!" };
    return redirectWithToast(goTo ?? landing, toast, headers);
  } catch (error) {
    log.error({ err: error }, "could not check a code");
    return answer(failureText(error), 500);
  }
}

/**
 * Uses the code and applies its effects in one transaction. A refusal is committed too, because the library counts it.
 */
function redeem(accountId: string, code: string, headers: Headers) {
  return db.transaction(async (tx) => {
    const { api } = createAuth(tx);
    try {
      const isOfApp = isAppCode(code);
      const answered = isOfApp
        ? await api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
        : await api.verifyBackupCode({ body: { code: withDash(code) }, headers, returnHeaders: true });
      const { email, name, userType } = profiles;
      const [owner] = await tx.select({ email, name, userType }).from(profiles).where(eq(profiles.id, accountId));
      if (!owner) return { refusal: tooLate };
      if (!isOfApp) {
        const left = (await findFactor(accountId, tx))?.codes.length ?? 0;
        await sendMail(tx, ownAddress(owner), recoveryCodeUsedMail(owner.name, left, settings));
      }
      return { headers: answered.headers, landing: landingPaths[owner.userType] };
    } catch (error) {
      if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
      return { refusal: texts[error.body?.code ?? ""] ?? tooLate };
    }
  });
}

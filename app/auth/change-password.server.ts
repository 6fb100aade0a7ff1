import { parseWithZod } from "@conform-to/zod/v4";
import { APIError } from "better-auth/api";
import { db, type Transaction } from "~/db/client.server";
import { refused } from "~/http/answer";
import { countTry, forgetTries, tooManyTriesText } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { createAuth } from "./auth.server";
import { changePasswordSchema } from "./forms";
import { runInTurn, TooBusy } from "./hashing.server";
import { passwordChangedMail } from "./mails";
import type { Viewer } from "./viewer";
import { whyWeak } from "./weak-password.server";

const hidden = { hideFields: ["currentPassword", "newPassword", "newPasswordConfirmation"] };
const wrong = "Das aktuelle Passwort stimmt nicht";
const problem = (text: string) => ({ title: `Fehler beim Ändern des Passworts: ${text}` });

/** Changes the password, ends every other session of the account, and informs its owner by mail. */
export async function changePassword(viewer: Viewer, request: Request, form: FormData, goTo: string) {
  const submission = parseWithZod(form, {
    schema: changePasswordSchema(settings.passwordMinLength),
  });
  if (submission.status !== "success") return refused(submission.reply(hidden));
  const { currentPassword, newPassword } = submission.value;
  const weakness = whyWeak(newPassword, viewer);
  if (weakness) return refused(submission.reply({ ...hidden, fieldErrors: { newPassword: [weakness] } }));
  try {
    const wait = await countTry("own-password", viewer.id);
    if (wait) return refused(submission.reply(hidden), problem(tooManyTriesText(wait)), 429);
    const change = async (tx: Transaction) => {
      const { headers } = await createAuth(tx).api.changePassword({
        body: { currentPassword, newPassword, revokeOtherSessions: true },
        headers: request.headers,
        returnHeaders: true,
      });
      await sendMail(tx, ownAddress(viewer), passwordChangedMail(viewer.name, settings));
      return headers;
    };
    const headers = await runInTurn(() => db.transaction(change), { isKnown: true });
    await forgetTries("own-password", viewer.id);
    return redirectWithToast(goTo, { title: "Passwort erfolgreich geändert!" }, headers);
  } catch (error) {
    if (error instanceof APIError && error.body?.code === "INVALID_PASSWORD")
      return refused(submission.reply({ ...hidden, fieldErrors: { currentPassword: [wrong] } }), problem(wrong));
    if (error instanceof TooBusy) return refused(submission.reply(hidden), problem(error.message), 503);
    log.error({ err: error }, "could not change a password");
    const text = error instanceof APIError ? (error.body?.message ?? error.message) : "Unbekannter Fehler";
    return refused(submission.reply(hidden), problem(text), 500);
  }
}

import { parseWithZod } from "@conform-to/zod/v4";
import { returnPathOf } from "~/auth/aim.server";
import { runInTurn, TooBusy } from "~/auth/hashing.server";
import { whyWeak } from "~/auth/weak-password.server";
import { refused } from "~/http/answer";
import { countTry } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { settings } from "~/settings.server";
import { shownEmail } from "~/text/shown-address.server";
import { claimSchema } from "./claim";
import { accountFailed, createClaimedAccount } from "./claim-account.server";
import { ClaimRefusal, orElse } from "./claim-refusal.server";
import { findClaim, leaveRefused } from "./find-claim.server";

export async function claimProfile(token: string, form: FormData, request: Request, clientAddress: string) {
  const submission = parseWithZod(form, { schema: claimSchema(settings.passwordMinLength) });
  const hidden = { hideFields: ["password", "passwordConfirmation"] };
  const aim = returnPathOf(request);
  try {
    const person = await orElse("Fehler beim Validieren des Tokens", findClaim(token));
    if (submission.status !== "success") return refused(submission.reply(hidden));
    const { password } = submission.value;
    const weakness = whyWeak(password, person);
    if (weakness) return refused(submission.reply({ ...hidden, fieldErrors: { password: [weakness] } }));
    await orElse(accountFailed, refuseTooMany(clientAddress, person.email));
    const create = async () => createClaimedAccount(token, password, person, { headers: request.headers, aim });
    const headers = await orElse(accountFailed, runInTurn(create));
    const title = settings.confirmEmail
      ? `Profil erfolgreich erstellt! Bestätigen Sie Ihre E-Mail ${shownEmail(person.email)} um sich anmelden zu können.`
      : "Profil erfolgreich erstellt!";
    return redirectWithToast(settings.confirmEmail ? "/" : (aim ?? "/"), { title }, headers);
  } catch (error) {
    if (error instanceof TooBusy) return refused(submission.reply(hidden), { title: error.message }, 503);
    if (!(error instanceof ClaimRefusal)) throw error;
    if (error.endsVisit) return leaveRefused(error);
    return refused(submission.reply(hidden), { title: error.message }, error.status);
  }
}

async function refuseTooMany(clientAddress: string, email: string): Promise<void> {
  if (await countTry("claim-address", clientAddress)) {
    throw new ClaimRefusal("Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.", 429);
  }
  if (await countTry("claim-mail", email)) {
    throw new ClaimRefusal("E-Mail-Limit erreicht. Bitte warten Sie einige Minuten und versuchen Sie es erneut.", 429);
  }
}

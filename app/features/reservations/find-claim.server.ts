import { and, eq, isNull, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { reservedProfiles } from "~/db/schema";
import { orLogged } from "~/http/or-empty.server";
import { redirectWithToast } from "~/http/toast.server";
import { settings } from "~/settings.server";
import { ClaimRefusal } from "./claim-refusal.server";
import { claimDays, type ReservationState, reservationState } from "./reservation";

export const reservationColumns = {
  id: reservedProfiles.id,
  name: reservedProfiles.name,
  email: reservedProfiles.email,
  claimed: reservedProfiles.claimed,
  revokedAt: reservedProfiles.revokedAt,
  expiresAt: reservedProfiles.expiresAt,
};

/** The format of a token, and of the code of a letter. Anything else needs no query. */
const tokenText = /^[\w-]{14,64}$/;

/** The reservation of a link, whether it was sent or printed. Codes of letters are typed, also in small letters. */
export const isOfLink = (token: string) =>
  or(eq(reservedProfiles.reservationToken, token), eq(reservedProfiles.letterCode, token.toUpperCase()));

const claimed = "Dieses Profil wurde bereits beansprucht";
const unknown = "Token ungültig oder bereits verwendet";

/** The reserved person behind a valid link. */
export async function findClaim(token: string): Promise<{ name: string; email: string }> {
  if (!tokenText.test(token)) refuseUnusable(undefined);
  const [reservation] = await db.select(reservationColumns).from(reservedProfiles).where(isOfLink(token));
  refuseUnusable(reservation && reservationState(reservation));
  return { name: reservation?.name ?? "", email: reservation?.email ?? "" };
}

/** Notes that somebody has come with this link, the first time. */
export const noteOpened = (token: string): Promise<void> =>
  orLogged(
    () =>
      db
        .update(reservedProfiles)
        .set({ openedAt: sql`now()` })
        .where(and(isOfLink(token), isNull(reservedProfiles.openedAt))),
    "that a claim link was opened",
  );

export function refuseUnusable(state: ReservationState | undefined): void {
  if (state === "offen") return;
  throw new ClaimRefusal(state === "beansprucht" ? claimed : unknown, 410, { endsVisit: true });
}

/** Redirects with the reason as a toast, or rethrows any other error. */
export async function leaveRefused(error: unknown): Promise<Response> {
  if (!(error instanceof ClaimRefusal) || !error.endsVisit) throw error;
  const descriptions: Record<string, string> = {
    [claimed]: "Waren Sie das selbst, melden Sie sich mit Ihrem Passwort an.",
    [unknown]: `Ein Claim-Link gilt ${claimDays} Tage und nur einmal. Einen neuen bekommen Sie unter ${settings.contactEmail}.`,
  };
  return redirectWithToast("/", { title: error.message, description: descriptions[error.message], kind: "error" });
}

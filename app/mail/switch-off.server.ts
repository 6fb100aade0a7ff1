import { and, eq, notExists } from "drizzle-orm";
import { db, violatedConstraint } from "~/db/client.server";
import { type MailKind, mailPreferences, profiles } from "~/db/schema";
import { keepingTimes } from "~/jobs/keeping-times";
import { isSameSecret, keyedHash } from "~/secret.server";
import { settings } from "~/settings.server";
import { addDays, dayInVienna } from "~/text/dates";
import { isSwitchKind, type SwitchKind } from "./mail-kinds";

/** Links without a last day are for mail programs, and have a seal of their own. */
const sealOf = (profileId: string, kind: SwitchKind, until: string) =>
  keyedHash("mail-switch", `${profileId}:${kind}:${until}`);

function linkOf(profileId: string, kind: SwitchKind, until: string): string {
  const query = new URLSearchParams({ konto: profileId, art: kind, siegel: sealOf(profileId, kind, until) });
  if (until) query.set("bis", until);
  return `${settings.siteUrl}/mails/abbestellen?${query}`;
}

/** The link in the head of a mail, for its program's own button. It never expires, and a forwarded mail does not have it. */
export const headSwitchUrlOf = (profileId: string, kind: SwitchKind) => linkOf(profileId, kind, "");

const validDays = keepingTimes.switchOffLink.hours / 24;

/** The link in the footer of a mail, which people forward. */
export const footerSwitchUrlOf = (profileId: string, kind: SwitchKind) =>
  linkOf(profileId, kind, addDays(dayInVienna(), validDays));

/** The person and kind of mail of a link, which works without a sign-in. Null for one that is forged or has expired. */
export function readSwitchLink(query: URLSearchParams): { profileId: string; kind: SwitchKind } | null {
  const [profileId, kind, until] = [query.get("konto") ?? "", query.get("art"), query.get("bis") ?? ""];
  if (!isSwitchKind(kind) || (until && until < dayInVienna())) return null;
  return isSameSecret(query.get("siegel"), sealOf(profileId, kind, until)) ? { profileId, kind } : null;
}

/** Switches one kind of mail on or off. Does nothing for a deleted account. */
export async function switchMails(profileId: string, kind: MailKind, isOn: boolean) {
  if (isOn) {
    const isIt = and(eq(mailPreferences.profileId, profileId), eq(mailPreferences.kind, kind));
    await db.delete(mailPreferences).where(isIt);
    return;
  }
  try {
    await db.insert(mailPreferences).values({ profileId, kind }).onConflictDoNothing();
  } catch (error) {
    if (violatedConstraint(error) !== "mail_preferences_profile_id_profiles_id_fk") throw error;
  }
}

/** Also true for a deleted account, which gets no mails. */
export async function isSwitchedOff(profileId: string, kind: MailKind): Promise<boolean> {
  const isOff = and(eq(mailPreferences.profileId, profiles.id), eq(mailPreferences.kind, kind));
  const isStillTold = notExists(db.select().from(mailPreferences).where(isOff));
  return (await db.$count(profiles, and(eq(profiles.id, profileId), isStillTold))) === 0;
}

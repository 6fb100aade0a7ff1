import { timingSafeEqual } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { type Connection, db, violatedConstraint } from "~/db/client.server";
import { type MailKind, mailPreferences } from "~/db/schema";
import { keyedHash } from "~/secret.server";
import { settings } from "~/settings.server";
import { isSwitchKind, type SwitchKind } from "./mail-kinds";

const sealOf = (profileId: string, kind: SwitchKind) => keyedHash("mail-switch", `${profileId}:${kind}`);

/** The link in a mail's footer. It works without a sign-in and never expires, but only for this person and kind. */
export function switchOffUrlOf(profileId: string, kind: SwitchKind): string {
  const query = new URLSearchParams({ konto: profileId, art: kind, siegel: sealOf(profileId, kind) });
  return `${settings.siteUrl}/mails/abbestellen?${query}`;
}

/** The person and kind of mail of a link. Null for a forged one. */
export function readSwitchLink(query: URLSearchParams): { profileId: string; kind: SwitchKind } | null {
  const [profileId, kind, seal] = [query.get("konto") ?? "", query.get("art"), query.get("siegel") ?? ""];
  if (!isSwitchKind(kind)) return null;
  const [given, wanted] = [Buffer.from(seal), Buffer.from(sealOf(profileId, kind))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? { profileId, kind } : null;
}

/** Switches one kind of mail on or off. Does nothing for a deleted account. */
export async function switchMails(profileId: string, kind: MailKind, isOn: boolean, on: Connection = db) {
  if (isOn) {
    const isIt = and(eq(mailPreferences.profileId, profileId), eq(mailPreferences.kind, kind));
    await on.delete(mailPreferences).where(isIt);
    return;
  }
  try {
    await on.insert(mailPreferences).values({ profileId, kind }).onConflictDoNothing();
  } catch (error) {
    if (violatedConstraint(error) !== "mail_preferences_profile_id_profiles_id_fk") throw error;
  }
}

export async function isSwitchedOff(profileId: string, kind: MailKind): Promise<boolean> {
  const isIt = and(eq(mailPreferences.profileId, profileId), eq(mailPreferences.kind, kind));
  return (await db.$count(mailPreferences, isIt)) > 0;
}

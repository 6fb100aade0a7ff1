import { and, arrayContains, eq, exists, ne, notInArray, or, sql } from "drizzle-orm";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { profiles, sessions, twoFactors } from "~/db/schema";
import { settings } from "~/settings.server";

/** People who have not used the site for longer may have lost the device with their second factor. */
const seenWithin = "14 days";

const canSignIn = and(eq(profiles.emailVerified, true), ne(profiles.profileStatus, "blocked"));
const hasRole = and(eq(profiles.isSuperadmin, true), canSignIn);

/** Superadmins, and people with the role that decides about reports. */
export const decides = or(eq(profiles.isSuperadmin, true), arrayContains(profiles.roles, ["moderation"]));

const hasFactor = () =>
  settings.superadminSecondFactor
    ? exists(
        db
          .select({ id: twoFactors.id })
          .from(twoFactors)
          .where(and(eq(twoFactors.userId, profiles.id), eq(twoFactors.verified, true))),
      )
    : undefined;

const wasSeen = exists(
  sql`(select from ${sessions} where ${sessions.userId} = ${profiles.id} and ${sessions.updatedAt} > now() - ${seenWithin}::interval)`,
);

/** Who can decide now; about accounts only superadmins can. */
export const canDecide = (isAboutAccount: boolean) =>
  and(isAboutAccount ? hasRole : and(decides, canSignIn), hasFactor(), wasSeen);

/** Whether one of those who can decide now is none of these people. */
export async function canOthersDecide(
  on: Connection,
  but: (string | null)[],
  isAboutAccount: boolean,
): Promise<boolean> {
  const ids = but.filter((id) => id !== null);
  return (await on.$count(profiles, and(canDecide(isAboutAccount), notInArray(profiles.id, ids)))) > 0;
}

/** Whether this account is the only one that can open the superadmin area. Holds a lock, so that two can't leave at the same time. */
export async function isLastSuperadmin(tx: Transaction, id: string): Promise<boolean> {
  if ((await tx.$count(profiles, and(hasRole, eq(profiles.id, id)))) === 0) return false;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('last superadmin', 0))`);
  return isOnlySuperadmin(id, tx);
}

/** The same for a page, which holds no lock. */
export async function isOnlySuperadmin(id: string, on: Connection = db): Promise<boolean> {
  const found = await on.select({ id: profiles.id }).from(profiles).where(hasRole).limit(2);
  return found.length === 1 && found[0]?.id === id;
}

/** Thrown when the last superadmin would go. */
export class LastSuperadmin extends Error {}

import { and, eq, or, type SQLWrapper, sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { blockedPeople, type ProfileStatus } from "~/db/schema";

interface Other {
  id: string;
  name: string;
  profileStatus: ProfileStatus;
}

/**
 * Why one of two people can't go on with the other, as the first may know it; null when they can. People who have
 * written to each other go on also while one of them hides the profile.
 */
export async function whyNotReach(on: Connection, viewerId: string, other: Other | null): Promise<string | null> {
  if (!other) return whyNotContinue([], viewerId, other);
  const rows = await on.execute<{ blockers: string[] }>(sql`select ${blockersBetween(viewerId, other.id)} as blockers`);
  return whyNotContinue(rows.rows[0]?.blockers ?? [], viewerId, other);
}

/** The same, from the result of `blockersBetween`. */
export function whyNotContinue(blockers: string[], viewerId: string, other: Omit<Other, "id"> | null): string | null {
  if (!other) return "Das andere Konto gibt es nicht mehr.";
  if (other.profileStatus === "blocked") return "Das andere Konto ist zurzeit gesperrt.";
  return whyBlockedBy(blockers, viewerId, other);
}

/** The blocks between two people, whoever has blocked whom. The other may be a column of the query. */
export const betweenThese = (oneId: string, otherId: string | SQLWrapper) =>
  or(
    and(eq(blockedPeople.blockerId, oneId), eq(blockedPeople.blockedId, otherId)),
    and(eq(blockedPeople.blockerId, otherId), eq(blockedPeople.blockedId, oneId)),
  );

/** Those of the two who have blocked the other, as a column of a query. */
export const blockersBetween = (oneId: string, otherId: string | SQLWrapper) =>
  sql<string[]>`array(
    select b.blocker_id from blocked_people as b
    where (b.blocker_id = ${oneId} and b.blocked_id = ${otherId}) or (b.blocker_id = ${otherId} and b.blocked_id = ${oneId})
    order by b.blocker_id
  )`;

/** Why these two can't write to each other, as the viewer may know it; a person who was blocked does not learn it. */
export function whyBlockedBy(blockers: string[], viewerId: string, other: { name: string }): string | null {
  if (blockers.length === 0) return null;
  return blockers.includes(viewerId)
    ? `Sie haben ${other.name} blockiert.`
    : `${other.name} nimmt zurzeit keine Nachrichten an.`;
}

import { and, eq, gt, lt, sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { creditPauses, profiles } from "~/db/schema";
import { keepingTimes } from "~/jobs/keeping-times";

const { creditPause, creditPauseAgain, endedCreditPause } = keepingTimes;
const inTime = ({ interval }: { interval: string }) => sql`now() + ${interval}::interval`;

/**
 * After a refusal the creative can't ask the member for a while, about any work. One who is refused again after that
 * waits longer. A refusal during the pause answers an earlier request, and does not count as another one.
 */
export async function pauseRequests(tx: Transaction, creativeId: string, memberId: string): Promise<void> {
  const until = sql`case when ${creditPauses.until} < now() then ${inTime(creditPauseAgain)}
    else greatest(${creditPauses.until}, ${inTime(creditPause)}) end`;
  await tx
    .insert(creditPauses)
    .values({ creativeId, memberId, until: inTime(creditPause) })
    .onConflictDoUpdate({ target: [creditPauses.creativeId, creditPauses.memberId], set: { until } });
}

/** In a query of profiles: until when this creative can't ask them, or null. */
export function pausedFor(tx: Transaction, creativeId: string) {
  const isBetween = and(eq(creditPauses.creativeId, creativeId), eq(creditPauses.memberId, profiles.id));
  const pause = tx
    .select({ until: creditPauses.until })
    .from(creditPauses)
    .where(and(isBetween, gt(creditPauses.until, sql`now()`)));
  return sql<Date | null>`(${pause})`.mapWith(creditPauses.until);
}

/** Forgets the pauses that ended long ago. */
export async function purgeCreditPauses(): Promise<number> {
  const isLongAgo = lt(creditPauses.until, sql`now() - ${endedCreditPause.interval}::interval`);
  return (await db.delete(creditPauses).where(isLongAgo)).rowCount ?? 0;
}

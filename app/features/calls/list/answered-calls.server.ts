import { and, eq, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { prepared } from "~/db/prepared.server";
import { blockedPeople, offers } from "~/db/schema";
import { isOpen, visibleCalls } from "~/visible/calls.server";

/** The calls that somebody has answered, and what else tells which ones they still can. */
export interface AnsweredCalls {
  /** This person's offers for the calls that a page shows, by the call's id. */
  offers: Record<number, string>;
  /** The ids of these calls, and of all open calls that this person has answered. */
  calls: number[];
  /** People who have blocked this person, or whom this person has blocked. */
  blocked: string[];
}

export async function findAnsweredCalls(viewerId: string, shown: number[]): Promise<AnsweredCalls> {
  const rows = await selectAnswered(viewerId, shown);
  return {
    offers: Object.fromEntries(
      rows.flatMap(({ call, offer }) => (call && offer && shown.includes(call) ? [[call, offer]] : [])),
    ),
    calls: rows.flatMap(({ call }) => call ?? []),
    blocked: rows.flatMap(({ person }) => person ?? []),
  };
}

const selectAnswered = prepared((viewerId: string, shown: number[]) => {
  const { blockerId, blockedId } = blockedPeople;
  const answered = db
    .select({
      call: offers.ausschreibungId,
      offer: sql<string | null>`${offers.id}`,
      person: sql<string | null>`null::uuid`,
    })
    .from(offers)
    .leftJoin(visibleCalls, eq(visibleCalls.id, offers.ausschreibungId))
    .where(
      and(
        eq(offers.senderId, viewerId),
        or(isOpen(visibleCalls), sql`${offers.ausschreibungId} = any(${shown}::bigint[])`),
      ),
    );
  const blocked = db
    .select({
      call: sql<number | null>`null::bigint`,
      offer: sql<string | null>`null::uuid`,
      person: sql<string | null>`case when ${eq(blockerId, viewerId)} then ${blockedId} else ${blockerId} end`,
    })
    .from(blockedPeople)
    .where(or(eq(blockerId, viewerId), eq(blockedId, viewerId)));
  return answered.unionAll(blocked).orderBy(sql`1`, sql`3`);
});

import { and, eq, notInArray, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { prepared } from "~/db/planned.server";
import { blockedPeople, offers } from "~/db/schema";
import type { TierKind } from "~/search/tiers";
import type { Understood } from "~/search/understand";
import { cachedRead, type Reads } from "~/visible/cached-reads.server";
import { isOpen, visibleCalls } from "~/visible/calls.server";
import { callHit } from "./call-hit";
import { selectFound, withCompany } from "./calls.server";
import { findCalls } from "./understood-calls.server";

export const suggestedCalls = 4;

/** A call for only a part of what somebody does is not suggested, nor is one for something merely related. */
export const kindsOfSuggestedCalls: TierKind[] = ["craft", "near", "elsewhere"];

/** Open calls that this person could answer. A search for the contents of their profile finds them. */
export const listSuggestedCalls = (viewerId: string, sought: Understood, without: Unsuitable, reads: Reads) =>
  readSuggested(reads, sought, viewerId, without);

interface Unsuitable {
  /** Calls that this person has answered. */
  calls: number[];
  /** People who have blocked this person, or whom this person has blocked. */
  people: string[];
}

/** What is not suggested to this person, and their offers for the listed calls, by the call's id. */
export async function findUnsuitable(viewerId: string, listed: number[]) {
  const rows = await selectUnsuitable(viewerId, listed);
  const ownOffers: Record<number, string> = {};
  for (const { call, offer } of rows) if (call && offer && listed.includes(call)) ownOffers[call] = offer;
  const unsuitable: Unsuitable = {
    calls: rows.flatMap(({ call }) => call ?? []),
    people: rows.flatMap(({ person }) => person ?? []),
  };
  return { unsuitable, ownOffers };
}

const selectUnsuitable = prepared((viewerId: string, listed: number[]) => {
  const { blockerId, blockedId } = blockedPeople;
  const person = sql<string | null>`case when ${eq(blockerId, viewerId)} then ${blockedId} else ${blockerId} end`;
  const isListed = sql`${visibleCalls.id} = any(${listed}::bigint[])`;
  const answered = db
    .select({
      call: offers.ausschreibungId,
      offer: sql<string | null>`${offers.id}`,
      person: sql<string | null>`null::uuid`,
    })
    .from(offers)
    .innerJoin(visibleCalls, eq(visibleCalls.id, offers.ausschreibungId))
    .where(and(eq(offers.senderId, viewerId), or(isOpen(visibleCalls), isListed)));
  const blocked = db
    .select({ call: sql<number | null>`null::bigint`, offer: sql<string | null>`null::uuid`, person })
    .from(blockedPeople)
    .where(or(eq(blockerId, viewerId), eq(blockedId, viewerId)));
  return answered.unionAll(blocked).orderBy(sql`1`, sql`3`);
});

/** The search takes many statements, so its result is cached until a call or a company changes. */
const readSuggested = cachedRead(
  ["calls", "profiles"],
  async (sought: Understood, viewerId: string, without: Unsuitable) => {
    const where = and(
      isOpen(visibleCalls),
      visibleCalls.companyAcceptsMessages,
      notInArray(visibleCalls.userId, [viewerId, ...without.people]),
      notInArray(visibleCalls.id, without.calls),
    );
    const found = await findCalls(sought, { kinds: kindsOfSuggestedCalls, where, size: suggestedCalls });
    const { rows, why } = await selectFound(found);
    return rows.map((row, index) => callHit(withCompany(row, viewerId), { why: why[index] ?? undefined }));
  },
);

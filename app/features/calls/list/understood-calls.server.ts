import { sql } from "drizzle-orm";
import type { Understood } from "~/search/understand";
import { findMeant } from "~/search-index/find-meant.server";
import type { Searched } from "~/search-index/select-tier.server";
import { visibleCalls } from "~/visible/calls.server";

export const searchedCalls: Searched = {
  column: "call_id",
  seen: visibleCalls,
  name: "seen_calls",
  id: visibleCalls.id,
  order: sql`${visibleCalls.publishedAt} desc, ${visibleCalls.id} desc`,
  shown: sql`${visibleCalls.id} as id`,
};

/** Calls that fit what a search means. */
export async function findCalls(understood: Understood, asked: Parameters<typeof findMeant>[2]) {
  const { found, ...search } = await findMeant<{ id: string }>(searchedCalls, understood, asked);
  // PostgreSQL gives numbers of this size as texts.
  return { ...search, found: found.map((call) => ({ ...call, id: Number(call.id) })) };
}

import { sql } from "drizzle-orm";
import type { Understood } from "~/search/understand";
import { findByMeaning } from "~/search-index/find-by-meaning.server";
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
export async function findCalls(understood: Understood, asked: Parameters<typeof findByMeaning>[2]) {
  const { found, ...search } = await findByMeaning<{ id: string }>(searchedCalls, understood, asked);
  // PostgreSQL gives numbers of this size as texts.
  return { ...search, found: found.map((call) => ({ ...call, id: Number(call.id) })) };
}

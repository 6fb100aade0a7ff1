import { and, sql } from "drizzle-orm";
import { pageSizes } from "~/db/page-sizes";
import { searchWords } from "~/db/text-search";
import type { TierKind } from "~/search/tiers";
import { type Understood, understand } from "~/search/understand";
import { findMeant } from "~/search-index/find-meant.server";
import type { Searched } from "~/search-index/select-tier.server";
import { visibleCalls } from "~/visible/calls.server";
import { answers, type CallFilter, isListed } from "./select-page.server";
import { holdsWord } from "./word-in-call.server";

export const searchedCalls: Searched = {
  column: "call_id",
  seen: visibleCalls,
  name: "seen_calls",
  id: visibleCalls.id,
  order: sql`${visibleCalls.publishedAt} desc, ${visibleCalls.id} desc`,
  shown: sql`${visibleCalls.id} as id`,
};

/** Crafts that are only akin say little about a project. */
const shownKinds: TierKind[] = ["craft", "near", "elsewhere", "broader"];

/**
 * Calls for what a search means that do not hold its letters, the nearest to the place first, then the newest: no more
 * than fit on one page.
 */
export async function findUnderstoodCalls(filter: CallFilter) {
  const { query, asked, order } = filter;
  const words = searchWords(query);
  const isLetters = sql`exists (select from ausschreibungen where ausschreibungen.id = ${visibleCalls.id} and ${and(...words.map(holdsWord))})`;
  const mainCategory = sql`split_part(${visibleCalls.category}, '/', 1)`;
  const where = and(isListed(filter, { mainCategory }), answers(asked, visibleCalls.id));
  const isNearest = order === "naehe";
  return findCalls(understand(query, { offersWork: true }), {
    kinds: shownKinds,
    where,
    isLetters,
    isNearest,
    size: pageSizes.calls,
  });
}

/** Calls that fit what a search means. */
export async function findCalls(understood: Understood, asked: Parameters<typeof findMeant>[2]) {
  const { found, ...search } = await findMeant<{ id: string }>(searchedCalls, understood, asked);
  // PostgreSQL gives numbers of this size as texts.
  return { ...search, found: found.map((call) => ({ ...call, id: Number(call.id) })) };
}

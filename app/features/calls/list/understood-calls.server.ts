import { and, eq, type SQL, sql } from "drizzle-orm";
import { pageSizes } from "~/db/page-sizes";
import { searchWords } from "~/db/text-search";
import { planSearch, type TierKind } from "~/search/plan";
import { understand } from "~/search/understand";
import type { FoundAt } from "~/search-index/find-by-tiers.server";
import { type Searched, searching, selectTier } from "~/search-index/select-tier.server";
import { visibleCalls } from "~/visible/calls.server";
import type { CallFilter } from "./select-page.server";
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
export async function findUnderstoodCalls({ query, category }: CallFilter) {
  const understood = understand(query);
  const tiers = planSearch(understood).filter(({ kind }) => shownKinds.includes(kind));
  const words = searchWords(query);
  const isLetters = sql`exists (select from ausschreibungen where ausschreibungen.id = ${visibleCalls.id} and ${and(...words.map(holdsWord))})`;
  const where: SQL | undefined = category ? eq(sql`split_part(${visibleCalls.category}, '/', 1)`, category) : undefined;
  if (tiers.length === 0) return { understood, tiers, found: [] };
  return searching(async (tx) => {
    const found: (FoundAt & { id: number })[] = [];
    for (const [number, tier] of tiers.entries()) {
      const size = pageSizes.calls - found.length;
      if (size <= 0) break;
      const { rows } = await tx.execute<{ id: string; distance: number }>(
        selectTier(searchedCalls, tier, { where, isLetters, size }),
      );
      found.push(...rows.map(({ id, distance }) => ({ id: Number(id), distance, tier: number })));
    }
    return { understood, tiers, found };
  });
}

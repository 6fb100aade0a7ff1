import type { SQL } from "drizzle-orm";
import { planSearch } from "~/search/plan";
import type { TierKind } from "~/search/tiers";
import type { Understood } from "~/search/understand";
import type { FoundAt } from "./find-by-tiers.server";
import { type Searched, searching, selectTier } from "./select-tier.server";

interface Asked {
  /** Which kinds of results are good enough. */
  kinds: readonly TierKind[];
  /** Filters. */
  where?: SQL;
  size: number;
}

/** The first rows that fit what a search means, without looking for its letters. */
export async function findByMeaning<Row extends object>(searched: Searched, understood: Understood, asked: Asked) {
  const { kinds, where, size } = asked;
  const tiers = planSearch(understood).filter(({ kind }) => kinds.includes(kind));
  const found: (Row & FoundAt)[] = [];
  if (tiers.length === 0) return { understood, tiers, found };
  return searching(async (tx) => {
    for (const [number, tier] of tiers.entries()) {
      const missing = size - found.length;
      if (missing <= 0) break;
      const { rows } = await tx.execute(selectTier(searched, tier, { where, size: missing }));
      found.push(...(rows as (Row & { distance: number })[]).map((row) => ({ ...row, tier: number })));
    }
    return { understood, tiers, found };
  });
}

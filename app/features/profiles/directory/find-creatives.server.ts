import { and, not, type SQL, sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { hasTrigram, isLike, searchWords } from "~/db/text-search";
import { allOf, each } from "~/search/ask";
import { piecesOfWord } from "~/search/lexemes";
import { planSearch, type Tier } from "~/search/plan";
import type { Understood } from "~/search/understand";
import { fits, type Searched, selectTier } from "~/search-index/select-tier.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { isAfter, isListed } from "./cards.server";
import type { DirectorySearch } from "./directory";

export interface FoundCreative {
  id: string;
  likes: number;
  /** The number of the tier, and the number of the municipality around the place that was searched. */
  tier: number;
  distance: number;
}

const mostLikedFirst = sql`${visibleProfiles.favoriteCount} desc, ${visibleProfiles.id} desc`;

/** The people of a page and the next one, tier by tier, until there are enough. */
export async function findCreatives(
  on: Connection,
  { search, understood, size }: { search: DirectorySearch; understood: Understood; size: number },
) {
  const { after } = search;
  const tiers = planSearch(understood, search.isLiteral);
  const start = after?.tier ?? 0;
  const found: FoundCreative[] = [];
  for (let number = start; number < tiers.length && found.length < size; number += 1) {
    const tier = tiers[number];
    if (!tier) break;
    const from = after && number === start ? after : null;
    const rows = await readTier(on, tier, { search, from, size: size - found.length });
    found.push(...rows.map((row) => ({ ...row, tier: number })));
  }
  return { found, tiers };
}

type From = DirectorySearch["after"];
type Row = Omit<FoundCreative, "tier">;

interface Asked {
  search: DirectorySearch;
  from: From;
  size: number;
}

async function readTier(on: Connection, tier: Tier, { search, from, size }: Asked): Promise<Row[]> {
  const { q, skill } = search;
  const isLetters = containsAll(q);
  const wanted = { where: isListed(search), isAfter: isAfter(from), isLetters, skill, size };
  const query =
    tier.kind === "name" || tier.kind === "letters"
      ? byLetters(tier, { search, from, size })
      : selectTier(creatives, tier, wanted, from?.distance);
  const { rows } = await on.execute<{ id: string; likes: number; distance: number }>(query);
  return rows.map(({ id, likes, distance }) => ({ id, likes, distance }));
}

/** Whether name, title or place contain all typed words. */
const containsAll = (q: string) =>
  and(...searchWords(q).map((word) => isLike(visibleProfiles.searchText, word))) ?? sql`false`;

const hasName = (q: string) => sql`search_fold(${visibleProfiles.name}) = search_fold(${q})`;

const shown = sql`${visibleProfiles.id} as id, ${visibleProfiles.favoriteCount} as likes`;

const creatives: Searched = {
  column: "profile_id",
  seen: visibleProfiles,
  name: "visible_profiles",
  id: visibleProfiles.id,
  order: mostLikedFirst,
  shown,
};

function byLetters({ kind }: Tier, { search, from, size }: Asked): SQL {
  const { q } = search;
  const matches = kind === "name" ? hasName(q) : and(containsAll(q), not(hasName(q)));
  const where = and(isListed(search), matches);
  const words = searchWords(q);
  // A trigram index can't find them, but the pieces of names, titles and places can.
  if (kind === "letters" && !words.some(hasTrigram)) {
    const fit = { means: null, words: allOf(...each(words.flatMap(piecesOfWord))) };
    const tier = { kind, ...fit, fit, earlier: [], around: [] };
    return selectTier(creatives, tier, { where, isAfter: isAfter(from), isLetters: sql`false`, size });
  }
  return sql`
    select ${shown}, 0 as distance from ${visibleProfiles}
    where ${and(where, isAfter(from))} order by ${mostLikedFirst} limit ${size}`;
}

/** How many people all tiers hold together, at most this many. */
export async function countCreatives(
  on: Connection,
  search: DirectorySearch,
  tiers: readonly Tier[],
  most: number,
): Promise<number> {
  const listed = and(isListed(search), containsAll(search.q));
  const { rows } = await on.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${visibleProfiles} where ${listed} order by ${mostLikedFirst} limit ${most}
    ) as found`);
  const byLetter = rows[0]?.count ?? 0;
  // Whoever is near a place is also counted with those elsewhere.
  const isCounted = ({ kind, around, means }: Tier) =>
    kind !== "name" && kind !== "letters" && (around.length === 0 || !means);
  const asked = tiers.filter(isCounted);
  if (byLetter >= most || asked.length === 0) return byLetter;
  const isIt = sql.join(
    asked.map(({ fit }) => sql`(${fits(fit)})`),
    sql` or `,
  );
  const { rows: others } = await on.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from search_documents as d join ${visibleProfiles} on ${visibleProfiles.id} = d.profile_id
      where d.profile_id is not null and (${isIt}) and ${and(isListed(search), not(containsAll(search.q)))} limit ${most - byLetter}
    ) as found`);
  return byLetter + (others[0]?.count ?? 0);
}

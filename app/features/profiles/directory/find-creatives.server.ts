import { and, not, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { containsWord, searchWords } from "~/db/text-search";
import { allOf, one } from "~/search/ask";
import { lexeme } from "~/search/lexemes";
import { type Fit, planSearch, type Tier } from "~/search/plan";
import type { Understood } from "~/search/understand";
import { visibleProfiles } from "~/visible/profiles.server";
import { isAfter, isListed } from "./cards.server";
import type { DirectorySearch } from "./directory";

/**
 * More documents than these are a common answer: then the most liked people are read one by one until the page is full.
 * Fewer are read all, and sorted.
 */
const mostSorted = 2000;

export interface FoundCreative {
  id: string;
  likes: number;
  /** The number of the tier, and the number of the municipality around the place that was searched. */
  tier: number;
  distance: number;
}

const mostLikedFirst = sql`${visibleProfiles.favoriteCount} desc, ${visibleProfiles.id} desc`;

/** The people of a page and the next one, tier by tier, until there are enough. */
export async function findCreatives(search: DirectorySearch, understood: Understood, size: number) {
  const { after } = search;
  const tiers = planSearch(understood, search.isLiteral);
  const start = after?.tier ?? 0;
  const found: FoundCreative[] = [];
  for (let number = start; number < tiers.length && found.length < size; number += 1) {
    const tier = tiers[number];
    if (!tier) break;
    const from = after && number === start ? after : null;
    const rows = await selectTier(tier, search, from, size - found.length);
    found.push(...rows.map((row) => ({ ...row, tier: number })));
  }
  return { found, tiers };
}

type From = DirectorySearch["after"];
type Row = Omit<FoundCreative, "tier">;

async function selectTier(tier: Tier, search: DirectorySearch, from: From, size: number): Promise<Row[]> {
  const query =
    tier.kind === "name" || tier.kind === "letters"
      ? byLetters(tier, search, from, size)
      : tier.around.length > 0
        ? byDistance(tier, search, from, size)
        : byMeaning(tier, search, from, size);
  const { rows } = await db.execute<{ id: string; likes: number; distance: number }>(query);
  return rows.map(({ id, likes, distance }) => ({ id, likes, distance }));
}

/** Whether name, title or place contain all typed words. */
const containsAll = (q: string) =>
  and(...searchWords(q).map((word) => containsWord(visibleProfiles.searchText, word))) ?? sql`false`;

const hasName = (q: string) => sql`search_fold(${visibleProfiles.name}) = search_fold(${q})`;

const shown = sql`${visibleProfiles.id} as id, ${visibleProfiles.favoriteCount} as likes`;

function byLetters({ kind }: Tier, search: DirectorySearch, from: From, size: number): SQL {
  const matches = kind === "name" ? hasName(search.q) : and(containsAll(search.q), not(hasName(search.q)));
  return sql`
    select ${shown}, 0 as distance from ${visibleProfiles}
    where ${and(isListed(search), matches, isAfter(from))} order by ${mostLikedFirst} limit ${size}`;
}

const fits = ({ means, words }: Fit) =>
  and(means ? sql`d.means @@ ${means}::tsquery` : undefined, words ? sql`d.words @@ ${words}::tsquery` : undefined) ??
  sql`false`;

/** Whatever fits an earlier tier stands there. */
const isInNoEarlier = ({ earlier }: Tier) => earlier.map((fit) => not(sql`(${fits(fit)})`));

function byMeaning(tier: Tier, search: DirectorySearch, from: From, size: number): SQL {
  const { q, skill } = search;
  const hasSkill = skill ? one(lexeme.skill(skill)) : null;
  const fit = {
    means: tier.means && hasSkill ? allOf(tier.means, hasSkill) : (tier.means ?? hasSkill),
    words: tier.words,
  };
  const isIt = and(fits(fit), ...isInNoEarlier(tier));
  const listed = and(isListed(search), isAfter(from));
  return sql`
    with found as materialized (
      select profile_id from search_documents as d
      where profile_id is not null and ${fits(fit)} limit ${mostSorted + 1}
    )
    (select ${shown}, 0 as distance from found
      join ${visibleProfiles} on ${visibleProfiles.id} = found.profile_id
      join search_documents as d on d.profile_id = found.profile_id
      where (select count(*) from found) <= ${mostSorted} and ${and(isIt, listed, not(containsAll(q)))}
      order by ${mostLikedFirst} limit ${size})
    union all
    (select ${shown}, 0 as distance
      from (select * from ${visibleProfiles} where ${listed} order by ${mostLikedFirst} offset 0) as visible_profiles
      cross join lateral (select from search_documents as d where d.profile_id = ${visibleProfiles.id} and ${isIt} offset 0) as d
      where (select count(*) from found) > ${mostSorted} and ${not(containsAll(q))}
      order by ${mostLikedFirst} limit ${size})`;
}

/** From one municipality to the next until there are enough. */
function byDistance(tier: Tier, search: DirectorySearch, from: From, size: number): SQL {
  const start = from?.distance ?? 0;
  const asks = tier.around.slice(start).map(({ ask }) => (tier.means ? allOf(tier.means, ask) : ask));
  const isIt = and(...isInNoEarlier(tier));
  return sql`
    select people.*, (municipality.number + ${start - 1}::int)::int as distance
    from unnest(${sql.param(asks)}::text[]) with ordinality as municipality (ask, number)
    cross join lateral (
      select ${shown} from search_documents as d
      join ${visibleProfiles} on ${visibleProfiles.id} = d.profile_id
      where d.profile_id is not null and d.means @@ municipality.ask::tsquery
        and ${and(isIt, isListed(search), not(containsAll(search.q)))}
        and (municipality.number > 1 or ${isAfter(from) ?? sql`true`})
      order by ${mostLikedFirst} limit ${size}
    ) as people
    limit ${size}`;
}

/** How many people all tiers hold together, at most this many. */
export async function countCreatives(search: DirectorySearch, tiers: readonly Tier[], most: number): Promise<number> {
  const listed = and(isListed(search), containsAll(search.q));
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${visibleProfiles} where ${listed} order by ${mostLikedFirst} limit ${most}
    ) as found`);
  const byLetter = rows[0]?.count ?? 0;
  const asked = tiers.filter(({ kind }) => kind !== "name" && kind !== "letters");
  if (byLetter >= most || asked.length === 0) return byLetter;
  const isIt = sql.join(
    asked.map(({ fit }) => sql`(${fits(fit)})`),
    sql` or `,
  );
  const { rows: others } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from search_documents as d join ${visibleProfiles} on ${visibleProfiles.id} = d.profile_id
      where d.profile_id is not null and (${isIt}) and ${and(isListed(search), not(containsAll(search.q)))} limit ${most - byLetter}
    ) as found`);
  return byLetter + (others[0]?.count ?? 0);
}

import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { maxCounted, pageSizes } from "~/db/page-sizes";
import { isListed, selectFound, toPage } from "~/features/profiles/directory/cards.server";
import { allOf, one } from "~/search/ask";
import { lexeme } from "~/search/lexemes";
import type { Landing } from "~/search-index/landing-address";
import { visibleProfiles } from "~/visible/profiles.server";

/**
 * With more people than this, the most liked are read one by one until there are enough. With fewer, all are read and
 * sorted.
 */
const maxSorted = 1000;

const mostLikedFirst = sql`${visibleProfiles.favoriteCount} desc, ${visibleProfiles.id} desc`;

const fits = ({ craft, place }: Landing) => {
  const asks = [...(craft ? [one(lexeme.offered(craft))] : []), ...(place ? [one(lexeme.place(place))] : [])];
  return sql`d.means @@ ${allOf(...asks)}::tsquery`;
};

const listed = isListed({ skill: "" });

const sorted = (landing: Landing) => sql`
  select ${visibleProfiles.id} as id, count(*) over ()::int as total
  from search_documents as d join ${visibleProfiles} on ${visibleProfiles.id} = d.profile_id
  where d.profile_id is not null and ${fits(landing)} and ${listed}
  order by ${mostLikedFirst} limit ${pageSizes.creatives}`;

const oneByOne = (landing: Landing) => sql`
  select ${visibleProfiles.id} as id, ${maxCounted + 1}::int as total
  from (select * from ${visibleProfiles} where ${listed} order by ${mostLikedFirst} offset 0) as visible_profiles
  cross join lateral (
    select from search_documents as d where d.profile_id = ${visibleProfiles.id} and ${fits(landing)} offset 0
  ) as d
  order by ${mostLikedFirst} limit ${pageSizes.creatives}`;

/**
 * The cards of the most liked people who offer a craft, in a place, as in the directory, and how many there are, if not
 * very many. `counted` is how many there were lately.
 */
export async function listPeopleOf(landing: Landing, counted: number) {
  const query = counted > maxSorted ? oneByOne(landing) : sorted(landing);
  const { rows: found } = await db.execute<{ id: string; total: number }>(query);
  const rows = await selectFound(
    found.map(({ id }) => id),
    [],
  );
  const ordered = found.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
  const total = Math.min(found[0]?.total ?? 0, maxCounted + 1);
  return toPage({ q: "", skill: "", after: null }, ordered, { next: null, total }, () => ({}));
}

import { and, eq, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { maxCounted } from "~/db/page-sizes";
import { landingPages } from "~/db/schema";
import { isLike, searchWords } from "~/db/text-search";
import { type Ask, allOf, one } from "~/search/ask";
import { isOfLetters } from "~/search/groups";
import { lexeme } from "~/search/lexemes";
import { planSearch } from "~/search/plan";
import { municipalities } from "~/search/region/region";
import type { Understood } from "~/search/understand";
import { fits, idsByDocument, searching } from "~/search-index/select-tier.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { isListed } from "./cards.server";
import type { DirectorySearch } from "./directory";

/** So few people are grouped by what their documents say of places. */
const maxGrouped = 1000;

export interface PlaceCount {
  /** The id of a municipality; empty for those without a known one. */
  place: string;
  count: number;
}

interface Wanted {
  where: SQL | undefined;
  /** What a document answers to be counted; nothing asks for all. */
  isIt?: SQL;
  /** The same as a question, if it is no more than one: then the index finds it together with the place. */
  ask?: Ask;
  /** Whether name, title and place hold the typed letters. */
  isLetters?: SQL;
}

/** How many people there are in each municipality. Of very many it counts a bounded number in each. */
async function countIn({ where, isIt, ask, isLetters }: Wanted): Promise<PlaceCount[]> {
  const ids = municipalities().map(({ id }) => id);
  const asks = ids.map((id) => allOf(one(lexeme.at(id)), ...(ask ? [ask] : [])));
  const searched = { column: "profile_id", seen: visibleProfiles, id: visibleProfiles.id } as const;
  const joined = sql`search_documents as d join ${visibleProfiles} on ${visibleProfiles.id} = d.profile_id`;
  const isCounted = isIt && isLetters ? sql`(${isIt} or ${isLetters})` : (isIt ?? sql`true`);
  return searching(async (tx) => {
    const { rows } = await tx.execute<{ place: string; count: number }>(sql`
      with meant as materialized (
        ${idsByDocument(searched, isIt ?? sql`true`, where)} limit ${maxGrouped + 1}
      ), typed as materialized (
        select ${visibleProfiles.id} as id from ${visibleProfiles}
        where ${and(where, isLetters ?? sql`false`)} order by ${visibleProfiles.id} limit ${maxGrouped + 1}
      ), many as materialized (
        select (select count(*) from meant) > ${maxGrouped} or (select count(*) from typed) > ${maxGrouped} as are
      )
      (select coalesce(substr(at, 3), '') as place, count(*)::int as count
        from (select id from meant union select id from typed) as few
        join search_documents as d on d.profile_id = few.id
        left join lateral (
          select at from unnest(tsvector_to_array(d.means)) as at where starts_with(at, ${lexeme.at("")})
        ) as found on true
        where not (select are from many) group by 1)
      union all
      (select place, count from unnest(${sql.param(ids)}::text[], ${sql.param(asks)}::text[]) as municipality (place, ask)
        cross join lateral (
          select count(*)::int as count from (
            select from ${joined}
            where d.profile_id is not null and d.means @@ municipality.ask::tsquery and ${and(isCounted, where)}
            limit ${maxCounted + 1}
          ) as found
        ) as counted
        where (select are from many) and count > 0)`);
    return rows;
  });
}

/** Where the people of a search are. A place in it decides nothing: people look at the map for other places too. */
export function countByPlace(search: DirectorySearch, understood: Understood): Promise<PlaceCount[]> {
  const { q, skill, isLiteral } = search;
  const where = isListed(search);
  const hasSkill = skill ? one(lexeme.skill(skill)) : null;
  if (!q) return countIn({ where, ask: hasSkill, isIt: hasSkill ? sql`d.means @@ ${hasSkill}::tsquery` : undefined });
  const asked = planSearch({ ...understood, place: null }, { isLiteral }).filter(({ kind }) => !isOfLetters(kind));
  const isIt = sql.join([sql`false`, ...asked.map(({ fit }) => sql`(${fits(fit)})`)], sql` or `);
  const words = searchWords(q);
  const isLetters = and(...words.map((word) => isLike(visibleProfiles.searchText, word))) ?? sql`false`;
  return countIn({ where, isIt: sql`(${isIt})`, isLetters });
}

/** So many people are counted one by one. */
const maxOffering = 200;

/** Where people offer a craft. Of many, the places are named that have a page of this craft. */
export async function countOffering(craft: string): Promise<PlaceCount[]> {
  const counted = await db
    .select({ place: landingPages.place, count: landingPages.people })
    .from(landingPages)
    .where(eq(landingPages.craft, craft));
  const ofAll = counted.find(({ place }) => !place)?.count ?? 0;
  const inPlaces = counted.filter(({ place }) => place);
  if (ofAll > maxOffering && inPlaces.length > 0) return inPlaces;
  const ask = one(lexeme.offered(craft));
  return countIn({ where: isListed({ skill: "" }), ask, isIt: sql`d.means @@ ${ask}::tsquery` });
}

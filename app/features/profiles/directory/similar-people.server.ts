import { and, type SQL, sql } from "drizzle-orm";
import { pageSizes } from "~/db/page-sizes";
import { hasTrigram, isLike, likeText, searchWords } from "~/db/text-search";
import { isFiller } from "~/search/language/fillers";
import { fold } from "~/search/language/fold";
import { isAnybody } from "~/search/reading/special-words";
import { wordsMeantBy } from "~/search-index/name-words.server";
import { fewOrInOrder, maxSorted, searching } from "~/search-index/select-tier.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { isListed } from "./cards.server";
import type { DirectorySearch } from "./directory";
import { searchedIn } from "./find-creatives.server";
import { orderedBy } from "./order.server";

/** A common name fills the page with the most liked people, who are looked at first: so many of them cost less than the index. */
const looked = 400;
const shortestSlip = 4;
/** Beside other words, such as a first name. */
const shortestSlipOfSeveral = 3;

/** The ids of people in whose name, title or place each word stands, or one that is spelled like it. */
export async function findSimilar(search: DirectorySearch): Promise<string[]> {
  const all = [...new Set(searchWords(search.q.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")))];
  // 'Frau Lehmkul'
  const named = all.filter((word) => !isFiller(fold(word)) && !isAnybody(fold(word)));
  const words = named.length > 0 ? named : all;
  const shortest = words.length > 1 ? shortestSlipOfSeveral : shortestSlip;
  const slips = words.filter((word) => [...word].length >= shortest && hasTrigram(word) && /\p{L}/u.test(word));
  if (slips.length === 0) return [];
  return searching(async (tx) => {
    const { searchText } = visibleProfiles;
    const letters = words.filter((word) => !slips.includes(word)).map((word) => isLike(searchText, word));
    const conditions: SQL[] = [];
    for (const slip of slips) {
      const meant = await wordsMeantBy(slip, tx);
      if (meant.length === 0) return [];
      conditions.push(hasWord(meant));
    }
    const isIt = and(...letters, ...conditions) ?? sql`true`;
    const ordered = searchedIn(orderedBy(undefined, null), null);
    const liked = sql`select * from ${visibleProfiles} where ${isListed(search)} order by ${ordered.order} limit ${looked} offset 0`;
    const among = await tx.execute<{ id: string }>(
      sql`select ${ordered.shown} from (${liked}) as visible_profiles where ${isIt} order by ${ordered.order} limit ${pageSizes.creatives}`,
    );
    if (among.rows.length === pageSizes.creatives) return among.rows.map(({ id }) => id);
    const ids = sql`select ${visibleProfiles.id} as row_id from ${visibleProfiles} where ${and(isListed(search), isIt)}`;
    const people = fewOrInOrder(ordered, {
      ...{ ids, isFound: isIt, sorted: maxSorted, most: maxSorted, isUncounted: true },
      ...{ where: isListed(search), size: pageSizes.creatives },
    });
    const { rows } = await tx.execute<{ id: string }>(people);
    return rows.map(({ id }) => id);
  });
}

/** The letters are compared first, because they take less time than finding where words begin. */
function hasWord(words: string[]): SQL {
  const { searchText } = visibleProfiles;
  const patterns = words.map((word) => `%${likeText(word)}%`);
  return sql`(search_words(${searchText}) && ${sql.param(words)}::text[] and ${searchText} ~~ any(${sql.param(patterns)}::text[]))`;
}

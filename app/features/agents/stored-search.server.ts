import { sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { hasTrigram, likeText, searchWords } from "~/db/text-search";
import type { Around } from "~/search/around";
import type { Ask } from "~/search/ask";
import { letterKey, standingOf } from "~/search/standing";
import { madeWith } from "~/search-index/made-with.server";

/** What the parser of a list has read from its address. */
export interface ListSearch {
  q: string;
  /** Only the typed letters count. */
  isLiteral?: boolean;
  /** Those that are listed offer work, so that 'Job Grafik' asks for graphic design. */
  offersWork?: boolean;
  /** The parameters of its address, in one order. */
  fields: [string, string][];
  /** What the document of whatever is listed must answer. */
  filters: Ask;
  /** Whatever answers the filters has at least one of these lexemes. */
  filterKeys: string[];
  around: Around | null;
  /** Only who takes orders now. */
  onlyFree?: boolean;
  /** What it looks for in a few words. */
  texts: string[];
}

/** The key of a search for everything, which every thing has. */
export const anyKey = "*";

/**
 * A search as columns of its agent. The plan is that of the page (`planSearch`), so an agent finds what the page shows.
 * The letters of crafts count as whole words of the head. Of calls, other letters are looked for in the head alone, unless
 * nothing but letters counts; then short words are.
 */
export async function storedColumns(
  on: Connection,
  { q, isLiteral, offersWork, filters, filterKeys, onlyFree = false }: ListSearch,
) {
  const words = searchWords(q);
  const standing = q.trim() ? standingOf(q, { isLiteral, offersWork }) : null;
  const around = standing?.isOfCraft ? " " : "";
  const { rows } = await on.execute<{ word: string; pattern: string }>(sql`
    select search_fold(word) as word, search_fold('%' || ${around} || pattern || ${around} || '%') as pattern
    from unnest(${sql.param(words)}::text[], ${sql.param(words.map(likeText))}::text[]) as typed (word, pattern)`);
  const isOfHead = (word: string) => !hasTrigram(word) || around !== "" || (offersWork === true && !isLiteral);
  const patterns = (ofHead: boolean) =>
    rows.filter((_, at) => isOfHead(words[at] ?? "") === ofHead).map(({ pattern }) => pattern);
  const longest = rows.map(({ word }) => word).sort((one, other) => other.length - one.length)[0];
  const ofFilters = filterKeys.length > 0 ? filterKeys : [anyKey];
  return {
    ...{ filters, onlyFree },
    means: standing?.means ?? null,
    textPatterns: patterns(false),
    headPatterns: patterns(true),
    keys: longest === undefined ? ofFilters : [letterKey(longest), ...(standing?.keys ?? [])],
    madeWith: madeWith(),
  };
}

export type StoredColumns = Awaited<ReturnType<typeof storedColumns>>;

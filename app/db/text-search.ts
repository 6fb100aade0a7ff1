import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

const mostWords = 6;
/** What `search_fold` makes shorter: a trigram index can't find what is left of a short word. */
const folded = (word: string) => word.replace(/([aou])e/gi, "$1");

/** The words of a search. More than a few only cost time. */
export const searchWords = (query: string): string[] => query.split(/\s+/).filter(Boolean).slice(0, mostWords);

const hasTrigram = (word: string) => /[\p{L}\p{N}]{3}/u.test(word);

/**
 * Whether a folded text contains this word. Less than three letters in a row have an index of their own kind; before it is
 * computed for a row, a quick look tells whether it is worth it, put so that the planner expects nothing from it.
 */
export function containsWord(searchText: SQLWrapper, word: string): SQL {
  const short = folded(word);
  if ([...short].length <= 2) {
    return sql`(strpos(${searchText}, search_fold(${word})) <> 0 and search_grams(${searchText}) @> array[search_fold(${word})])`;
  }
  const isLike = sql`${searchText} like search_fold(${`%${word.replace(/[\\%_]/g, "\\$&")}%`})`;
  return hasTrigram(short)
    ? isLike
    : sql`(${isLike} and search_grams(${searchText}) @> search_grams(search_fold(${word})))`;
}

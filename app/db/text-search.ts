import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

const mostWords = 6;
/** What `search_fold` makes shorter: a trigram index can't find what is left of a short word. */
const folded = (word: string) => word.replace(/([aou])e/gi, "$1");

/** The words of a search. More than a few only cost time. */
export const searchWords = (query: string): string[] => query.split(/\s+/).filter(Boolean).slice(0, mostWords);

/** Whether a folded text contains this word. One or two letters have an index of their own kind. */
export function containsWord(searchText: SQLWrapper, word: string): SQL {
  if ([...folded(word)].length <= 2) return sql`search_grams(${searchText}) @> array[search_fold(${word})]`;
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`${searchText} like search_fold(${pattern})`;
}

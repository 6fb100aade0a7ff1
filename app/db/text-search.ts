import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { spellingsInAddresses } from "~/text/email-field";

const maxWords = 6;
/** Removes the characters that `search_fold` removes. A trigram index can't find a word that becomes too short. */
const folded = (word: string) => word.replace(/([aou])e/gi, "$1");

/** The words of a search, at most a few, because more only cost time. */
export const searchWords = (query: string): string[] => query.split(/\s+/).filter(Boolean).slice(0, maxWords);

/** Words of fewer than three letters have no trigram. */
export const isShortWord = (word: string): boolean => [...folded(word)].length <= 2;

/** Escapes a word for a LIKE pattern. */
export const likeText = (word: string): string => word.replace(/[\\%_]/g, "\\$&");

/**
 * A trigram index can find a word only if it has three letters or digits in a row, of those that PostgreSQL knows in any
 * locale. Without them it would read everybody.
 */
export const hasTrigram = (word: string): boolean =>
  /[a-z0-9]{3}/i.test(folded(word.normalize("NFKD").replace(/\p{M}/gu, "")));

/** Whether a folded text contains the word; PostgreSQL chooses the index. */
export const isLike = (searchText: SQLWrapper, word: string): SQL =>
  sql`${searchText} like search_fold(${`%${likeText(word)}%`})`;

/** The same condition for the word, or for the domain that it is in a stored mail address. */
export const alsoAsDomain = (word: string, holds: (spelling: string) => SQL): SQL =>
  sql`(${sql.join(spellingsInAddresses(word).map(holds), sql` or `)})`;

/**
 * Whether a folded text contains this word. Words of fewer than three letters use an index of short pieces. The cheap
 * LIKE comes first; it is written as an expression so that PostgreSQL does not estimate its selectivity.
 */
export function containsWord(searchText: SQLWrapper, word: string): SQL {
  if (isShortWord(word)) {
    return sql`(strpos(${searchText}, search_fold(${word})) <> 0 and search_grams(${searchText}) @> array[search_fold(${word})])`;
  }
  return hasTrigram(word)
    ? isLike(searchText, word)
    : sql`(${isLike(searchText, word)} and search_grams(${searchText}) @> search_grams(search_fold(${word})))`;
}

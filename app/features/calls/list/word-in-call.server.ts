import { type SQL, sql } from "drizzle-orm";
import { ausschreibungen } from "~/db/schema";
import { hasTrigram, isLike } from "~/db/text-search";

const { searchHead, searchText } = ausschreibungen;

/** A word too short for the long text is looked for where names stand: in title, category, place and company. */
export const holdsWord = (word: string): SQL => isLike(hasTrigram(word) ? searchText : searchHead, word);

/** The same in words that an index understands: of a short word, its one- and two-letter pieces. */
export const findsWord = (word: string): SQL =>
  hasTrigram(word)
    ? isLike(searchText, word)
    : sql`(search_grams(${searchHead}) @> search_grams(search_fold(${word})) and ${isLike(searchHead, word)})`;

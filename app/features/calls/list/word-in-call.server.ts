import { type SQL, sql } from "drizzle-orm";
import { hasTrigram, isLike } from "~/db/text-search";
import { searchedColumns } from "~/visible/calls.server";

const { searchHead, searchText } = searchedColumns;

/** A word too short for the long text is looked for where names stand: in title, category, place and company. */
export const holdsWord = (word: string): SQL => isLike(hasTrigram(word) ? searchText : searchHead, word);

/** The same condition in a form that the index supports: a short word by its pieces of one and two letters. */
export const findsWord = (word: string): SQL =>
  hasTrigram(word)
    ? isLike(searchText, word)
    : sql`(search_grams(${searchHead}) @> search_grams(search_fold(${word})) and ${isLike(searchHead, word)})`;

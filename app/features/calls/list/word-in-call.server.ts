import { type SQL, sql } from "drizzle-orm";
import { hasTrigram, isLike } from "~/db/text-search";
import { searchedColumns } from "~/visible/calls.server";

const { searchHead, searchText } = searchedColumns;

/** Searches the whole text, or for a short word only title, category, place and company. */
export const holdsWord = (word: string): SQL => isLike(hasTrigram(word) ? searchText : searchHead, word);

/** The same condition in a form that the index supports. It finds a short word by pieces of one and two letters. */
export const findsWord = (word: string): SQL =>
  hasTrigram(word)
    ? isLike(searchText, word)
    : sql`(search_grams(${searchHead}) @> search_grams(search_fold(${word})) and ${isLike(searchHead, word)})`;

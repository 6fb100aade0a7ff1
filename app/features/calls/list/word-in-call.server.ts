import { type SQL, sql } from "drizzle-orm";
import { hasTrigram, isLike } from "~/db/text-search";
import { searchedColumns } from "~/visible/calls.server";

const { searchHead } = searchedColumns;

/** Whether title, category, place or company hold a word, as an index finds it: a short one by pieces of one and two letters. */
export const findsWord = (word: string): SQL =>
  hasTrigram(word)
    ? isLike(searchHead, word)
    : sql`(search_grams(${searchHead}) @> search_grams(search_fold(${word})) and ${isLike(searchHead, word)})`;

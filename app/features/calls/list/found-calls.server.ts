import { and, type SQL, sql } from "drizzle-orm";
import { pageSizes } from "~/db/page-sizes";
import { hasTrigram, isLike } from "~/db/text-search";
import { allOf, one } from "~/search/ask";
import { lexeme } from "~/search/lexemes";
import { wordsOfChoice } from "~/search/vocabulary/choices";
import { findNewest, searchedBy } from "~/search-index/find-newest.server";
import { readFound } from "~/search-index/found-cursor";
import { searchedColumns as call, isOfShowingCompany } from "~/visible/calls.server";
import { targetGroupLabels } from "../call";
import { callsInOrder, goesOn } from "./ordered-calls.server";
import { answers, type CallFilter, isListed } from "./select-page.server";

/** Whether title, category, place or company hold a word, as an index finds it: a short one by pieces of one and two letters. */
const findsWord = (word: string): SQL =>
  hasTrigram(word)
    ? isLike(call.searchHead, word)
    : sql`(search_grams(${call.searchHead}) @> search_grams(search_fold(${word})) and ${isLike(call.searchHead, word)})`;

const calls = {
  column: "call_id",
  seen: sql`ausschreibungen`,
  name: "ausschreibungen",
  id: call.id,
  text: call.searchHead,
  findsWord,
  longText: call.searchText,
} as const;

interface Shown {
  id: number;
  title: string;
  category: string;
  location: string | null;
  workLocation: string | null;
  experienceLevel: string | null;
  targetGroup: string | null;
}

/** A page of the calls of a search: their rows as `select` reads them, in their order, and why each was found. */
export function findCallsOf<Row extends Shown>(filter: CallFilter, select: (ids: number[]) => Promise<Row[]>) {
  const { query, isLiteral = false, category, asked, order } = filter;
  const last = readFound(filter.after);
  const from = last && goesOn(order, last) ? last : null;
  const ofCategory = category ? one(lexeme.category(category)) : null;
  return findNewest(
    searchedBy(callsInOrder(order, from), { ...calls, filtered: category }, from),
    {
      ...{ q: query, isLiteral, offersWork: true, size: pageSizes.calls, cursor: from && filter.after },
      where: and(isListed({ category }), isOfShowingCompany, answers(asked)),
      narrowing: ofCategory && asked ? allOf(ofCategory, asked) : (ofCategory ?? asked ?? null),
      isNearest: order === "naehe",
    },
    select,
    ({ title, category: named, location, workLocation, experienceLevel, targetGroup }) => ({
      said: [title, named, wordsOfChoice(workLocation), wordsOfChoice(experienceLevel)],
      facts: targetGroupLabels(targetGroup).map((label) => `Zielgruppe: ${label}`),
      place: location,
      inText: "in der Beschreibung",
    }),
  );
}

import { and, asc, ne, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { isLike, isShortWord, searchWords } from "~/db/text-search";
import { visibleProfiles as seen } from "~/visible/profiles.server";

const maxSuggestions = 6;
const maxTypedLength = 120;

/** The names of public profiles that contain the typed words, for the form of a work. */
export async function suggestMembers(ownerId: string, typed: string): Promise<string[]> {
  const words = searchWords(typed.slice(0, maxTypedLength));
  if (words.every(isShortWord)) return [];
  const isFound = words.map((word) => and(isLike(seen.searchText, word), isInName(word)));
  const rows = await db
    .select({ name: seen.name })
    .from(seen)
    .where(and(ne(seen.id, ownerId), ...isFound))
    .orderBy(asc(seen.name))
    .limit(maxSuggestions);
  return rows.map(({ name }) => name);
}

/** The search text also has title and place. */
const isInName = (word: string) => sql`strpos(search_fold(${seen.name}), search_fold(${word})) <> 0`;

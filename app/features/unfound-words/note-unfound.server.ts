import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { saltedHash } from "~/db/salted-hash.server";
import { unfoundWords } from "~/db/schema";
import { isOfReader } from "~/http/is-of-reader.server";
import { countTry, networkOf } from "~/http/rate-limit.server";
import { log } from "~/log.server";
import { understand } from "~/search/understand";
import { addDays, dayInVienna, mondayOf } from "~/text/dates";
import { unfoundWordsOf } from "./words-of";

/**
 * Notes the words of a search that found nobody, after the page was sent. Failures are only logged. The returned
 * function stays in memory with the page, so it must not refer to the request.
 */
export function unfound(query: string, viewer: Viewer | null) {
  const words = unfoundWordsOf(understand(query));
  return (request: Request, clientAddress: string): void => {
    if (words.length === 0 || !isOfReader(request)) return;
    setImmediate(() => {
      noteWords(words, viewer?.id ?? networkOf(clientAddress), clientAddress).catch((error) =>
        log.debug({ err: error }, "could not note the words of a search"),
      );
    });
  };
}

/** Once for each person and week. The hash differs from word to word, so nobody can tell which words one person typed. */
export async function noteWords(words: string[], searcher: string, clientAddress: string): Promise<void> {
  const week = mondayOf(dayInVienna());
  for (const word of words) {
    if (await countTry("unfound-word", clientAddress)) return;
    const hash = await saltedHash("searches", addDays(week, 6), `${searcher}\n${word}`);
    await db.insert(unfoundWords).values({ week, word, searcher: hash }).onConflictDoNothing();
  }
}

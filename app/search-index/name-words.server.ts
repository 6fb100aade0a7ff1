import { sql } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { nameWords } from "~/db/schema";
import { slipsFrom } from "~/search/reading/slips";
import { visibleProfiles } from "~/visible/profiles.server";

/**
 * Two words with a slip share at least so many of their three-letter pieces: of this word, or of long ones, which may have
 * two slips and are like many, of both together. That takes half the time for each, but finds more of a short word.
 */
const leastAlike = { ofThis: 0.33, ofBoth: 0.2 };
const longWord = 8;
/** So many words are compared letter by letter, those first that share the most pieces. */
const maxCompared = 200;
/** So many are searched for. */
const maxMeant = 12;

/** Lists the words of those who may be seen, without those of people who have left. */
export async function listNameWords(): Promise<void> {
  await db.execute(sql`
    with seen as materialized (
      select distinct word from ${visibleProfiles} cross join unnest(search_words(${visibleProfiles.searchText})) as word
      where word ~ '[^0-9]'
    ), gone as (
      delete from name_words as n where not exists (select from seen where seen.word = n.word)
    )
    insert into ${nameWords} (word) select word from seen on conflict do nothing`);
}

/** The words of names, titles and places that this one may be a slip of, the likeliest first. Call it in a transaction. */
export async function wordsMeantBy(typed: string, on: Connection): Promise<string[]> {
  const [isAlike, likeness] =
    typed.length >= longWord ? [sql`typed % word`, sql`similarity`] : [sql`typed <% word`, sql`word_similarity`];
  await on.execute(sql`
    select set_config('pg_trgm.word_similarity_threshold', ${`${leastAlike.ofThis}`}, true),
      set_config('pg_trgm.similarity_threshold', ${`${leastAlike.ofBoth}`}, true)`);
  const { rows } = await on.execute<{ typed: string; word: string }>(sql`
    select typed, word from search_fold(${typed}) as typed join ${nameWords}
      on ${isAlike} and abs(char_length(word) - char_length(typed)) <= 2
    order by ${likeness}(typed, word) desc, word limit ${maxCompared}`);
  const slips = rows.map(({ typed, word }) => ({ word, slips: slipsFrom(typed, word) }));
  return slips
    .filter(({ slips }) => slips !== null)
    .sort((one, other) => (one.slips ?? 0) - (other.slips ?? 0))
    .slice(0, maxMeant)
    .map(({ word }) => word);
}

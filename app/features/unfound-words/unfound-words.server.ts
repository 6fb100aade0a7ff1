import { count, desc, eq, gte, lt, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { unfoundWords } from "~/db/schema";
import { today } from "~/db/today";
import { keepingTimes } from "~/jobs/keeping-times";
import { dayInVienna, formatDay, mondayOf } from "~/text/dates";

/** What fewer people looked for may be a name or a slip, and nobody reads it. */
const fewestPeople = 3;
const maxWords = 500;

const { week, word } = unfoundWords;

export interface UnfoundWeek {
  from: string;
  words: { word: string; people: number }[];
}

/** The latest week first, and in it what most people looked for. */
export async function listUnfoundWords(): Promise<UnfoundWeek[]> {
  const rows = await db
    .select({ week, word, people: count() })
    .from(unfoundWords)
    .groupBy(week, word)
    .having(gte(count(), fewestPeople))
    .orderBy(desc(week), desc(count()), word)
    .limit(maxWords);
  const weeks = Map.groupBy(rows, (row) => row.week);
  return [...weeks].map(([monday, words]) => ({
    from: formatDay(monday),
    words: words.map(({ word, people }) => ({ word, people })),
  }));
}

/** What most people looked for since Monday. */
export async function listUnfoundThisWeek(limit = 5): Promise<string[]> {
  const rows = await db
    .select({ word })
    .from(unfoundWords)
    .where(eq(week, mondayOf(dayInVienna())))
    .groupBy(word)
    .having(gte(count(), fewestPeople))
    .orderBy(desc(count()), word)
    .limit(limit);
  return rows.map((row) => row.word);
}

/** Removes what is too old and, once a week is over, what too few people looked for in it. */
export async function purgeUnfoundWords(): Promise<number> {
  const isRare = sql`(${week}, ${word}) in (
    select ${week}, ${word} from ${unfoundWords} where ${lt(week, mondayOf(dayInVienna()))}
    group by ${week}, ${word} having count(*) < ${fewestPeople})`;
  const isOld = lt(week, sql`${today} - ${keepingTimes.unfoundWord.interval}::interval`);
  const { rowCount } = await db.delete(unfoundWords).where(or(isRare, isOld));
  return rowCount ?? 0;
}

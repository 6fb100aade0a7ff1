import { and, count, desc, eq, gte, lt, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { maxCountedRows } from "~/db/count-some.server";
import { pageAt } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { unfoundWords } from "~/db/schema";
import { containsWord, searchWords } from "~/db/text-search";
import { today } from "~/db/today";
import { keepingTimes } from "~/jobs/keeping-times";
import { dayInVienna, formatDay, mondayOf } from "~/text/dates";

/** Words of fewer people may be a name or a typing error, so they are not shown. */
const fewestPeople = 3;

const { week, word } = unfoundWords;

interface Wanted {
  query?: string;
  skip?: number;
  limit?: number;
}

const grouped = (query = "") =>
  db
    .select({ week, word, people: count().as("people") })
    .from(unfoundWords)
    .where(and(...searchWords(query).map((one) => containsWord(sql`search_fold(${word})`, one))))
    .groupBy(week, word)
    .having(gte(count(), fewestPeople));

export async function countUnfoundWords(query: string): Promise<number> {
  const found = grouped(query)
    .limit(maxCountedRows + 1)
    .as("found");
  return db.$count(found);
}

/** The latest week first, and in it what most people looked for. */
export async function listUnfoundWords({ query, skip = 0, limit = pageSizes.unfoundWords }: Wanted = {}) {
  const rows = await grouped(query)
    .orderBy(desc(week), desc(count()), word)
    .offset(skip)
    .limit(limit + 1);
  return pageAt(
    rows.map((row) => ({ from: formatDay(row.week), word: row.word, people: row.people })),
    skip,
    limit,
  );
}

/** What most people looked for since Monday. */
export async function listUnfoundThisWeek(): Promise<string[]> {
  const rows = await db
    .select({ word })
    .from(unfoundWords)
    .where(eq(week, mondayOf(dayInVienna())))
    .groupBy(word)
    .having(gte(count(), fewestPeople))
    .orderBy(desc(count()), word)
    .limit(5);
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

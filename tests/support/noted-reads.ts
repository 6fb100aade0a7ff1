import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import pg from "pg";
import { db } from "../../app/db/client.server";
import { changes } from "../../app/db/schema";
import { ReadCache } from "../../app/visible/cached-reads.server";
import { isTopic, type Topic } from "../../app/visible/topics";

interface Watched {
  noun: string;
  /** Whether a write also notes the page of a person. */
  hasPerson: boolean;
}

/** The tables whose writes are noted, by what their triggers say. */
async function watchedTables(): Promise<Map<string, Watched>> {
  const { rows } = await db.execute<{ name: string; given: string }>(sql`
    select distinct relname as name, encode(tgargs, 'escape') as given
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where proname = 'note_change'`);
  return new Map(
    rows.map(({ name, given }) => {
      const [noun = "", person = ""] = given.split("\\000");
      return [name, { noun, hasPerson: person !== "" }];
    }),
  );
}

/** The statements of the read that is under way. Several may be at once. */
const reading = new AsyncLocalStorage<string[]>();

interface Driver {
  query: (this: unknown, query: string | { text: string }, ...rest: unknown[]) => unknown;
}

const driver = pg.Client.prototype as unknown as Driver;
const original = driver.query;
driver.query = function (query, ...rest) {
  reading.getStore()?.push(typeof query === "string" ? query : query.text);
  return original.call(this, query, ...rest);
};

const tablesIn = (text: string) => [...text.matchAll(/\b(?:from|join)\s+"?(\w+)"?/gi)].map(([, name = ""]) => name);

/** The tables that were read without a topic that tells of a change there. */
function unnamedTables(watched: Map<string, Watched>, statements: string[], topics: Topic[]) {
  return [...new Set(statements.flatMap(tablesIn))].filter((table) => {
    const { noun = "", hasPerson } = watched.get(table) ?? {};
    const isNamed = topics.some((topic) => topic === noun || (hasPerson && topic.startsWith("profile:")));
    return isTopic(noun) && !isNamed;
  });
}

/** What a page reads without a topic of it, or null if it has no topics and is never cached. */
export async function readsUnnamed(read: () => Promise<unknown>, topicsOf: () => Topic[] | null) {
  const statements: string[] = [];
  await reading.run(statements, read);
  const topics = topicsOf();
  return topics && unnamedTables(await watchedTables(), statements, topics);
}

/** A cache in which a read fails that reads a table and names no topic of it: it would not be told of a change there. */
class CheckedReads extends ReadCache {
  readonly watched: Map<string, Watched>;

  constructor(watched: Map<string, Watched>, ...given: ConstructorParameters<typeof ReadCache>) {
    super(...given);
    this.watched = watched;
  }

  override recall<Value>(key: string, topicsOf: (value: Value) => Topic[], read: () => Promise<Value>) {
    return super.recall(key, topicsOf, async () => {
      const statements: string[] = [];
      const value = await reading.run(statements, read);
      const topics = topicsOf(value);
      const tables = unnamedTables(this.watched, statements, topics);
      if (tables.length > 0) throw new Error(`A cached read of ${tables} names only the topics ${topics}`);
      return value;
    });
  }
}

/** A memory for reads that hears of writes as the site does, by the notes in the database, but only when it is told to. */
export async function notedReads() {
  let newest = 1;
  const touched = new Map<string, number>();
  const reads = new CheckedReads(await watchedTables(), 3600, {
    get newest() {
      return newest;
    },
    isUpToDate: () => true,
    haveChanged: (topics, after) =>
      [...topics, "everything"].some((topic) => (touched.get(topic) ?? Number.NEGATIVE_INFINITY) > after),
  });
  async function readNotes() {
    const notes = await db.delete(changes).returning({ topics: changes.topics });
    newest += 1;
    for (const topic of notes.flatMap(({ topics }) => topics)) touched.set(topic, newest);
  }
  await readNotes();
  return { reads, readNotes };
}

import { lookNoun, takePublishedLook } from "~/db/look.server";
import { StatementPool } from "~/db/statement-pool.server";
import { log } from "~/log.server";
import type { Changes } from "~/visible/changes";
import { isTopic, type Topic } from "~/visible/topics";

const everyMs = 500;
/** How soon the next reading begins when it was asked for during one. Many writes together share a reading. */
const againMs = 20;
/** A process that has not read for this long does not know what has changed. */
const blindAfterMs = 1_000;
/** After a longer gap, notes may be gone that it never read. A job deletes them after some minutes. */
const maxGapMs = 60_000;
const maxTopics = 20_000;

/**
 * The notes since a snapshot. Numbers and times of notes would not do, because a transaction that began earlier may be
 * seen later.
 */
const newNotes = `
  select pg_current_snapshot()::text as snapshot, coalesce((
    select array_agg(distinct topic) from changes, unnest(topics) as topic
    where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
  ), '{}') as topics`;

interface Reading {
  snapshot: string;
  topics: string[];
}

/** Reads one moment of the database: its snapshot, and the topics that have changed since the given one. */
type Read = (since: string | null) => Promise<Reading>;

/** For a server that keeps no pages. */
export const nothingKnown: Changes = { newest: 0, isUpToDate: () => false, haveChanged: () => true };

/** Reads the notes of all processes, jobs, commands and hand-made SQL. It needs no state of a session, so any pooler will do. */
export class ChangeReader implements Changes {
  newest = 0;
  #changedAt = new Map<string, number>();
  #everythingAt = 0;
  #snapshot: string | null = null;
  #readAt = Number.NEGATIVE_INFINITY;
  #isReading = false;
  #isAskedAgain = false;
  #isAgainSoon = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #read: Read;

  constructor(read: Read) {
    this.#read = read;
  }

  isUpToDate(): boolean {
    return performance.now() - this.#readAt < blindAfterMs;
  }

  haveChanged(topics: Topic[], after: number): boolean {
    return this.#everythingAt > after || topics.some((topic) => (this.#changedAt.get(topic) ?? 0) > after);
  }

  /** Reads now and then on and on. The next reading begins half a second after this one began, or when asked for. */
  async read(): Promise<void> {
    if (this.#isStopped || this.#isAgainSoon) return;
    if (this.#isReading) {
      this.#isAskedAgain = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#isReading = true;
    const began = performance.now();
    try {
      this.#take(await this.#read(this.#snapshot), began);
    } catch (error) {
      if (this.isUpToDate()) log.warn({ err: error }, "could not read what has changed");
      // The database that answers next may be another one.
      this.#forget();
      this.#snapshot = null;
      this.#readAt = Number.NEGATIVE_INFINITY;
    }
    this.#isReading = false;
    this.#isAgainSoon = this.#isAskedAgain;
    this.#isAskedAgain = false;
    const rest = Math.max(0, began + (this.#isAgainSoon ? againMs : everyMs) - performance.now());
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#isAgainSoon = false;
      void this.read();
    }, rest).unref();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#readAt = Number.NEGATIVE_INFINITY;
    this.#forget();
  }

  #take({ snapshot, topics }: Reading, began: number): void {
    if (this.#isStopped) return;
    const hasMissedSome = this.#snapshot === null || began - this.#readAt > maxGapMs;
    this.#snapshot = snapshot;
    this.#readAt = began;
    if (hasMissedSome || !topics.every(isTopic) || this.#changedAt.size > maxTopics) this.#forget();
    else if (topics.length > 0) {
      this.newest += 1;
      for (const topic of topics) this.#changedAt.set(topic, this.newest);
    }
  }

  #forget(): void {
    this.newest += 1;
    this.#everythingAt = this.newest;
    this.#changedAt.clear();
  }
}

/** On a connection of its own, so that busy pages can't keep it waiting. */
export function readerOf(url: string): { changes: ChangeReader; stop: () => Promise<void> } {
  const pool = new StatementPool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: blindAfterMs,
    query_timeout: blindAfterMs,
    application_name: "kreativlaendle changes",
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  let readAt = performance.now();
  const changes = new ChangeReader(async (since) => {
    const { rows } = await pool.query<Reading>({ name: "new-notes", text: newNotes, values: [since] });
    const [reading] = rows;
    if (!reading) throw new Error("the database answered nothing");
    // Before the pages with the former look are forgotten, so that none is rendered with it afterwards.
    const isLook = (topic: string) => topic === lookNoun || !isTopic(topic);
    const mayHaveMissed = since === null || performance.now() - readAt > maxGapMs;
    if (mayHaveMissed || reading.topics.some(isLook)) await takePublishedLook();
    readAt = performance.now();
    return reading;
  });
  const stop = async () => {
    changes.stop();
    await pool.end();
  };
  return { changes, stop };
}

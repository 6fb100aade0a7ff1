import { type Changes, cacheUntil } from "./changes";
import { RecentlyUsed } from "./recently-used";
import type { Topic } from "./topics";

/** In characters of their JSON. */
const maxCharacters = 4_000_000;

interface CachedValue {
  value: unknown;
  topics: Topic[];
  asOf: number;
  until: number;
}

/**
 * Values that were read for one person and are the same for everyone, cached until a write changes what they show, as
 * pages are. A process that does not know what was written in the last second caches nothing and returns nothing from
 * the cache.
 */
export class ReadCache {
  readonly #values: RecentlyUsed<CachedValue>;
  readonly #forMs: number;
  readonly #changes: Changes;

  constructor(seconds: number, changes: Changes, max = maxCharacters) {
    this.#forMs = seconds * 1000;
    this.#changes = changes;
    this.#values = new RecentlyUsed(max);
  }

  async recall<Value>(key: string, topicsOf: (value: Value) => Topic[], read: () => Promise<Value>): Promise<Value> {
    const known = this.#values.find(key);
    if (known && this.#changes.isUpToDate() && !this.#isOver(known)) return known.value as Value;
    // Read this before the query, which may miss every later change.
    const asOf = this.#changes.newest;
    const until = cacheUntil(Date.now(), this.#forMs);
    const value = await read();
    const cached = { value, topics: topicsOf(value), asOf, until };
    if (!this.#changes.isUpToDate() || this.#isOver(cached)) this.#values.forget(key);
    else this.#values.set(key, cached, JSON.stringify(value).length);
    return value;
  }

  #isOver({ until, topics, asOf }: CachedValue): boolean {
    return until <= Date.now() || this.#changes.haveChanged(topics, asOf);
  }
}

/**
 * Uses the cache where a page may. A browser that has just written gets no cached reads, and a site without page cache
 * has none.
 */
export type Reads = ReadCache | undefined;

let number = 0;

/**
 * A read whose result depends on nothing but what it is given (told apart as JSON) and the day, so that it may be cached for
 * everyone. `topics` are all that the result shows, if need be by the result and what was given: the test
 * `app/routes/cached-reads.query.test.ts` refuses a read that lacks one. Others get the same result, so nobody may
 * change it.
 */
export function cachedRead<Values extends readonly unknown[], Value>(
  topics: Topic[] | ((value: NoInfer<Value>, given: NoInfer<Values>) => Topic[]),
  read: (...given: Values) => Promise<Value>,
): (reads: Reads, ...given: Values) => Promise<Value> {
  number += 1;
  const name = `${number}`;
  const topicsOf = typeof topics === "function" ? topics : () => topics;
  return (reads, ...given) => {
    const readNow = () => read(...given);
    if (!reads) return readNow();
    return reads.recall(name + JSON.stringify(given), (value) => topicsOf(value, given), readNow);
  };
}

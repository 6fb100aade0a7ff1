import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";

const work = new AsyncLocalStorage<AbortSignal>();

/** What a request asks of the database after it was given up. */
class GivenUp extends Error {}

/** Runs what a request does, until it is given up: from then on no statement begins, and an open transaction is undone. */
export function untilGivenUp<Result>(signal: AbortSignal, run: () => Result): Result {
  return work.run(signal, run);
}

const isGivenUp = () => work.getStore()?.aborted === true;

/** A transaction may begin and be undone: one whose beginning fails would keep its connection for good. */
const frame = /^(begin|rollback)\b/;

type Query = (...given: unknown[]) => unknown;

/** Has every statement of this pool look whether somebody still waits for it. */
export function heedGivingUp(pool: pg.Pool): void {
  const ask = Object.getPrototypeOf(pool).query as Query;
  pool.query = ((...given) =>
    isGivenUp() ? Promise.reject(new GivenUp()) : ask.apply(pool, given)) as Query as typeof pool.query;
  pool.on("connect", (client) => {
    const prototype = Object.getPrototypeOf(client) as { query: Query };
    client.query = ((...given) => {
      // What comes with a callback comes from the pool, which has looked already.
      const isOfPool = typeof given.at(-1) === "function";
      const mayGo = isOfPool || !isGivenUp() || frame.test(textOf(given[0]));
      return mayGo ? prototype.query.apply(client, given) : Promise.reject(new GivenUp());
    }) as Query as typeof client.query;
  });
}

function textOf(statement: unknown): string {
  const text = typeof statement === "object" && statement !== null && "text" in statement ? statement.text : statement;
  return String(text);
}

import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { isDatabaseAway } from "./database-away.server";
import { textOf } from "./statement-pool.server";

const work = new AsyncLocalStorage<AbortSignal>();

/** The error for a statement of an aborted request. */
class GivenUp extends Error {}

/** Runs the work of a request. After it is given up, no statement begins and the open transaction is rolled back. */
export function runUntilAborted<Result>(signal: AbortSignal, run: () => Result): Result {
  return work.run(signal, run);
}

const failed = new WeakSet<AbortSignal>();
const lostDatabase = new WeakSet<AbortSignal>();

/** Whether a statement of this work has failed. A page may still come out, with a part missing. */
export const hasFailed = (signal: AbortSignal): boolean => failed.has(signal);

/** Whether one failed because the database is away, also when the route has caught the error. */
export const hasLostDatabase = (signal: AbortSignal): boolean => lostDatabase.has(signal);

const isGivenUp = () => work.getStore()?.aborted === true;

/** Always allow `begin` and `rollback`: a transaction that can't begin would never release its connection. */
const frame = /^(begin|rollback)\b/;

type Query = (...given: unknown[]) => unknown;

/** Makes every statement of this pool check whether its request has been given up, and note when it fails. */
export function observeAbort(pool: pg.Pool): void {
  const { connect } = Object.getPrototypeOf(pool) as { connect: Query };
  pool.connect = ((...given) => noteFailure(connect.apply(pool, given))) as Query as typeof pool.connect;
  pool.on("connect", (client) => {
    const { query } = client as { query: Query };
    client.query = ((...given) => {
      const mayGo = !isGivenUp() || frame.test(textOf(given[0]));
      return mayGo ? noteFailure(query.apply(client, given)) : Promise.reject(new GivenUp());
    }) as Query as typeof client.query;
  });
}

function noteFailure(answer: unknown): unknown {
  const signal = work.getStore();
  if (signal && answer instanceof Promise)
    answer.catch((error) => {
      failed.add(signal);
      if (isDatabaseAway(error)) lostDatabase.add(signal);
    });
  return answer;
}

import { AsyncLocalStorage } from "node:async_hooks";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { recordRetryAfter } from "~/http/retry-after.server";
import { settings } from "~/settings.server";

/** Each hash uses one core for a tenth of a second and 32 MB, on threads that files and pictures need too. Several workers share the cores. */
const atOnce = settings.workers > 1 ? 1 : 2;
/** The last one in the queue waits for about a second. */
const maxWaiting = 10 * atOnce;

const secondsUntilCalm = 30;

/** More passwords arrived than the server can hash within about a second. */
export class TooBusy extends Error {
  override name = "TooBusy";

  constructor() {
    super("Gerade melden sich sehr viele Personen an. Bitte versuchen Sie es in einer Minute noch einmal.");
  }
}

type Waiting = (() => void)[];

const known: Waiting = [];
const strangers: Waiting = [];
const hasTurn = new AsyncLocalStorage<true>();
let running = 0;

/**
 * Queues work that hashes passwords, or refuses it immediately when the queue is full. Begin transactions inside the work,
 * so that no connection is held while waiting. Known browsers have their own queue and come first, so that strangers
 * can't lock owners out.
 */
export async function runInTurn<Result>(work: () => Promise<Result>, { isKnown = false } = {}): Promise<Result> {
  if (hasTurn.getStore()) return work();
  await turn(isKnown ? known : strangers);
  try {
    return await hasTurn.run(true, work);
  } finally {
    const next = known.shift() ?? strangers.shift();
    if (next) next();
    else running -= 1;
  }
}

async function turn(queue: Waiting): Promise<void> {
  if (running < atOnce) {
    running += 1;
    return;
  }
  if (queue.length >= maxWaiting) {
    recordRetryAfter(secondsUntilCalm);
    throw new TooBusy();
  }
  await new Promise<void>((resolve) => queue.push(resolve));
}

/** The hash functions for the accounts library; every call waits for its turn. */
export const hashInTurn = {
  hash: (password: string) => runInTurn(() => hashPassword(password)),
  verify: (given: { hash: string; password: string }) => runInTurn(() => verifyPassword(given)),
};

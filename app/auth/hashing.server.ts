import { AsyncLocalStorage } from "node:async_hooks";
import { hashPassword, verifyPassword } from "better-auth/crypto";

/** Each takes a core for a tenth of a second and 32 MB, on threads that files and pictures need as well. */
const atOnce = 2;
/** The last in the queue waits for about a second. */
const mostWaiting = 20;

/** More passwords came in than can be hashed within a second or so. */
export class TooBusy extends Error {
  override name = "TooBusy";
  readonly retryAfterSeconds = 30;

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
 * Runs work that hashes passwords when it is its turn, or refuses it at once. Begin transactions inside, so that no
 * connection is held while waiting. Known browsers have their own queue and come first, so that strangers can't lock
 * owners out.
 */
export async function takeTurn<Result>(work: () => Promise<Result>, { isKnown = false } = {}): Promise<Result> {
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
  if (queue.length >= mostWaiting) throw new TooBusy();
  await new Promise<void>((resolve) => queue.push(resolve));
}

/** The hashing of the accounts library, never without a turn. */
export const hashInTurn = {
  hash: (password: string) => takeTurn(() => hashPassword(password)),
  verify: (given: { hash: string; password: string }) => takeTurn(() => verifyPassword(given)),
};

/** The position of one picture in the queue. It stays the same for all steps of the picture. */
export interface Turn {
  account: string;
  due: number;
  /** Breaks ties. */
  number: number;
}

interface Waiting {
  turn: Turn;
  start(): void;
}

const isBefore = (one: Turn, other: Turn) =>
  one.due < other.due || (one.due === other.due && one.number < other.number);

/**
 * A fair queue for one worker. The first to arrive goes first, but heavy use delays: a picture counts as arriving later
 * by the time that it will take and by the time that its account has used. Used time is forgiven as time passes.
 */
export class PictureTurns {
  readonly #taken = new Map<string, { ms: number; at: number }>();
  readonly #now: () => number;
  #waiting: Waiting[] = [];
  #isBusy = false;
  #count = 0;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  turnFor(account: string, expectedMs: number): Turn {
    this.#count += 1;
    return { account, due: this.#now() + this.#takenBy(account) + expectedMs, number: this.#count };
  }

  /** Runs a step of a picture when its turn comes. */
  async take<Result>(turn: Turn, signal: AbortSignal | undefined, step: () => Promise<Result>) {
    await this.#wait(turn, signal);
    const started = this.#now();
    try {
      return await step();
    } finally {
      const ended = this.#now();
      this.#taken.set(turn.account, { ms: this.#takenBy(turn.account) + ended - started, at: ended });
      // Let a picture with further steps queue the next one before choosing whose turn it is.
      setImmediate(() => this.#startNext());
    }
  }

  #wait(turn: Turn, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (!this.#isBusy) {
      this.#isBusy = true;
      return Promise.resolve();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { turn, start: resolve };
    const leave = () => {
      this.#waiting = this.#waiting.filter((other) => other !== waiting);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", leave);
    this.#waiting.push(waiting);
    return promise.finally(() => signal?.removeEventListener("abort", leave));
  }

  #startNext(): void {
    const next = this.#waiting.reduce<Waiting | undefined>(
      (first, other) => (first && isBefore(first.turn, other.turn) ? first : other),
      undefined,
    );
    this.#isBusy = next !== undefined;
    if (!next) for (const account of this.#taken.keys()) this.#takenBy(account);
    this.#waiting = this.#waiting.filter((other) => other !== next);
    next?.start();
  }

  #takenBy(account: string): number {
    const taken = this.#taken.get(account);
    const left = taken ? taken.ms - (this.#now() - taken.at) : 0;
    if (left > 0) return left;
    this.#taken.delete(account);
    return 0;
  }
}

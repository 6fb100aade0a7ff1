interface Limits {
  atOnce: number;
  mostWaiting: number;
  longestWaitMs: number;
}

/** The server has more work than it can do in time. */
export class Overloaded extends Error {}

interface Waiting {
  begin(): void;
  refuse(): void;
}

/**
 * Runs a limited number of requests at once; the others wait a short time. The next turn rotates among the waiting
 * clients, so that a client with a hundred requests takes no turn from one with a single request.
 */
export class Turns {
  readonly #limits: Limits;
  #working = 0;
  #waiting = 0;
  /** Waiting requests by client, in the order of their next turns. */
  readonly #lines = new Map<string, Waiting[]>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Runs the work when its turn comes. Throws `Overloaded` when that takes too long or too many already wait. */
  async take<Result>(who: string, run: () => Promise<Result>): Promise<Result> {
    if (this.#working < this.#limits.atOnce) this.#working += 1;
    else await this.#wait(who);
    try {
      return await run();
    } finally {
      this.#passOn();
    }
  }

  #wait(who: string): Promise<void> {
    if (this.#waiting >= this.#limits.mostWaiting) this.#refuseLongest(who);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => {
          clearTimeout(timer);
          this.#leave(who, waiting);
          reject(new Overloaded());
        },
      };
      const timer = setTimeout(waiting.refuse, this.#limits.longestWaitMs);
      const line = this.#lines.get(who);
      if (line) line.push(waiting);
      else this.#lines.set(who, [waiting]);
      this.#waiting += 1;
    });
  }

  /** Refuses a request of the client with the most waiting requests, unless that is the new client itself. */
  #refuseLongest(who: string): void {
    const [longest] = [...this.#lines].sort(([, one], [, other]) => other.length - one.length);
    const own = this.#lines.get(who)?.length ?? 0;
    if (!longest || longest[1].length <= own + 1) throw new Overloaded();
    longest[1].at(-1)?.refuse();
  }

  #passOn(): void {
    const next = this.#lines.entries().next();
    if (next.done) {
      this.#working -= 1;
      return;
    }
    const [who, [first]] = next.value;
    if (!first) return;
    this.#leave(who, first);
    const left = this.#lines.get(who);
    if (left) {
      this.#lines.delete(who);
      this.#lines.set(who, left);
    }
    first.begin();
  }

  #leave(who: string, waiting: Waiting): void {
    const left = this.#lines.get(who)?.filter((other) => other !== waiting) ?? [];
    if (left.length > 0) this.#lines.set(who, left);
    else this.#lines.delete(who);
    this.#waiting -= 1;
  }
}

interface Limits {
  atOnce: number;
  mostWaiting: number;
  longestWaitMs: number;
}

/** There is more to do than can be done in time. */
export class Overloaded extends Error {}

interface Waiting {
  begin(): void;
  refuse(): void;
}

/**
 * Lets so many work at once, and the others wait a short while. Whose turn is next goes around among those who wait:
 * one who asks for a hundred things takes no turn away from one who asks for one.
 */
export class Turns {
  readonly #limits: Limits;
  #working = 0;
  #waiting = 0;
  /** In the order in which they get their next turn. */
  readonly #lines = new Map<string, Waiting[]>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Runs once it is this one's turn. Throws `Overloaded` when that takes too long, or when too many wait already. */
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

  /** Whoever waits for most gives way; to one of those who wait for most themselves, nobody does. */
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

interface Limits {
  /** The number of requests that run at once. */
  atOnce: number;
  /** The share of one client. */
  ofOne?: number;
  maxWaiting: number;
  maxWaitMs: number;
  /**
   * Refuses a request immediately if it would wait longer than this at the present speed. Otherwise, under overload, every
   * request would wait almost this long and then be refused.
   */
  maxExpectedMs?: number;
}

/** The share of the latest turn in the speed of the line. */
const latestShare = 1 / 16;

/** What was slow a while ago says nothing about now. */
const speedHoldsMs = 5_000;

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
  readonly #workingFor = new Map<string, number>();
  /** Waiting requests by client, in the order of their next turns. */
  readonly #lines = new Map<string, Waiting[]>();
  /** The time between two turns while there is more to do than can be done. */
  #msPerTurn = 0;
  #learntAt = 0;
  /** When the last turn ended, if others waited for room then. */
  #endedAt: number | null = null;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Runs the work when its turn comes. Throws `Overloaded` when that takes too long or too many already wait. */
  async take<Result>(who: string, run: () => Promise<Result>): Promise<Result> {
    if (this.#hasRoom && this.#mayHave(who) && !this.#next()) this.#begin(who);
    else await this.#wait(who);
    try {
      return await run();
    } finally {
      this.#end(who);
      const endedAt = performance.now();
      if (this.#endedAt !== null) this.#learnSpeed(endedAt - this.#endedAt);
      this.#passOn();
      // A request that waits only for its client's share says nothing about the speed for others.
      this.#endedAt = this.#waiting > 0 && !this.#hasRoom ? endedAt : null;
    }
  }

  /** How many turns this client has while other clients wait for one; 0 while none do. */
  heldBefore(who: string): number {
    const areOthersWaiting = this.#lines.size > (this.#lines.has(who) ? 1 : 0);
    return areOthersWaiting && !this.#hasRoom ? (this.#workingFor.get(who) ?? 0) : 0;
  }

  #learnSpeed(ms: number): void {
    if (!this.#knowsSpeed) this.#msPerTurn = 0;
    this.#learntAt = performance.now();
    this.#msPerTurn += (Math.min(ms, this.#limits.maxWaitMs) - this.#msPerTurn) * latestShare;
  }

  get #knowsSpeed(): boolean {
    return this.#msPerTurn > 0 && performance.now() - this.#learntAt < speedHoldsMs;
  }

  get #maxWaiting(): number {
    const { atOnce, maxWaiting, maxExpectedMs } = this.#limits;
    if (maxExpectedMs === undefined || !this.#knowsSpeed) return maxWaiting;
    return Math.min(maxWaiting, Math.max(atOnce, Math.floor(maxExpectedMs / this.#msPerTurn)));
  }

  get #hasRoom(): boolean {
    return this.#working < this.#limits.atOnce;
  }

  #mayHave(who: string): boolean {
    return (this.#workingFor.get(who) ?? 0) < (this.#limits.ofOne ?? this.#limits.atOnce);
  }

  #begin(who: string): void {
    this.#working += 1;
    this.#workingFor.set(who, (this.#workingFor.get(who) ?? 0) + 1);
  }

  #end(who: string): void {
    this.#working -= 1;
    const left = (this.#workingFor.get(who) ?? 0) - 1;
    if (left > 0) this.#workingFor.set(who, left);
    else this.#workingFor.delete(who);
  }

  #wait(who: string): Promise<void> {
    if (this.#waiting >= this.#maxWaiting) this.#refuseLongest(who);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: () => {
          clearTimeout(timer);
          this.#leave(who, waiting);
          this.#begin(who);
          resolve();
        },
        refuse: () => {
          clearTimeout(timer);
          this.#leave(who, waiting);
          reject(new Overloaded());
          this.#passOn();
        },
      };
      const timer = setTimeout(waiting.refuse, this.#limits.maxWaitMs);
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
    for (let next = this.#next(); next; next = this.#next()) {
      const [who, first] = next;
      if (!this.#hasRoom) return;
      first.begin();
      const left = this.#lines.get(who);
      if (!left) continue;
      this.#lines.delete(who);
      this.#lines.set(who, left);
    }
  }

  /** Skips clients that have used their share. */
  #next(): [who: string, first: Waiting] | undefined {
    for (const [who, [first]] of this.#lines) if (first && this.#mayHave(who)) return [who, first];
    return undefined;
  }

  #leave(who: string, waiting: Waiting): void {
    const left = this.#lines.get(who)?.filter((other) => other !== waiting) ?? [];
    if (left.length > 0) this.#lines.set(who, left);
    else this.#lines.delete(who);
    this.#waiting -= 1;
  }
}

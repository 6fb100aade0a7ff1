const minuteMs = 60_000;
const firstWaitMs = 250;
const maxWaitMs = 5_000;

/** Decides how long to wait before a worker that has died is started again. */
export class Deaths {
  readonly #maxAMinute: number;
  readonly #now: () => number;
  #latest: number[] = [];

  constructor(maxAMinute: number, now = () => performance.now()) {
    this.#maxAMinute = maxAMinute;
    this.#now = now;
  }

  /** Counts a death. Null when there were so many in a minute that starting again helps nobody. */
  waitAfterNext(): number | null {
    const now = this.#now();
    this.#latest = [...this.#latest.filter((at) => now - at < minuteMs), now];
    if (this.#latest.length > this.#maxAMinute) return null;
    return Math.min(firstWaitMs * 2 ** (this.#latest.length - 1), maxWaitMs);
  }
}

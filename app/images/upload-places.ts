interface Limits {
  /** Running and waiting uploads of one account. */
  perAccount: number;
  inAll: number;
}

/** One account may upload as many at once as it may have posts. */
const perAccount = 5;
/** The limit for the whole machine. */
const inAll = 24;

/** The places of one of several processes. */
export const uploadPlaces = (processes: number): Limits => ({
  perAccount,
  inAll: Math.max(perAccount, Math.ceil(inAll / processes)),
});

/**
 * Limits simultaneous uploads. Those of one account run one by one; without a free place an upload is refused immediately.
 */
export class UploadPlaces {
  readonly #lines = new Map<string, Promise<unknown>[]>();
  readonly #limits: Limits;
  #taken = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Null when there is no place. */
  hold<Result>(account: string, work: () => Promise<Result>): Promise<Result> | null {
    const line = this.#lines.get(account) ?? [];
    if (line.length >= this.#limits.perAccount || this.#taken >= this.#limits.inAll) return null;
    const before = line.at(-1);
    const mine = (async () => {
      await before?.catch(() => {});
      return work();
    })();
    this.#taken += 1;
    this.#lines.set(account, [...line, mine]);
    return mine.finally(() => this.#leave(account, mine));
  }

  #leave(account: string, mine: Promise<unknown>): void {
    this.#taken -= 1;
    const left = this.#lines.get(account)?.filter((other) => other !== mine) ?? [];
    if (left.length > 0) this.#lines.set(account, left);
    else this.#lines.delete(account);
  }
}

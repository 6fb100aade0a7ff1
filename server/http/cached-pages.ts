import { RecentlyUsed } from "~/visible/recently-used";
import type { CachedPage } from "./cached-page";

/** The share of the memory for pages that were asked for once. */
const shareForOnce = 1 / 3;

/**
 * Pages by address, bounded in bytes. Pages that were requested once are in a separate queue, so that a crawler, which
 * requests each address once, neither fills the memory nor displaces pages that people request often.
 */
export class CachedPages {
  readonly #once: RecentlyUsed<CachedPage>;
  readonly #again: RecentlyUsed<CachedPage>;
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#once = new RecentlyUsed(maxBytes * shareForOnce);
    this.#again = new RecentlyUsed(maxBytes);
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#once.count + this.#again.count, bytes: this.#once.size + this.#again.size };
  }

  find(address: string): CachedPage | undefined {
    return this.#again.find(address) ?? this.#once.find(address);
  }

  /**
   * Caches the page as the most recently used, with the bytes that it has by now: it grows with each encoding that
   * somebody requests. A page that is already cached, also in an older rendering, was requested again.
   */
  set(address: string, page: CachedPage): void {
    const queue = this.drop(address) ? this.#again : this.#once;
    queue.set(address, page, page.bytes);
    this.#again.shrinkTo(this.#maxBytes - this.#once.size);
  }

  drop(address: string): boolean {
    return this.#once.forget(address) || this.#again.forget(address);
  }
}

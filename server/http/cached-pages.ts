import type { CachedPage } from "./cached-page";

/** The share of the memory for pages that were asked for once. */
const shareForOnce = 1 / 3;

/** Pages in the order of their last request, the oldest first. */
class Row {
  /** With their bytes as added to the sum: a page grows with each encoding that somebody requests. */
  readonly #pages = new Map<string, { page: CachedPage; bytes: number }>();
  bytes = 0;

  get pages(): number {
    return this.#pages.size;
  }

  find(address: string): CachedPage | undefined {
    return this.#pages.get(address)?.page;
  }

  add(address: string, page: CachedPage): void {
    const { bytes } = page;
    this.#pages.set(address, { page, bytes });
    this.bytes += bytes;
  }

  drop(address: string): boolean {
    this.bytes -= this.#pages.get(address)?.bytes ?? 0;
    return this.#pages.delete(address);
  }

  shrinkTo(most: number): void {
    for (const oldest of this.#pages.keys()) {
      if (this.bytes <= most) break;
      this.drop(oldest);
    }
  }
}

/**
 * Pages by address, bounded in bytes. Pages that were requested once are in a separate queue, so that a crawler, which
 * requests each address once, neither fills the memory nor displaces pages that people request often.
 */
export class CachedPages {
  readonly #once = new Row();
  readonly #again = new Row();
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#once.pages + this.#again.pages, bytes: this.#once.bytes + this.#again.bytes };
  }

  find(address: string): CachedPage | undefined {
    return this.#again.find(address) ?? this.#once.find(address);
  }

  /**
   * Caches the page as the most recently used. A page that is already cached, also in an older rendering, was requested
   * again.
   */
  set(address: string, page: CachedPage): void {
    const row = this.drop(address) ? this.#again : this.#once;
    row.add(address, page);
    this.#once.shrinkTo(this.#maxBytes * shareForOnce);
    this.#again.shrinkTo(this.#maxBytes - this.#once.bytes);
  }

  drop(address: string): boolean {
    return this.#once.drop(address) || this.#again.drop(address);
  }
}

/** The overhead of an entry, so that many small ones do not use more memory than is counted. */
export const entryOverhead = 400;

/** Caches values up to a total size, and drops the least recently used ones. */
export class RecentlyUsed<Value> {
  /** In the order of their last use, the oldest first. */
  readonly #entries = new Map<string, { value: Value; size: number }>();
  readonly #most: number;
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  find(key: string): Value | undefined {
    const found = this.#entries.get(key);
    if (!found) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, found);
    return found.value;
  }

  /** `sizeOfValue` is in bytes, or in characters of its JSON. */
  set(key: string, value: Value, sizeOfValue: number): void {
    this.forget(key);
    const size = key.length + sizeOfValue + entryOverhead;
    this.#entries.set(key, { value, size });
    this.#size += size;
    this.shrinkTo(this.#most);
  }

  shrinkTo(most: number): void {
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= most) break;
      this.forget(oldest);
    }
  }

  /** Whether it was there. */
  forget(key: string): boolean {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    return this.#entries.delete(key);
  }

  get count(): number {
    return this.#entries.size;
  }

  get size(): number {
    return this.#size;
  }
}

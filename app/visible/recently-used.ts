/** Keeps values up to a size, and forgets those that nobody has asked for the longest time. */
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

  keep(key: string, value: Value, size: number): void {
    this.forget(key);
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#most) break;
      this.forget(oldest);
    }
  }

  forget(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}

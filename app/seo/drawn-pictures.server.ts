/**
 * Caches drawn pictures by their content. Simultaneous requests share one drawing. When the cache is full, it drops the
 * pictures that nobody has requested for the longest time.
 */
export class DrawnPictures {
  readonly #cached = new Map<string, Buffer>();
  readonly #drawing = new Map<string, Promise<Buffer>>();
  readonly #maxBytes: number;
  readonly #maxDrawing: number;
  #bytes = 0;

  constructor({ maxBytes, maxDrawing }: { maxBytes: number; maxDrawing: number }) {
    this.#maxBytes = maxBytes;
    this.#maxDrawing = maxDrawing;
  }

  /** Null when too many drawings are running for this one to be ready in time. */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer | null> {
    const known = this.#cached.get(key);
    if (known) {
      this.#cached.delete(key);
      this.#cached.set(key, known);
      return known;
    }
    const begun = this.#drawing.get(key);
    if (begun) return begun;
    if (this.#drawing.size >= this.#maxDrawing) return null;
    const drawing = draw();
    this.#drawing.set(key, drawing);
    try {
      const picture = await drawing;
      this.#set(key, picture);
      return picture;
    } finally {
      this.#drawing.delete(key);
    }
  }

  #set(key: string, picture: Buffer): void {
    this.#cached.set(key, picture);
    this.#bytes += picture.length;
    for (const [oldest, bytes] of this.#cached) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#cached.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}

import { zstdDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { zstandard } from "./zstandard";

it("compresses texts that come together one by one, whole, with the same compressor [FAST-130]", async () => {
  const lengths = [0, 1, 20_000, 300_000, 700_000];
  const texts = lengths.map((length) =>
    Array.from({ length }, (_, at) => String.fromCharCode(97 + ((at * at) % 23))).join(""),
  );
  const noise = Buffer.from(Uint8Array.from({ length: 500_000 }, (_, at) => Math.imul(at, 2654435761) >>> 13));
  for (const _ of ["once", "again"]) {
    const compressed = await Promise.all([...texts.map((text) => Buffer.from(text)), noise].map(zstandard));
    const read = compressed.map((bytes) => zstdDecompressSync(bytes));
    expect(read.slice(0, -1).map(String)).toEqual(texts);
    expect(read.at(-1)?.equals(noise)).toBe(true);
  }
});

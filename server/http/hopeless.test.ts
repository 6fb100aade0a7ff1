import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { refuseHopelessSenders } from "./hopeless";
import { Overloaded } from "./turns";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Reads a body of which so much arrives in each second, for ten seconds. */
async function readFor10s(bytesEachSecond: number, held: number) {
  async function* arriving() {
    for (let second = 0; second < 10; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      yield new Uint8Array(bytesEachSecond);
    }
  }
  const body = { type: "", announcedBytes: 6_000, chunks: arriving() };
  return refuseHopelessSenders(body, { bytes: 6_000, held: () => held }, async ({ chunks }) => {
    let received = 0;
    for await (const piece of chunks) received += piece.length;
    return received;
  });
}

it("ends a body that can't arrive within a minute while others wait for its place [SAFE-122]", async () => {
  await expect(readFor10s(99, 1)).rejects.toThrow(Overloaded);
  expect(await readFor10s(99, 0)).toBe(990);
  expect(await readFor10s(150, 1)).toBe(1_500);
});

it("asks a sender with five places for five times the speed while others wait [SAFE-122]", async () => {
  expect(await readFor10s(700, 5)).toBe(7_000);
  await expect(readFor10s(499, 5)).rejects.toThrow(Overloaded);
});

it("ends a body of which nothing more comes, and watches no longer than it is read [SAFE-122]", async () => {
  const chunks = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }) };
  const body = { type: "", announcedBytes: 6_000, chunks };
  const read = refuseHopelessSenders(body, { bytes: 6_000, held: () => 1 }, (hopeful) =>
    hopeful.chunks[Symbol.asyncIterator]().next(),
  );
  const ended = expect(read).rejects.toThrow(Overloaded);
  await vi.advanceTimersByTimeAsync(4_000);
  await ended;
  expect(vi.getTimerCount()).toBe(0);
});

import type { Body } from "./form-body";
import { Overloaded } from "./turns";

/** A request that takes longer to arrive is ended in any case, see `listen.ts`. */
const arrivesWithinMs = 60_000;
/** Before this, nothing is known about the speed of a sender. */
const graceMs = 3_000;
const checkMs = 500;

interface Wanted {
  /** How many bytes will come. */
  bytes: number;
  /** How many places this sender has while others wait for one; 0 while none do. */
  held(): number;
}

/**
 * Reads a body that holds a place. While others wait, a body that can't arrive in time at its speed gives the place up:
 * a few slow senders would otherwise hold all places for a minute. A sender with several places must be that many times
 * as fast, so that a few accounts can't share all places among themselves.
 */
export async function refuseHopelessSenders<Result>(
  body: Body,
  { bytes, held }: Wanted,
  read: (body: Body) => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  let received = 0;
  const givenUp = Promise.withResolvers<never>();
  givenUp.promise.catch(() => {});
  const check = setInterval(() => {
    const ms = performance.now() - began;
    if (ms > graceMs && (received / ms) * arrivesWithinMs < bytes * held()) givenUp.reject(new Overloaded());
  }, checkMs);
  const chunks = body.chunks[Symbol.asyncIterator]();
  const next = async () => {
    const piece = await Promise.race([chunks.next(), givenUp.promise]);
    received += piece.done ? 0 : piece.value.length;
    return piece;
  };
  try {
    return await read({ ...body, chunks: { [Symbol.asyncIterator]: () => ({ next }) } });
  } finally {
    clearInterval(check);
  }
}

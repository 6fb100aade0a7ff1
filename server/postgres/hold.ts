import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";

/** Holds what a client has taken, such as a lock, until this is called. Takes it again after a lost connection. */
export function hold(first: Client, takeAgain: () => Promise<Client | null>, againMs: number): () => Promise<void> {
  let holder: Client | null = first;
  let isReleased = false;
  const keep = async () => {
    while (!isReleased) {
      if (holder) await new Promise((resolve) => holder?.once("end", resolve));
      if (!isReleased) await delay(againMs);
      holder = isReleased ? null : await takeAgain().catch(() => null);
    }
    await holder?.end();
  };
  const held = keep();
  return async () => {
    isReleased = true;
    await holder?.end();
    await held;
  };
}

import type { Server } from "node:net";
import { setImmediate as nextLoop } from "node:timers/promises";

/** A flood of connections must not stop the work for good. */
const maxRounds = 64;

let accepted = 0;

export function countAccepted(server: Server): void {
  server.on("connection", () => {
    accepted += 1;
  });
}

/**
 * Node accepts one connection in each turn of its loop. While pages are rendered such a turn takes long, so that new
 * connections would wait in the system's own queue, where nobody refuses them. Continues when none is waiting.
 */
export async function yieldToNewConnections(): Promise<void> {
  // This may still be the same turn.
  await nextLoop();
  for (let round = 0; round < maxRounds; round += 1) {
    const before = accepted;
    await nextLoop();
    if (accepted === before) return;
  }
}

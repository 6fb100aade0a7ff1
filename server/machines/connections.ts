import type { Settings } from "~/settings.server";
import { Refusal } from "../refusal";

/** The queue's own connections, the one on which it listens, and the one that holds this machine's place. */
const ofQueue = 6;
/** The parent of several workers runs the jobs and answers nobody. */
const ofParent = 6;
const ofOne = 20;
/** On which each process that answers reads what has changed. */
const ofReader = 1;
const fewest = 3;
/** What is left to other commands and to the server itself: of 200 in our own, of the usual 100 in another. */
const mostByDefault = { own: 150, other: 80 };

type Given = Pick<Settings, "workers" | "databaseConnections" | "databaseUrl">;

/** How many connections each process may open: what the operator allows for this machine, divided among them. */
export function shareConnections({ workers, databaseConnections, databaseUrl }: Given) {
  const taken = ofQueue + (workers > 1 ? ofParent : 0) + workers * ofReader;
  const most = mostByDefault[databaseUrl ? "other" : "own"];
  const allowed = databaseConnections ?? Math.min(taken + workers * ofOne, Math.max(most, taken + workers * fewest));
  const each = Math.floor((allowed - taken) / workers);
  if (each < fewest) {
    const needed = taken + workers * fewest;
    throw new Refusal(`Setting DATABASE_CONNECTIONS: must be at least ${needed} with WORKERS=${workers}`);
  }
  return { parent: workers > 1 ? ofParent : each, worker: each };
}

import type { Settings } from "~/settings.server";
import { Refusal } from "../refusal";

/** Four for the queue, one on which it listens, and one that shows other machines that this one is running. */
const ofQueue = 6;
/** For the jobs, which the parent of several workers runs. It answers no requests. */
const ofParent = 6;
/** For the requests of one process. */
const ofOne = 20;
/** Each process that answers reads on it what has changed. */
const ofReader = 1;
const fewest = 3;
/** Our own server allows 200 connections, others usually 100. The rest is for commands and for the server itself. */
const maxByDefault = { own: 150, other: 80 };

type Given = Pick<Settings, "workers" | "databaseConnections" | "databaseUrl">;

/** How many connections each process may open: what the operator allows for this machine, divided among them. */
export function shareConnections({ workers, databaseConnections, databaseUrl }: Given) {
  const taken = ofQueue + (workers > 1 ? ofParent : 0) + workers * ofReader;
  const most = maxByDefault[databaseUrl ? "other" : "own"];
  const allowed = databaseConnections ?? Math.min(taken + workers * ofOne, Math.max(most, taken + workers * fewest));
  const each = Math.floor((allowed - taken) / workers);
  if (each < fewest) {
    const needed = taken + workers * fewest;
    throw new Refusal(`Setting DATABASE_CONNECTIONS: must be at least ${needed} with WORKERS=${workers}`);
  }
  return { parent: workers > 1 ? ofParent : each, worker: each };
}

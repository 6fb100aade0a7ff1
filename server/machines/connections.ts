import type { Settings } from "~/settings.server";
import { Refusal } from "../refusal";

/** The queue's own connections, the one on which it listens, and the one that holds this machine's place. */
const ofQueue = 6;
const ofOne = 20;
const fewest = 4;

/** How many connections the pool of this machine may open: what the operator allows, without those of the queue. */
export function connectionsOf({
  databaseConnections = ofQueue + ofOne,
}: Pick<Settings, "databaseConnections">): number {
  if (databaseConnections < ofQueue + fewest)
    throw new Refusal(`Setting DATABASE_CONNECTIONS: must be at least ${ofQueue + fewest}`);
  return databaseConnections - ofQueue;
}

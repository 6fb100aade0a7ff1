import { setTimeout as delay } from "node:timers/promises";
import { type Address, canHaveSocket, connectionUrl, findFreePort } from "./address";
import type { Cluster } from "./cluster";
import { acquireSessionLock } from "./locks";
import { stopOutlivedDatabase } from "./outlived";
import { type Postmaster, spawnPostmaster } from "./postmaster";

export interface Supervisor {
  address: Address;
  stop(): Promise<void>;
}

const lingeringMs = 30_000;
const shortestWaitMs = 200;
const maxWaitMs = 5000;
const releaseMs = 1000;
const settledMs = 1000;

/** Starts the database, and restarts it at the same address whenever it ends unexpectedly. */
export async function superviseDatabase(cluster: Cluster, onRestart?: () => void): Promise<Supervisor> {
  const { folder, log } = cluster;
  const stopping = new AbortController();
  const { signal } = stopping;
  let address: Address = canHaveSocket(folder) ? {} : { port: await findFreePort() };
  let postmaster: Postmaster | null = null;
  let release = async () => {};

  const start = async (refused: (error: unknown) => Promise<boolean>) => {
    for (const end = Date.now() + lingeringMs; !signal.aborted; await delay(250)) {
      await stopOutlivedDatabase(cluster);
      if (signal.aborted) return;
      postmaster = spawnPostmaster(cluster, address);
      try {
        await postmaster.untilReady();
        release = await acquireSessionLock(connectionUrl(cluster, address, "postgres"), folder);
        return;
      } catch (error) {
        await postmaster.stop();
        if (signal.aborted) return;
        const isPassing = isLingering(error) || (await refused(error));
        if (!isPassing || Date.now() > end) throw error;
      }
    }
  };

  await start(async (error) => {
    // The file system has no sockets, or another process has taken the port.
    if (!/could not create any/.test(String(error))) return false;
    address = { port: await findFreePort() };
    return true;
  });

  const supervise = async () => {
    for (let wait = shortestWaitMs; ; ) {
      const startedAt = Date.now();
      const how = await postmaster?.exited;
      const released = release();
      if (signal.aborted) return released;
      log("The database ended unexpectedly and is started again", { how });
      if (Date.now() - startedAt > settledMs) wait = shortestWaitMs;
      for (let isUp = false; !isUp; ) {
        await delay(wait, null, { signal }).catch(() => undefined);
        wait = Math.min(wait * 2, maxWaitMs);
        try {
          await start(async () => false);
          isUp = true;
        } catch (error) {
          log("The database could not be started again", { error });
        }
      }
      if (!signal.aborted) onRestart?.();
    }
  };
  const supervised = supervise();

  return {
    address,
    async stop() {
      stopping.abort();
      await Promise.race([release(), delay(releaseMs, null, { ref: false })]);
      await postmaster?.stop();
      await supervised;
    },
  };
}

/** After a kill, the remaining database processes need a moment to notice and end. */
function isLingering(error: unknown) {
  return /shared memory block .* still in use|lock file .* already exists|lock file .* is empty/.test(String(error));
}

import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { connectionUrl, socketFile } from "./address";
import type { Cluster } from "./cluster";
import { DataFolderInUse, isUsed } from "./locks";
import { isAlive, isPostgresOf, processesOf, readPidFile } from "./pid-file";
import { sendSignal } from "./postmaster";

const patienceMs = 8000;

/** Ends a database that outlived its server, and removes stale files that only look like one. */
export async function endOutlived(cluster: Cluster) {
  const { folder, log } = cluster;
  const found = readPidFile(folder);
  if (!found || !isPostgresOf(folder, found.pid)) {
    // A query of a killed database runs on until its result is ready, which can be long.
    for (const pid of processesOf(folder)) sendSignal(pid, "SIGQUIT", cluster.binaries);
    return removeStaleFiles(folder);
  }

  if (await isUsed(connectionUrl(cluster, found.address, "postgres"))) throw new DataFolderInUse(folder);
  log("Ending a database that outlived its server", { pid: found.pid });
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    sendSignal(found.pid, signal, cluster.binaries);
    for (const end = Date.now() + patienceMs; Date.now() < end; await delay(50)) {
      if (!isPostgresOf(folder, found.pid)) return;
    }
  }
  throw new Error(`The database process ${found.pid} of ${folder} cannot be ended.`);
}

/**
 * PostgreSQL takes any live process with the pid in its files for itself and refuses to start. It does see a dead pid,
 * and then needs the file to find the memory that lingering processes may still share, so that one stays.
 */
async function removeStaleFiles(folder: string) {
  if (process.platform === "win32") return;
  for (const name of [socketFile, `${socketFile}.lock`]) rmSync(join(folder, name), { force: true });
  const isMisleading = () => {
    const { pid } = readPidFile(folder) ?? {};
    return pid !== undefined && !isPostgresOf(folder, pid) && (Number.isNaN(pid) || isAlive(pid));
  };
  if (!isMisleading()) return;
  // An orphan may be just about to write its pid.
  await delay(300);
  if (isMisleading()) rmSync(join(folder, "postmaster.pid"), { force: true });
}

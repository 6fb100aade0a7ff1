import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { connectionUrl, socketFile } from "./address";
import type { Cluster } from "./cluster";
import { DataFolderInUse, isUsed } from "./locks";
import { isAlive, isPostgresOf, processesOf, readPidFile } from "./pid-file";
import { sendSignal } from "./postmaster";

const patienceMs = 8000;

/** Ends a database that outlived its server, and removes stale pid and lock files. */
export async function stopOutlivedDatabase(cluster: Cluster) {
  const { folder, log } = cluster;
  const found = readPidFile(folder);
  if (!found || !isPostgresOf(folder, found.pid)) {
    // After a kill, a running query continues until its result is ready, which can take long.
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
 * PostgreSQL refuses to start when any live process has the pid in its files, even an unrelated one. A dead pid is no
 * problem, and PostgreSQL needs that file to find memory that lingering processes may share, so keep it.
 */
async function removeStaleFiles(folder: string) {
  if (process.platform === "win32") return;
  for (const name of [socketFile, `${socketFile}.lock`]) rmSync(join(folder, name), { force: true });
  const isMisleading = () => {
    const { pid } = readPidFile(folder) ?? {};
    return pid !== undefined && !isPostgresOf(folder, pid) && (Number.isNaN(pid) || isAlive(pid));
  };
  if (!isMisleading()) return;
  // An orphaned process may be about to write its pid.
  await delay(300);
  if (isMisleading()) rmSync(join(folder, "postmaster.pid"), { force: true });
}

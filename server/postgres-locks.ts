import { chmodSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import type { Log } from "./postgres-cluster";

export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(`Another server is using the data folder ${folder}.`);
    this.name = "DataFolderInUse";
  }
}

const patienceMs = 2000;
// Any number does that nothing else in the cluster's maintenance database uses.
const advisoryKey = 6_900_119;

/**
 * Excludes a second server from the first moment on, before there is a database to ask. Node has no file locks of its
 * own; SQLite's are real ones, which the operating system drops with the process however it ends.
 */
export async function lockFolder(folder: string, log: Log): Promise<() => void> {
  const path = `${folder}.lock`;
  const patience = Date.now() + patienceMs;
  for (;;) {
    try {
      const file = new DatabaseSync(path);
      try {
        file.exec("PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE");
        chmodSync(path, 0o600);
        return () => file.close();
      } catch (error) {
        file.close();
        throw error;
      }
    } catch (error) {
      if (!isBusy(error)) {
        log("This file system knows no locks; only the database itself guards the data folder", { path, error });
        return () => undefined;
      }
      if (Date.now() > patience) throw new DataFolderInUse(folder);
      await delay(100);
    }
  }
}

function isBusy(error: unknown) {
  const busy = 5;
  return error instanceof Error && "errcode" in error && error.errcode === busy;
}

/** Whether a live server holds the cluster behind this url. */
export async function isUsed(url: string): Promise<boolean> {
  const patience = Date.now() + patienceMs;
  while (Date.now() < patience) {
    const client = await takeSessionLock(url).catch((error: unknown) => {
      const tooManyConnections = "53300";
      if (error instanceof Error && "code" in error && error.code === tooManyConnections) return null;
      return "unreachable" as const;
    });
    if (client === "unreachable") return false;
    if (client) {
      await client.end();
      return false;
    }
    // The connection of a killed server takes a moment to be noticed as gone.
    await delay(100);
  }
  return true;
}

/** Marks the cluster as used for as long as this process lives; a lost connection is taken up again. */
export async function holdSessionLock(url: string, folder: string): Promise<() => Promise<void>> {
  let released = false;
  const first = await takeSessionLock(url);
  if (!first) throw new DataFolderInUse(folder);
  let holder: Client | null = first;

  const keep = async () => {
    while (!released) {
      if (holder) await new Promise((resolve) => holder?.once("end", resolve));
      if (!released) await delay(200);
      holder = released ? null : await takeSessionLock(url).catch(() => null);
    }
    await holder?.end();
  };
  const kept = keep();

  return async () => {
    released = true;
    await holder?.end().catch(() => undefined);
    await kept;
  };
}

async function takeSessionLock(url: string): Promise<Client | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [advisoryKey]);
  if (rows[0]?.taken) return client;
  await client.end();
  return null;
}

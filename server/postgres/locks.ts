import { chmodSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { Refusal } from "../refusal";
import type { Log } from "./cluster";
import { hold } from "./hold";

export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(`Another server is using the data folder ${folder}.`);
    this.name = "DataFolderInUse";
  }
}

const patienceMs = 2000;
// An arbitrary key that is unique in the maintenance database.
const advisoryKey = 6_900_119;
const tooManyConnections = "53300";
const wrongPassword = "28P01";

/**
 * Excludes a second server before there is a database that could hold a lock. Node has no file locks. SQLite has: the
 * operating system releases them however the process ends.
 */
export async function lockFolder(folder: string, log: Log): Promise<() => void> {
  const path = `${folder}.lock`;
  const patience = Date.now() + patienceMs;
  for (;;) {
    try {
      const file = new DatabaseSync(path);
      try {
        file.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
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
  try {
    const client = await takeSessionLock(url);
    await client?.end();
    return client === null;
  } catch (error) {
    return codeOf(error) === tooManyConnections;
  }
}

/** Marks the cluster as used until the caller releases it or the database ends. Reconnects after a lost connection. */
export async function acquireSessionLock(url: string, folder: string): Promise<() => Promise<void>> {
  const holder = await takeSessionLock(url).catch((error: unknown) => {
    if (codeOf(error) !== wrongPassword) throw error;
    throw new Refusal(`The database in ${folder} was made with another password.`);
  });
  if (!holder) throw new DataFolderInUse(folder);
  return hold(holder, () => takeSessionLock(url), 200);
}

function codeOf(error: unknown) {
  return error instanceof Error && "code" in error ? error.code : null;
}

/**
 * Null when another process holds the lock. Retries, because PostgreSQL needs a moment to notice that a killed server
 * has disconnected.
 */
async function takeSessionLock(url: string): Promise<Client | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  // The holder of the client waits for its `end` event instead.
  client.on("error", () => undefined);
  await client.connect();
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(50)) {
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [advisoryKey]);
    if (rows[0]?.taken) return client;
  }
  await client.end();
  return null;
}

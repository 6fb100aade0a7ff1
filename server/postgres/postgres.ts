import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Client } from "pg";
import { chooseAccount } from "./account";
import { connectionUrl } from "./address";
import { findBinaries } from "./binaries";
import { type Log, prepareCluster } from "./cluster";
import { DataFolderInUse, lockFolder } from "./locks";
import { isPostgresOf, readPidFile } from "./pid-file";
import { superviseDatabase } from "./supervisor";

export { DataFolderInUse };

export interface RunningPostgres {
  /** The connection string. It stays the same while this server runs. */
  url: string;
  stop(): Promise<void>;
}

interface Options {
  /** An absolute path. Missing folders are created. */
  folder: string;
  password: string;
  log: Log;
  onRestart?: () => void;
  needsPasswordAgain?: boolean;
}

const database = "kreativlaendle";

export async function startPostgres(options: Options): Promise<RunningPostgres> {
  const { folder, password, log, onRestart, needsPasswordAgain = true } = options;
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (let next = undo.pop(); next; next = undo.pop()) await next();
  };
  try {
    const place = findPlace(folder);
    undo.push(await lockFolder(place, log));
    const account = chooseAccount(place);
    const cluster = { folder: place, password, account, binaries: findBinaries(account), log, needsPasswordAgain };
    await prepareCluster(cluster);
    const supervisor = await superviseDatabase(cluster, onRestart);
    undo.push(supervisor.stop);
    const maintenanceUrl = connectionUrl(cluster, supervisor.address, "postgres");
    await createMissingDatabase(maintenanceUrl);
    let stopped: Promise<void> | null = null;
    return {
      url: connectionUrl(cluster, supervisor.address, database),
      stop() {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The url of the database that a running server uses in this folder, for a command that runs beside it. */
export function findRunningPostgres({ folder, password }: Pick<Options, "folder" | "password">): string | null {
  if (!existsSync(folder)) return null;
  const place = realpathSync(folder);
  const found = readPidFile(place);
  if (!found?.isReady || !isPostgresOf(place, found.pid)) return null;
  return connectionUrl({ folder: place, password }, found.address, database);
}

function findPlace(folder: string) {
  if (existsSync(folder)) return realpathSync(folder);
  mkdirSync(dirname(folder), { recursive: true });
  return join(realpathSync(dirname(folder)), basename(folder));
}

async function createMissingDatabase(maintenanceUrl: string) {
  const client = new Client({ connectionString: maintenanceUrl });
  // The running query already reports a lost connection.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}

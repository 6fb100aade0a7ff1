import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { closeDatabase, openDatabase } from "~/db/client.server";
import { hasEndedSession } from "~/db/database-away.server";
import { type Settings, settings } from "~/settings.server";
import { Refusal } from "../refusal";
import { clusterPassword } from "./cluster-password";
import { type RunningDatabase, startDatabase, startPostgresOf } from "./database";
import { DataFolderInUse, findRunningPostgres } from "./postgres";

/** The url of the running database of these settings; null when none runs. */
export function findRunning({ databaseUrl, databaseDirectUrl, dataDir }: Settings): string | null {
  return (
    databaseDirectUrl ??
    databaseUrl ??
    findRunningPostgres({ folder: path.join(dataDir, "postgres"), password: clusterPassword(dataDir) })
  );
}

const startsWithinMs = 20_000;

/**
 * Uses a running database, or starts one. A site that holds the data folder while its database is not ready is
 * starting it again after a crash: wait for that.
 */
export async function findOrStart(of: Settings, patienceMs = startsWithinMs): Promise<RunningDatabase> {
  const running = of.databaseUrl ? (await startPostgresOf(of)).url : findRunning(of);
  if (running) return { url: running, stop: async () => {} };
  const end = Date.now() + patienceMs;
  try {
    return await startDatabase(of);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
  }
  for (; Date.now() < end; await delay(200)) {
    const url = findRunning(of);
    if (url) return { url, stop: async () => {} };
  }
  throw new Refusal(
    "The site runs, but its database is not ready, perhaps because it is starting again. Try again in a minute.",
  );
}

/** A lost connection in words; every other error as it is. */
export function inWords(error: unknown): unknown {
  if (!hasEndedSession(error)) return error;
  return new Refusal(
    "The database ended the connection, perhaps because it is starting again. Run the command once more.",
  );
}

/** Runs a command on the database of the settings, open as `db`. */
export async function withDatabase<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  const database = await findOrStart(settings);
  openDatabase(database.url, { max: 2 });
  try {
    return await use(database.url);
  } catch (error) {
    throw inWords(error);
  } finally {
    await closeDatabase();
    await database.stop();
  }
}

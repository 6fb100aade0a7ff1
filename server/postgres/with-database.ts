import path from "node:path";
import { closeDatabase, openDatabase } from "~/db/client.server";
import { type Settings, settings } from "~/settings.server";
import { clusterPassword } from "./cluster-password";
import { startDatabase, startPostgresOf } from "./database";
import { findRunningPostgres } from "./postgres";

/** The url of the running database of these settings; null when none runs. */
export function findRunning({ databaseUrl, databaseDirectUrl, dataDir }: Settings): string | null {
  return (
    databaseDirectUrl ??
    databaseUrl ??
    findRunningPostgres({ folder: path.join(dataDir, "postgres"), password: clusterPassword(dataDir) })
  );
}

/** Runs a command on the database of the settings, open as `db`. Uses a running database, or starts one for the command. */
export async function withDatabase<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  const running = settings.databaseUrl ? (await startPostgresOf(settings)).url : findRunning(settings);
  const database = running ? { url: running, stop: async () => {} } : await startDatabase(settings);
  openDatabase(database.url, { max: 2 });
  try {
    return await use(database.url);
  } finally {
    await closeDatabase();
    await database.stop();
  }
}

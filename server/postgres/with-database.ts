import path from "node:path";
import type { Settings } from "~/settings.server";
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

/** Runs a command on the database of the settings. Uses a running database, or starts one for the command. */
export async function withDatabase(settings: Settings, use: (url: string) => Promise<void>): Promise<void> {
  const running = settings.databaseUrl ? (await startPostgresOf(settings)).url : findRunning(settings);
  if (running) return use(running);
  const database = await startDatabase(settings);
  try {
    await use(database.url);
  } finally {
    await database.stop();
  }
}

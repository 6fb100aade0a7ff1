import path from "node:path";
import { migrateDatabase } from "~/db/migrate.server";
import { log } from "~/log.server";
import { derivedKey } from "~/secret.server";
import type { Settings } from "~/settings.server";
import { startPostgres } from "./postgres";

export interface RunningDatabase {
  url: string;
  stop(): Promise<void>;
}

/** The database of the settings, with the schema of this version: the operator's own server, or ours. */
export async function startDatabase(settings: Settings): Promise<RunningDatabase> {
  const database = settings.databaseUrl
    ? { url: settings.databaseUrl, stop: async () => {} }
    : await startPostgres({
        folder: path.join(settings.dataDir, "postgres"),
        password: derivedKey("postgres"),
        log: (message, details) => log.info({ area: "postgres", ...details }, message),
        onRestart: () => log.warn({ area: "postgres" }, "the database ended unexpectedly and was started again"),
      });
  try {
    await migrateDatabase(database.url);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

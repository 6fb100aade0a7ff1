import path from "node:path";
import { derivedKey } from "~/secret.server";
import type { Settings } from "~/settings.server";
import { startDatabase } from "./database";
import { findRunningPostgres } from "./postgres";

/** Runs a command on the database of the settings: beside a running server, or alone, with the database started for it. */
export async function withDatabase(settings: Settings, use: (url: string) => Promise<void>): Promise<void> {
  const folder = path.join(settings.dataDir, "postgres");
  const running = settings.databaseUrl ?? findRunningPostgres({ folder, password: derivedKey("postgres") });
  if (running) return use(running);
  const database = await startDatabase(settings);
  try {
    await use(database.url);
  } finally {
    await database.stop();
  }
}

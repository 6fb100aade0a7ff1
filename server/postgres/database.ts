import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { migrateDatabase } from "~/db/migrate.server";
import { log } from "~/log.server";
import { derivedKey } from "~/secret.server";
import type { Settings } from "~/settings.server";
import { Refusal } from "../refusal";
import { clusterPassword } from "./cluster-password";
import { makeDataFolder } from "./data-folder";
import { startPostgres } from "./postgres";
import { prepareSiteRole } from "./site-role";

export interface RunningDatabase {
  /**
   * Connects as the owner of the tables and without a pooler in between, for migrations, backup and restore, which hold
   * locks of a session.
   */
  url: string;
  stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL, or connects to the operator's own server. Does not migrate. */
export async function startPostgresOf(settings: Settings): Promise<RunningDatabase> {
  const { databaseUrl, databaseDirectUrl } = settings;
  makeDataFolder(settings.dataDir);
  if (databaseUrl) {
    await refuseUnreachable("DATABASE_URL", databaseUrl);
    if (databaseDirectUrl) await refuseUnreachable("DATABASE_DIRECT_URL", databaseDirectUrl);
    return { url: databaseDirectUrl ?? databaseUrl, stop: async () => {} };
  }
  return startPostgres({
    folder: path.join(settings.dataDir, "postgres"),
    password: clusterPassword(settings.dataDir),
    log: (message, details) => log.info({ area: "postgres", ...details }, message),
    onRestart: () => log.warn({ area: "postgres" }, "the database ended unexpectedly and was started again"),
  });
}

/** What a database says while it starts, or recovers after a crash. */
const isStarting = "57P03";
const startsWithinMs = 20_000;

async function refuseUnreachable(setting: string, url: string): Promise<void> {
  for (const end = Date.now() + startsWithinMs; ; await delay(200)) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      // An AggregateError for several addresses has no message of its own.
      const { message, code } = error as NodeJS.ErrnoException;
      if (code !== isStarting || Date.now() > end) throw new Refusal(`Setting ${setting}: ${message || code}`);
    }
  }
}

export interface SiteDatabase extends RunningDatabase {
  /** Connects as the restricted role of the site. On the operator's own server that is the role in DATABASE_URL. */
  siteUrl: string;
  /** The same role without a pooler in between, for the queue, which listens on its connection. */
  queueUrl: string;
}

/** Starts the database of the settings and migrates it to the schema of this version. */
export async function startDatabase(settings: Settings): Promise<SiteDatabase> {
  const database = await startPostgresOf(settings);
  try {
    await migrateDatabase(database.url);
    const { url } = database;
    if (settings.databaseUrl) return { ...database, siteUrl: settings.databaseUrl, queueUrl: url };
    const siteUrl = await prepareSiteRole(url, derivedKey("postgres-site"));
    return { ...database, siteUrl, queueUrl: siteUrl };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

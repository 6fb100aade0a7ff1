import { readFileSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { readLastBackup } from "~/db/last-backup.server";
import { schemaVersion } from "~/db/migrate.server";
import { readFreeBytes } from "~/images/free-space.server";
import { settings } from "~/settings.server";
import { dayMs, formatMoment } from "~/text/dates";

const version: string = JSON.parse(readFileSync("package.json", "utf8")).version;
/** Counting many files takes a while, so keep the result for some minutes. */
const countAgainMs = 5 * 60_000;

interface Files {
  count: number;
  bytes: number;
}

let counted: { at: number; files: Files } | null = null;

/**
 * The versions that run here and the space they use. Null for unknown values, such as the files in an external store.
 */
export async function readMachine() {
  const [database, files, schema, freeBytes, lastBackup] = await Promise.all([
    db.execute<{ bytes: string; version: string }>(
      sql`select pg_database_size(current_database())::text as bytes, current_setting('server_version') as version`,
    ),
    settings.storageUrl ? null : countFiles(),
    schemaVersion(),
    readFreeBytes(),
    readLastBackup(),
  ]);
  const [row] = database.rows;
  return {
    version,
    schema,
    node: process.version,
    postgres: row?.version ?? "",
    databaseBytes: Number(row?.bytes ?? 0),
    files,
    freeBytes,
    lastBackup: lastBackup && formatMoment(lastBackup),
    backupDays: lastBackup && Math.floor((Date.now() - lastBackup.getTime()) / dayMs),
  };
}

async function countFiles(): Promise<Files> {
  if (counted && Date.now() - counted.at < countAgainMs) return counted.files;
  const folder = path.join(settings.dataDir, "files");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = { count: 0, bytes: 0 };
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    files.bytes += await stat(path.join(entry.parentPath, entry.name)).then(
      ({ size }) => size,
      () => 0,
    );
    files.count += 1;
  }
  counted = { at: Date.now(), files };
  return files;
}

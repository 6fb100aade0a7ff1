import { createReadStream, existsSync } from "node:fs";
import path from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Client, DatabaseError } from "pg";
import { extract } from "tar-stream";
import { ZodError } from "zod";
import { closeDatabase, openDatabase } from "~/db/client.server";
import { migrateDatabase } from "~/db/migrate.server";
import { storage } from "~/images/storage.server";
import { settings } from "~/settings.server";
import { startPostgresOf } from "../postgres/database";
import { findRunning } from "../postgres/with-database";
import { Refusal } from "../refusal";
import type { End } from "./archive";
import { Loader } from "./restore-loader";

/**
 * `npm run restore -- FILE`: restores a backup into an empty data folder, or into the operator's own empty database.
 */
export async function restore(name?: string): Promise<void> {
  if (!name) throw new Refusal("From which file? npm run restore -- backup.tar.gz");
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  if (!settings.databaseUrl && findRunning(settings)) throw new Refusal("The site is running: stop it first.");
  await refuseDamaged(file);
  const database = await startPostgresOf(settings);
  try {
    const end = await restoreInto(database.url, file);
    await migrateDatabase(database.url);
    const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
    process.stdout.write(`Restored ${rows} rows, ${end.files} files, ${end.jobs} waiting mails.\n`);
  } finally {
    await database.stop();
  }
}

/** Read the archive to its end first, because the beginning of a damaged file can't be trusted. */
async function refuseDamaged(file: string): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(file), createGunzip(), nowhere).catch(() => {
    throw new Refusal(damaged(file));
  });
}

const damaged = (file: string) => `${file} is no backup, or a damaged one.`;

async function restoreInto(url: string, file: string): Promise<End> {
  const written: string[] = [];
  const client = new Client({ connectionString: url, application_name: "kreativlaendle restore" });
  // The next query rejects. Without this listener the error event would end the process.
  client.on("error", () => {});
  await client.connect();
  openDatabase(url, { max: 2 });
  try {
    return await readArchive(client, url, file, written);
  } catch (error) {
    const disk = await storage();
    for (const key of written) await disk.delete(key);
    throw error;
  } finally {
    await client.end();
    await closeDatabase();
  }
}

/** Loads everything in one transaction, and commits only after the counts in `end.json` match what was loaded. */
async function readArchive(client: Client, url: string, file: string, written: string[]): Promise<End> {
  const [gunzip, tar] = [createGunzip(), extract()];
  let damage: Error | null = null;
  for (const stream of [gunzip, tar]) stream.once("error", (error: Error) => (damage ??= error));
  const unpacked = pipeline(createReadStream(file), gunzip, tar);
  // Avoid an unhandled rejection until the caller awaits this.
  unpacked.catch(() => {});
  const loader = new Loader(client, url, written);
  try {
    for await (const entry of tar) await loader.take(entry);
    await unpacked;
    return await loader.finish(file);
  } catch (error) {
    const isDamaged = damage !== null || isContradiction(error);
    tar.destroy();
    await loader.abandon();
    throw isDamaged ? new Refusal(damaged(file)) : error;
  }
}

/**
 * Errors that only a damaged or foreign archive causes: unreadable text, inconsistent rows, files outside of the store.
 */
function isContradiction(error: unknown): boolean {
  if (error instanceof SyntaxError || error instanceof ZodError) return true;
  if (error instanceof DatabaseError) return /^2[23]/.test(error.code ?? "");
  return error instanceof Error && "code" in error && error.code === "E_PATH_TRAVERSAL_DETECTED";
}

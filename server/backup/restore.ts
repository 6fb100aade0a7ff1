import { createReadStream, existsSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { ZodError } from "zod";
import { closeDatabase, databaseErrorIn, openDatabase } from "~/db/client.server";
import { migrateDatabase } from "~/db/migrate.server";
import { StatementClient } from "~/db/statement-pool.server";
import { storage } from "~/images/storage.server";
import { secretMark } from "~/secret.server";
import { settings } from "~/settings.server";
import { startPostgresOf } from "../postgres/database";
import { findRunning } from "../postgres/with-database";
import { Refusal } from "../refusal";
import { type End, type Manifest, manifestSchema, readJson } from "./archive";
import { Loader } from "./restore-loader";

/** Restores although the secret of the backup is missing. */
const withoutSecret = "--without-secret";

/**
 * `npm run restore -- FILE`: restores a backup into an empty data folder, or into the operator's own empty database.
 */
export async function restore(...words: string[]): Promise<void> {
  const [name] = words.filter((word) => word !== withoutSecret);
  if (!name) throw new Refusal("From which file? npm run restore -- backup.tar.gz");
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  if (!settings.databaseUrl && findRunning(settings)) throw new Refusal("The site is running: stop it first.");
  const manifest = await readManifest(file);
  if (manifest && manifest.secretMark !== secretMark() && !words.includes(withoutSecret)) await askOrRefuse(manifest);
  const database = await startPostgresOf(settings);
  try {
    const end = await restoreInto(database.url, file);
    await migrateDatabase(database.url);
    const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
    process.stdout.write(`Restored ${rows} rows, ${end.files} files, ${end.jobs} waiting mails.\n`);
    const factors = end.rows.two_factors ?? 0;
    if (manifest?.secretMark !== secretMark() && factors > 0)
      process.stdout.write(
        `${factors} accounts have a second factor that can't be checked without the former secret: put it in place, or ` +
          "remove each with `npm run second-factor -- MAIL`.\n",
      );
  } finally {
    await database.stop();
  }
}

/** Reads the archive to its end first, because the beginning of a damaged file can't be trusted. */
async function readManifest(file: string): Promise<Manifest | null> {
  const [gunzip, tar] = [createGunzip(), extract()];
  let manifest: Manifest | null = null;
  const unpacked = pipeline(createReadStream(file), gunzip, tar);
  // Avoid an unhandled rejection until it is awaited below.
  unpacked.catch(() => {});
  try {
    for await (const entry of tar) {
      if (entry.header.name === "manifest.json") manifest = readJson(manifestSchema, await buffer(entry));
      else entry.resume();
    }
    await unpacked;
  } catch {
    throw new Refusal(damaged(file));
  }
  return manifest;
}

async function askOrRefuse({ secretMark: known }: Manifest): Promise<void> {
  const why = known ? "was made with another SECRET" : "does not say with which SECRET it was made";
  const problem =
    `This backup ${why}. Without the same SECRET (or DATA_DIR/secret), all sessions and all links in mails end, and ` +
    "nobody with a second factor can sign in.";
  if (!process.stdin.isTTY) throw new Refusal(`${problem} Put it in place first, or add ${withoutSecret}.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const said = await terminal.question(`${problem} Restore anyway? (yes/no) `);
  terminal.close();
  if (!/^y(es)?$/i.test(said.trim())) throw new Refusal("Nothing was restored.");
}

const damaged = (file: string) => `${file} is no backup, or a damaged one.`;

async function restoreInto(url: string, file: string): Promise<End> {
  const written: string[] = [];
  const client = new StatementClient({ connectionString: url, application_name: "kreativlaendle restore" });
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
async function readArchive(client: StatementClient, url: string, file: string, written: string[]): Promise<End> {
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
  const refusal = databaseErrorIn(error);
  if (refusal) return /^2[23]/.test(refusal.code ?? "");
  return error instanceof Error && "code" in error && error.code === "E_PATH_TRAVERSAL_DETECTED";
}

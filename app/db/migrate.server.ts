import { hash } from "node:crypto";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { z } from "zod";

class UnknownSchema extends Error {
  override name = "UnknownSchema";
}

const migrationsFolder = path.resolve("app/db/migrations");
const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })) });
const migrationLock = 7_136_001;

/** A short name for the newest schema that this program knows. */
export async function schemaVersion(): Promise<string> {
  const { entries } = await readJournal();
  return entries.at(-1)?.tag ?? "empty";
}

/**
 * Migrates the schema to the newest state, or to the earlier state of a backup. Several instances may start at once:
 * the first migrates, and the others wait for it.
 */
export async function migrateDatabase(url: string, upTo?: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let folder = migrationsFolder;
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await refuseUnknownSchema(client);
    folder = upTo === undefined ? migrationsFolder : await firstMigrations(upTo);
    await migrate(drizzle(client), { migrationsFolder: folder, migrationsSchema: "drizzle" });
    // The queue creates its tables itself, under a role that may not create a schema.
    await client.query("create schema if not exists pgboss");
  } finally {
    if (folder !== migrationsFolder) await rm(folder, { recursive: true, force: true });
    await client.end();
  }
}

async function refuseUnknownSchema(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!tables[0]?.exists) return;
  const { rows } = await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations");
  const known = await knownMigrations();
  const unknown = rows.filter((row) => !known.includes(row.hash));
  if (unknown.length > 0) {
    throw new UnknownSchema(
      `This version does not know ${unknown.length === 1 ? "a change" : `${unknown.length} changes`} of the database's schema. Install the version that made it, or start with an empty database (another DATA_DIR).`,
    );
  }
}

async function readJournal() {
  return journal.parse(JSON.parse(await readFile(path.join(migrationsFolder, "meta/_journal.json"), "utf8")));
}

/** A copy of the migrations folder with only the first ones, in the layout that the migrator reads. */
async function firstMigrations(count: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "kreativlaendle-migrations-"));
  const all = await readJournal();
  const entries = all.entries.slice(0, count);
  await mkdir(path.join(folder, "meta"));
  await writeFile(path.join(folder, "meta/_journal.json"), JSON.stringify({ ...all, entries }));
  for (const { tag } of entries)
    await copyFile(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`));
  return folder;
}

/** The hashes of all migrations, oldest first, as the database stores them. */
export async function knownMigrations(): Promise<string[]> {
  const { entries } = await readJournal();
  const files = await Promise.all(
    entries.map(({ tag }) => readFile(path.join(migrationsFolder, `${tag}.sql`), "utf8")),
  );
  return files.map((file) => hash("sha256", file, "hex"));
}

import { randomBytes } from "node:crypto";
import { createWriteStream, existsSync, readFileSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { type Pack, pack } from "tar-stream";
import { backupLock } from "~/db/backup-lock.server";
import { noteBackup } from "~/db/last-backup.server";
import { storage } from "~/images/storage.server";
import { secretMark } from "~/secret.server";
import { withDatabase } from "../postgres/with-database";
import { Refusal } from "../refusal";
import { archiveFormat, type End, type Manifest, partBytes } from "./archive";
import { columnList, quoted, readJobs, readMigrations, readSequences, readTables } from "./archive-tables";

/** `npm run backup -- FILE`: database, waiting mails and files as they were at one moment, also while the site runs. */
export async function backup(name?: string): Promise<void> {
  if (!name) throw new Refusal("Into which file? npm run backup -- backup.tar.gz");
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
  refuseExisting(file);
  await withDatabase(async (url) => {
    const end = await writeArchive(url, file);
    await noteBackup();
    const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
    process.stdout.write(`${file}: ${rows} rows, ${end.files} files, ${end.jobs} waiting mails.\n`);
  });
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new Refusal(`There already is a file ${file}.`);
}

/** Writes to a temporary file with a unique name, and renames it once it is complete and synced to disk. */
export async function writeArchive(url: string, file: string): Promise<End> {
  const part = `${file}.${randomBytes(4).toString("hex")}.part`;
  const client = new Client({ connectionString: url, application_name: "kreativlaendle backup" });
  const tar = pack();
  // Losing the connection also loses the lock, and then files that are not copied yet may be removed.
  client.on("error", (error) => tar.destroy(error));
  await client.connect();
  try {
    const written = pipeline(tar, createGzip({ level: 3 }), createWriteStream(part, { mode: 0o600 }));
    const filled = fillArchive(client, tar).catch((error: Error) => {
      tar.destroy(error);
      throw error;
    });
    const [end] = await Promise.all([filled, written]);
    const handle = await open(part);
    await handle.sync();
    await handle.close();
    refuseExisting(file);
    await rename(part, file);
    return end;
  } finally {
    await client.end();
    await rm(part, { force: true });
  }
}

async function fillArchive(client: Client, tar: Pack): Promise<End> {
  // The lock prevents the deletion of files that lose their row after the snapshot, until they are copied.
  await client.query("select pg_advisory_lock($1)", [backupLock]);
  await client.query("begin transaction isolation level repeatable read, read only");
  const tables = await readTables(client);
  const manifest: Manifest = {
    format: archiveFormat,
    version: JSON.parse(readFileSync("package.json", "utf8")).version,
    createdAt: new Date().toISOString(),
    secretMark: secretMark(),
    migrations: await readMigrations(client),
    tables,
  };
  await add(tar, "manifest.json", toJson(manifest));
  const copies: Record<string, { rowCount: number }> = {};
  for (const table of tables) copies[table.name] = await addTable(client, tar, table);
  const jobs = await readJobs(client);
  // The count of a copy may come after its last row, but comes before the answer to a later query.
  const rows = Object.fromEntries(Object.entries(copies).map(([name, { rowCount }]) => [name, rowCount]));
  await add(tar, "jobs.json", toJson(jobs));
  const sequences = await readSequences(client);
  await client.query("commit");

  const end: End = { rows, sequences, jobs: jobs.length, files: await addFiles(tar) };
  await client.query("select pg_advisory_unlock($1)", [backupLock]);
  await add(tar, "end.json", toJson(end));
  tar.finalize();
  return end;
}

async function addTable(client: Client, tar: Pack, { name, columns }: Manifest["tables"][number]) {
  const copy = client.query(copyTo(`copy (select ${columnList(columns)} from ${quoted(name)}) to stdout`));
  let waiting: Buffer[] = [];
  let size = 0;
  let part = 0;
  const flush = async () => {
    if (size === 0) return;
    part += 1;
    await add(tar, `database/${name}/${String(part).padStart(6, "0")}`, Buffer.concat(waiting));
    waiting = [];
    size = 0;
  };
  for await (const chunk of copy) {
    waiting.push(chunk);
    size += chunk.length;
    if (size >= partBytes) await flush();
  }
  await flush();
  return copy;
}

async function addFiles(tar: Pack): Promise<number> {
  const disk = await storage();
  let count = 0;
  let page: string | undefined;
  do {
    const { objects, paginationToken } = await disk.listAll("", { recursive: true, paginationToken: page });
    for (const object of objects) {
      if (!object.isFile) continue;
      const bytes = await readFile(object.key);
      if (!bytes) continue;
      await add(tar, `files/${object.key}`, bytes);
      count += 1;
    }
    page = paginationToken;
  } while (page);
  return count;
}

/** Null for a file that disappeared while we read the folder: no row of the snapshot names such a file. */
async function readFile(key: string): Promise<Buffer | null> {
  const disk = await storage();
  try {
    return Buffer.from(await disk.getBytes(key));
  } catch (error) {
    if (await disk.exists(key)) throw error;
    return null;
  }
}

const toJson = (value: unknown) => Buffer.from(JSON.stringify(value));

function add(tar: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
}

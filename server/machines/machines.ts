import { hash, randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import type { Settings } from "~/settings.server";
import { hold } from "../postgres/hold";
import { Refusal } from "../refusal";

const startLock = 7_136_003;
const patienceMs = 3_000;
const againMs = 1_000;

/** What all machines on one database must share. Each machine tells by a lock what it has; these are its first numbers. */
const common = { files: 7_136_004, secret: 7_136_005 };
type Marks = Record<keyof typeof common, number>;

/**
 * Holds a shared lock for each thing that all machines must have in common, until the machine leaves or dies. Refuses to
 * join machines that have other files or another secret: pictures would be missing, or sessions would end at random.
 */
export async function joinMachines(url: string, settings: Settings, patience = patienceMs) {
  const marks = { files: markOf(placeOfFiles(settings)), secret: markOf(`secret ${settings.secret}`) };
  const name = `kreativlaendle on ${hostname()}`.slice(0, 60);
  const holder = await take(url, name, marks);
  try {
    await refuseOthers(holder, marks, patience);
  } catch (error) {
    await holder.end();
    throw error;
  }
  return hold(holder, () => take(url, name, marks), againMs);
}

/** Several machines may start at once. They run this one after the other, so that only the first has work to do. */
export async function oneMachineAtATime<Result>(url: string | undefined, run: () => Promise<Result>): Promise<Result> {
  if (!url) return run();
  const client = await connect(url, "kreativlaendle start");
  try {
    await client.query("select pg_advisory_lock($1)", [startLock]);
    return await run();
  } finally {
    await client.end();
  }
}

async function connect(url: string, name: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: name, keepAlive: true });
  // A lost connection rejects the next query. Without this listener the error event would end the process.
  client.on("error", () => {});
  await client.connect();
  return client;
}

async function take(url: string, name: string, marks: Marks): Promise<Client> {
  const client = await connect(url, name);
  for (const what of ["files", "secret"] as const)
    await client.query("select pg_advisory_lock_shared($1, $2)", [common[what], marks[what]]);
  return client;
}

/** Waits a moment first, because PostgreSQL takes a while to notice that a killed machine has gone. */
async function refuseOthers(client: Client, marks: Marks, patience: number): Promise<void> {
  for (const end = Date.now() + patience; ; await delay(100)) {
    const { rows } = await client.query<{ what: string; name: string | null }>(
      `select case when classid::bigint = $1 then 'files' else 'secret' end as what, application_name as name
         from pg_locks left join pg_stat_activity using (pid)
        where locktype = 'advisory' and objsubid = 2
          and database = (select oid from pg_database where datname = current_database())
          and ((classid::bigint = $1 and objid::bigint <> $2) or (classid::bigint = $3 and objid::bigint <> $4))
        order by what`,
      [common.files, marks.files, common.secret, marks.secret],
    );
    const [other] = rows;
    if (!other) return;
    if (Date.now() < end) continue;
    const who = `another machine (${other.name ?? "unknown"}) uses this database`;
    throw new Refusal(
      other.what === "files"
        ? `Setting STORAGE_URL: ${who} and keeps its files elsewhere; several machines need the same store`
        : `Setting SECRET: ${who} with another secret; all machines need the same`,
    );
  }
}

/** The store, or an id in the data folder. Machines that share the folder read the same id. */
function placeOfFiles({ storageUrl, dataDir }: Settings): string {
  if (storageUrl) {
    const { host, pathname } = new URL(storageUrl);
    return `${host}${pathname}`;
  }
  const file = path.join(dataDir, "folder-id");
  try {
    writeFileSync(file, `${randomUUID()}\n`, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/** Only 31 bits, because PostgreSQL takes lock numbers as signed integers but lists them as unsigned ones. */
const markOf = (text: string) => hash("sha256", text, "buffer").readUInt32BE() >>> 1;

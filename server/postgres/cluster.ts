import { type ChildProcessByStdio, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { Refusal } from "../refusal";
import { type Account, openAccess, spawnOptions } from "./account";
import type { Binaries } from "./binaries";

export type Log = (message: string, details?: object) => void;

export interface Cluster {
  folder: string;
  password: string;
  account: Account;
  binaries: Binaries;
  log: Log;
  /** Whether the data has to survive a power cut. Tests of other things don't wait for the disk. */
  needsPasswordAgain: boolean;
}

export async function prepareCluster(cluster: Cluster) {
  const { folder, account, binaries } = cluster;
  const content = existsSync(folder) ? readdirSync(folder) : [];
  if (content.length === 0) await createCluster(cluster);
  else if (!content.includes("PG_VERSION")) {
    throw new Refusal(`The data folder ${folder} is not empty and holds no PostgreSQL database.`);
  }
  const version = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (version !== binaries.majorVersion) {
    throw new Refusal(
      `The data folder ${folder} is of PostgreSQL ${version}; this is PostgreSQL ${binaries.majorVersion}.`,
    );
  }
  giveTo(account, folder);
  chmodSync(folder, 0o700);
  await removeUnfinished(cluster);
}

function unfinishedName(folder: string) {
  return `${basename(folder)}.unfinished-`;
}

async function removeUnfinished({ folder, log }: Cluster) {
  for (const name of readdirSync(dirname(folder)).filter((name) => name.startsWith(unfinishedName(folder)))) {
    const path = join(dirname(folder), name);
    try {
      // An initdb process that outlived its server may still write there for a moment.
      await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    } catch (error) {
      log("An unfinished database could not be removed", { path, error });
    }
  }
}

/**
 * Creates the cluster beside its final folder and moves it there when complete. Each attempt has a unique name, so that
 * an orphaned process of an earlier attempt can't write into it.
 */
async function createCluster(cluster: Cluster) {
  const { folder, log } = cluster;
  log("Creating the database", { folder });
  const workplace = mkdtempSync(join(dirname(folder), unfinishedName(folder)));
  try {
    await runInitdb(cluster, workplace);
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(join(workplace, "cluster"), folder);
    syncFolder(dirname(folder));
  } finally {
    rmSync(workplace, { recursive: true, force: true });
  }
}

async function runInitdb({ password, account, binaries, needsPasswordAgain }: Cluster, workplace: string) {
  writeFileSync(join(workplace, "password"), `${password}\n`, { mode: 0o600 });
  mkdirSync(join(workplace, "cluster"), { mode: 0o700 });
  giveTo(account, workplace);
  const access = openAccess(workplace, account);
  const child = spawn(
    binaries.initdb,
    [
      `--pgdata=${access.path}/cluster`,
      `--pwfile=${access.path}/password`,
      "--username=postgres",
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--data-checksums",
      "--no-instructions",
      ...(needsPasswordAgain ? [] : ["--no-sync"]),
    ],
    { ...spawnOptions(account), stdio: ["ignore", "ignore", "pipe", ...access.descriptors] },
  ) as ChildProcessByStdio<null, null, Readable>;
  access.close();
  const endNow = () => child.kill("SIGKILL");
  process.once("exit", endNow);
  const ended = new Promise<number | null>((resolve, reject) => child.once("close", resolve).once("error", reject));
  const [code, complaint] = await Promise.all([ended, text(child.stderr)]).finally(() => process.off("exit", endNow));
  if (code !== 0)
    throw new Refusal(`PostgreSQL could not create its database: ${complaint.trim().replaceAll("\n", " ")}`);
}

/** Changes the owner of the folder last: while root still owns it, the next start repeats an interrupted change. */
function giveTo({ uid, gid }: Account, folder: string) {
  if (uid === undefined || gid === undefined || statSync(folder).uid === uid) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    lchownSync(join(folder, name), uid, gid);
  chownSync(folder, uid, gid);
}

function syncFolder(folder: string) {
  if (process.platform === "win32") return;
  const descriptor = openSync(folder, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

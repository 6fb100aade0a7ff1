import { spawn } from "node:child_process";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
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
  postmasterPid,
  provideMadeDatabase,
  serverWithData,
  spawnServer,
  start,
} from "../../tests/support/postgres-folder";
import { DataFolderInUse } from "./postgres";

provideMadeDatabase();

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
});

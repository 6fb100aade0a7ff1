import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyDatabase, repack, rowsByTable } from "../support/archives";
import { withoutClock } from "../support/clock";
import { command, settingsOf } from "../support/command";
import { startFreshSite } from "../support/http";
import { createPerson } from "../support/people";
import { withClient } from "../support/postgres";
import { createPostOf } from "../support/posts";
import { runJob } from "../support/run-job";
import { type Site, testSecret } from "../support/site";

let folder: string;
let file: string;
let site: Site;
let own: Awaited<ReturnType<typeof startFreshSite>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kreativlaendle-backup-"));
  file = join(folder, "sicherung.tar.gz");
  own = await startFreshSite();
  site = own.site;
  await withoutClock(site.databaseUrl);
  await createPostOf(own.db, await createPerson(own.db));
  // The site runs these when it starts, one after the other in each queue.
  for (const queue of ["search-documents", "market"] as const) await runJob(own.db, queue);
  const pictures = join(site.dataDir, "files", "post-images", "anna");
  mkdirSync(pictures, { recursive: true });
  for (const name of ["eins.jpg", "zwei.jpg"]) writeFileSync(join(pictures, name), Buffer.alloc(50_000, name));
  expect(await command(["backup", file], settingsOf(site))).toMatchObject({ code: 0 });
});

afterAll(async () => {
  await own.stop();
  rmSync(folder, { recursive: true, force: true });
});

it("leaves the mark that the alarm of a missing backup reads, and only when the backup was completed [HOUSE-133]", async () => {
  const age = async () => {
    const metrics = await (await fetch(`${site.url}/metrics`)).text();
    return /^backup_age_seconds (\S+)$/m.exec(metrics)?.[1];
  };
  rmSync(join(site.dataDir, "last-backup"));
  expect(await age()).toBe("+Inf");
  expect(await command(["backup", join(folder, "fehlt", "sicherung.tar.gz")], settingsOf(site))).toMatchObject({
    code: 1,
  });
  expect(await age()).toBe("+Inf");
  const again = join(folder, "noch-eine.tar.gz");
  expect(await command(["backup", again], settingsOf(site))).toMatchObject({ code: 0 });
  expect(Number(await age())).toBeLessThan(3600);
  rmSync(again);
});

it("works from any folder, and writes into the one it was started in [HOUSE-146]", async () => {
  expect(await command(["backup", "von-hier.tar.gz"], settingsOf(site), folder)).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, "von-hier.tar.gz"))).toBe(true);
  rmSync(join(folder, "von-hier.tar.gz"));
});

/** Tries to restore into an empty database, and returns what it holds afterwards. */
async function tryRestoring(archive: string, into: { url: string; dataDir: string }) {
  const { code, said } = await command(["restore", archive], {
    DATABASE_URL: into.url,
    DATA_DIR: into.dataDir,
    SECRET: testSecret,
  });
  const rows = Object.values(await rowsByTable(into.url)).reduce((sum, { size }) => sum + size, 0);
  const files = existsSync(join(into.dataDir, "files"))
    ? readdirSync(join(into.dataDir, "files"), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    : [];
  return { code, lines: said.trim().split("\n"), rows, files: files.length };
}

it("restores nothing of a damaged, a cut or a foreign file, says so in one line, and can be tried again", {
  timeout: 300_000,
}, async () => {
  const whole = readFileSync(file);
  const flipped = (at: number) => {
    const copy = Buffer.from(whole);
    const place = Math.floor(whole.length * at);
    copy[place] = (copy[place] ?? 0) ^ 0xff;
    return copy;
  };
  const damaged: Record<string, Buffer> = {
    foreign: Buffer.from("no archive"),
    empty: Buffer.alloc(0),
    ...Object.fromEntries([0.02, 0.3, 0.7, 0.99].map((at) => [`cut-${at}`, whole.subarray(0, whole.length * at)])),
    "one byte short": whole.subarray(0, -1),
    ...Object.fromEntries([0.1, 0.5, 0.9].map((at) => [`flipped-${at}`, flipped(at)])),
  };
  const url = await emptyDatabase();
  const into = { url, dataDir: join(folder, "data") };
  for (const [name, bytes] of Object.entries(damaged)) {
    const archive = join(folder, `${name}.tar.gz`);
    writeFileSync(archive, bytes);
    const { lines, ...result } = await tryRestoring(archive, into);
    expect([name, result]).toEqual([name, { code: 1, rows: 0, files: 0 }]);
    expect([name, lines]).toEqual([name, [expect.stringMatching(/no backup|damaged|not complete/)]]);
  }
  expect((await tryRestoring(join(folder, "fehlt.tar.gz"), into)).lines).toEqual([
    `There is no file ${join(folder, "fehlt.tar.gz")}.`,
  ]);
  expect(await tryRestoring(file, into)).toMatchObject({ code: 0, files: 2 });
  expect(await rowsByTable(url)).toEqual(await rowsByTable(site.databaseUrl));
});

it("restores no archive that someone has changed", async () => {
  const url = await emptyDatabase();
  const into = { url, dataDir: join(folder, "data-changed") };
  const changes: Record<string, Parameters<typeof repack>[2]> = {
    "without its end": (entries) => entries.filter(({ name }) => name !== "end.json"),
    "without a table": (entries) => entries.filter(({ name }) => !name.startsWith("database/profiles/")),
    "without a file": (entries) => entries.filter(({ name }) => !name.endsWith("zwei.jpg")),
    "without its beginning": (entries) => entries.slice(1),
    "with a file from elsewhere": (entries) =>
      entries.map((entry) =>
        entry.name.endsWith("zwei.jpg") ? { ...entry, name: "files/../../../ausbruch.jpg" } : entry,
      ),
  };
  for (const [name, change] of Object.entries(changes)) {
    const archive = join(folder, "changed.tar.gz");
    await repack(file, archive, change);
    const { lines, ...result } = await tryRestoring(archive, into);
    expect([name, result]).toEqual([name, { code: 1, rows: 0, files: 0 }]);
    expect([name, lines.length]).toEqual([name, 1]);
  }
  expect(readdirSync(folder)).not.toContain("ausbruch.jpg");
});

it("is restored only into an empty database and an empty store", async () => {
  const url = await emptyDatabase();
  const dataDir = join(folder, "data-used");
  mkdirSync(join(dataDir, "files"), { recursive: true });
  writeFileSync(join(dataDir, "files", "andere.jpg"), "x");
  expect(await tryRestoring(file, { url, dataDir })).toEqual({
    code: 1,
    lines: ["There are files already. A backup is only restored where there are none."],
    rows: 0,
    files: 1,
  });
  const used = { url: site.databaseUrl, dataDir: join(folder, "data-empty") };
  expect(await tryRestoring(file, used)).toMatchObject({
    code: 1,
    lines: ["The database is not empty. A backup is only restored into an empty one."],
    files: 0,
  });
});

it("is not restored by a program older than itself, nor into a newer database", async () => {
  const { migrateDatabase } = await import("~/db/migrate.server");
  const newer = await emptyDatabase();
  await migrateDatabase(newer);
  const fromTheFuture = "insert into drizzle.__drizzle_migrations (hash, created_at) values ('aus der Zukunft', 1)";
  await withClient(newer, (client) => client.query(fromTheFuture));
  const archive = join(folder, "neuer.tar.gz");
  const { writeArchive } = await import("../../server/backup/backup");
  await writeArchive(newer, archive);

  const url = await emptyDatabase();
  const into = { url, dataDir: join(folder, "data-newer") };
  expect(await tryRestoring(archive, into)).toMatchObject({
    code: 1,
    lines: ["The backup was made by another version of this program. Install that version first."],
    rows: 0,
  });
  expect(await tryRestoring(file, { ...into, url: newer })).toMatchObject({
    code: 1,
    lines: ["The database has a newer schema than the backup. Restore into an empty one."],
    rows: 0,
  });
});

it("leaves no complete-looking file when it is killed half-way, and can be repeated at once", {
  timeout: 300_000,
}, async () => {
  const there = join(folder, "getoetet");
  mkdirSync(there);
  const target = join(there, "sicherung.tar.gz");
  await withClient(site.databaseUrl, async (client) => {
    // The lock stops the backup in the middle of the tables until the test releases it.
    await client.query("begin; lock table profiles in access exclusive mode");
    const env = { PATH: process.env.PATH, NODE_ENV: "production", DEMO: "0", ...settingsOf(site) };
    const child = spawn(process.execPath, ["build/server/index.js", "backup", target], { env, stdio: "ignore" });
    const waiting = `select count(*)::int as count from pg_stat_activity
      where application_name = 'kreativlaendle backup' and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await own.db.execute<{ count: number }>(waiting)).rows[0]?.count).toBeGreaterThan(0);
    child.kill("SIGKILL");
    await once(child, "exit");
    await client.query("rollback");
  });

  const left = readdirSync(there);
  expect(left).toEqual([expect.stringMatching(/^sicherung\.tar\.gz\.\w+\.part$/)]);
  const url = await emptyDatabase();
  const into = { url, dataDir: join(folder, "data-killed") };
  expect(await tryRestoring(join(there, left[0] ?? ""), into)).toMatchObject({ code: 1, rows: 0, files: 0 });

  expect(await command(["backup", target], settingsOf(site))).toMatchObject({ code: 0 });
  expect(readdirSync(there)).toContain("sicherung.tar.gz");
});

it("is complete for two backups at the same moment, into one file or two", {
  timeout: 300_000,
}, async () => {
  const made = (name: string) => command(["backup", join(folder, name)], settingsOf(site));
  const [one, other, same] = await Promise.all([made("a.tar.gz"), made("b.tar.gz"), made("a.tar.gz")]);
  expect(other.code).toBe(0);
  expect([one.code, same.code].sort()).toEqual([0, 1]);
  expect(`${one.said}${same.said}`).toContain("There already is a file");
  for (const name of ["a.tar.gz", "b.tar.gz"]) {
    const url = await emptyDatabase();
    const into = { url, dataDir: join(folder, `data-${name}`) };
    expect(await tryRestoring(join(folder, name), into)).toMatchObject({ code: 0, files: 2 });
  }
});

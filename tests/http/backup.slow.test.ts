import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { emptyDatabase, rowsByTable } from "../support/archives";
import { command, settingsOf } from "../support/command";
import { Browserless, it, signIn, signInByForm } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";
import { withClient } from "../support/postgres";
import { startSite, testSecret } from "../support/site";

const tables = [
  "profiles",
  "profile_slugs",
  "accounts",
  "sessions",
  "favorites",
  "posts",
  "ausschreibungen",
  "audit_log",
];

const countAll = (url: string) =>
  withClient(url, async (client) => {
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const { rows } = await client.query(`select count(*)::int as count from ${table}`);
      counts[table] = rows[0].count;
    }
    const { rows } = await client.query("select id, name, favorite_count, slug from profiles order by id");
    return { counts, profiles: rows };
  });

const filesIn = (folder: string) =>
  readdirSync(join(folder, "files"), { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, "files", name)).isFile())
    .sort();

/** What the writers write, and the documents that the site makes of it. */
const changing = ["profiles", "profile_slugs", "favorites", "search_documents"];

/** Expects every restored row to be the same in the source. Only the tables that the writers use have changed since. */
async function expectSameButLater(source: string, restored: string) {
  const [from, to] = [await rowsByTable(source), await rowsByTable(restored)];
  expect(Object.keys(to).sort()).toEqual(Object.keys(from).sort());
  for (const [table, rows] of Object.entries(to)) {
    const foreign = [...rows].filter((row) => !from[table]?.has(row));
    // One profile may differ: the one that all writers like, because its count has grown since.
    expect(foreign.length, table).toBeLessThanOrEqual(table === "profiles" ? 1 : 0);
    if (!changing.includes(table)) expect(rows.size, table).toBe(from[table]?.size);
  }
}

it("backs up a site while sixteen people write, and restores all that was acknowledged before, and both kinds of waiting mails [DATA-19, HOUSE-147]", {
  timeout: 300_000,
}, async ({ site, mailSink }) => {
  const folder = mkdtempSync(join(tmpdir(), "kreativlaendle-backup-"));
  const file = join(folder, "sicherung.tar.gz");
  const superadmin = await createPerson(db, { isSuperadmin: true });
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const browser = await signIn(new Browserless(site.url), superadmin);
  const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const avatar = new File([new Uint8Array(picture)], "a.png", { type: "image/png" });
  const page = await browser.get(`/admin/profile/${anna.id}`);
  await browser.submit(page.form(`/admin/profile/${anna.id}/bild`, "avatar"), { avatar });
  await withClient(site.databaseUrl, async (client) => {
    await client.query("insert into favorites (user_id, favorited_profile_id) values ($1, $2)", [berg.id, anna.id]);
    for (let number = 0; number < 5; number += 1)
      await client.query("insert into posts (user_id, content) values ($1, $2)", [
        anna.id,
        `Beitrag ${number}\\t\n„ü“ ${number}`,
      ]);
  });
  // Stop the mail server, so that a mail waits.
  await mailSink.down();
  const blocked = await createPerson(db);
  await browser.post(`/admin/profile/${blocked.id}/sperren`, { reason: "Wartet auf den Mailserver.", word: "sperren" });

  // And one whose messages are still gathered.
  await withClient(site.databaseUrl, (client) =>
    client.query(
      "insert into pgboss.job (name, data, start_after) values ('gathered-mails', '{}', now() + interval '1 day')",
    ),
  );

  const acknowledged = new Set<string>();
  let isWriting = true;
  const writers = Array.from({ length: 16 }, () =>
    withClient(site.databaseUrl, async (client) => {
      while (isWriting) {
        const name = unique("Schreiberin");
        const values = [
          name,
          name.toLowerCase().replaceAll(" ", "-"),
          `${name.replaceAll(" ", "-").toLowerCase()}@example.com`,
        ];
        const { rows } = await client.query(
          "insert into profiles (user_type, name, slug, email) values ('kreative', $1, $2, $3) returning id",
          values,
        );
        await client.query("insert into favorites (user_id, favorited_profile_id) values ($1, $2)", [
          rows[0].id,
          anna.id,
        ]);
        acknowledged.add(rows[0].id);
      }
    }),
  );
  let before: string[] = [];
  let made: Awaited<ReturnType<typeof command>>;
  try {
    await expect.poll(() => acknowledged.size).toBeGreaterThan(200);
    before = [...acknowledged];
    made = await command(["backup", file], settingsOf(site));
  } finally {
    isWriting = false;
    await Promise.all(writers).finally(mailSink.up);
  }
  expect(made.said).toContain("rows");
  expect(made.code).toBe(0);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect((await command(["backup", file], settingsOf(site))).said).toContain("already is a file");

  const database = await emptyDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "kreativlaendle-restored-"));
  const elsewhere = { DATABASE_URL: database, DATA_DIR: dataDir, SECRET: testSecret };
  const restored = await command(["restore", file], elsewhere);
  expect(restored.said).toContain("Restored");
  expect(restored.said).toMatch(/[1-9]\d* waiting mails/);
  const waiting = await withClient(database, async (client) => {
    const kinds = "select distinct name from pgboss.job where name in ('mail', 'gathered-mails') order by name";
    return (await client.query<{ name: string }>(kinds)).rows.map(({ name }) => name);
  });
  expect(waiting).toEqual(["gathered-mails", "mail"]);
  await expectSameButLater(site.databaseUrl, database);
  const after = await countAll(database);
  const ids = new Set(after.profiles.map(({ id }) => id));
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
  // Other tests share the site, and their people may have earlier slugs.
  expect(after.counts.profile_slugs).toBeGreaterThanOrEqual(after.counts.profiles ?? 0);
  const likes = after.profiles.find(({ id }) => id === anna.id)?.favorite_count;
  const [kept] = await withClient(database, async (client) => {
    const liked = "select count(*)::int from favorites where favorited_profile_id = $1";
    const written = "select count(*)::int from posts where user_id = $1";
    return (await client.query(`select (${liked}) as likes, (${written}) as posts`, [anna.id])).rows;
  });
  expect(kept).toEqual({ likes, posts: 5 });
  const miscountedAt = (url: string) =>
    withClient(url, async (client) => {
      const stored = "select count(*) from favorites where favorited_profile_id = profiles.id";
      return (await client.query(`select id from profiles where favorite_count <> (${stored})`)).rows.map(
        ({ id }) => id,
      );
    });
  // Other tests share the site, and some of them set counts themselves.
  const madeUp = new Set(await miscountedAt(site.databaseUrl));
  expect(madeUp.has(anna.id)).toBe(false);
  expect((await miscountedAt(database)).filter((id) => !madeUp.has(id))).toEqual([]);
  expect(filesIn(dataDir)).toEqual(filesIn(site.dataDir));
  for (const name of filesIn(dataDir))
    expect(readFileSync(join(dataDir, "files", name)).equals(readFileSync(join(site.dataDir, "files", name)))).toBe(
      true,
    );

  const there = await startSite({ databaseUrl: database, dataDir, settings: { SMTP_URL: mailSink.url } });
  try {
    const visitor = await signInByForm(new Browserless(there.url), anna);
    expect((await visitor.get(`/kreative/${anna.slug}`)).text).toContain(anna.name);
    const [row] = await withClient(database, async (client) => {
      await client.query("insert into favorites (user_id, favorited_profile_id) values ($1, $2)", [
        superadmin.id,
        anna.id,
      ]);
      return (await client.query("select favorite_count, avatar_url from profiles where id = $1", [anna.id])).rows;
    });
    expect(row.favorite_count).toBe(likes + 1);
    expect((await visitor.get(row.avatar_url)).status).toBe(200);
    await mailSink.waitForMail(blocked.email, { subject: /gesperrt/ });
  } finally {
    await there.kill();
  }

  expect((await command(["restore", file], elsewhere)).said).toContain("The database is not empty");
  for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
});

it("restores into an empty folder, with the database of its own", async ({ site }) => {
  const folder = mkdtempSync(join(tmpdir(), "kreativlaendle-backup-"));
  const anna = await createPerson(db);
  const file = join(folder, "sicherung.tar.gz");
  expect((await command(["backup", file], settingsOf(site))).code).toBe(0);
  const dataDir = join(folder, "data");
  const restored = await command(["restore", file], { DATA_DIR: dataDir, SECRET: testSecret });
  expect(restored.said).toContain("Restored");
  expect(restored.code).toBe(0);

  const second = join(folder, "zweite.tar.gz");
  expect((await command(["backup", second], { DATA_DIR: dataDir, SECRET: testSecret })).said).toContain("rows");
  const database = await emptyDatabase();
  const settings = { DATABASE_URL: database, DATA_DIR: join(folder, "data-2"), SECRET: testSecret };
  expect((await command(["restore", second], settings)).code).toBe(0);
  const rows = await rowsByTable(database);
  expect(rows).toEqual(await rowsByTable(site.databaseUrl));
  expect([...(rows.profiles ?? [])].filter((row) => row.includes(anna.id))).toHaveLength(1);
  expect(filesIn(join(folder, "data-2"))).toEqual(filesIn(site.dataDir));

  const again = await command(["restore", file], { DATA_DIR: dataDir, SECRET: testSecret });
  expect(again).toEqual({
    code: 1,
    said: "The database is not empty. A backup is only restored into an empty one.\n",
  });
  const home = await startSite({ databaseUrl: database, dataDir: join(folder, "data-2") });
  await signInByForm(new Browserless(home.url), anna).finally(home.kill);
  rmSync(folder, { recursive: true, force: true });
});

it("restores as someone who owns the database and is no superuser of the server", async ({ site }) => {
  const folder = mkdtempSync(join(tmpdir(), "kreativlaendle-backup-"));
  const file = join(folder, "sicherung.tar.gz");
  const anna = await createPerson(db);
  await command(["backup", file], settingsOf(site));
  const database = await emptyDatabase();
  const role = `operator_${Date.now()}`;
  const name = new URL(database).pathname.slice(1);
  await withClient(database, (client) =>
    client.query(
      `create role ${role} login password 'operator'; alter database ${name} owner to ${role}; alter schema public owner to ${role}; drop extension if exists pg_trgm`,
    ),
  );
  const url = new URL(database);
  url.username = role;
  url.password = "operator";
  const settings = { DATABASE_URL: url.href, DATA_DIR: join(folder, "data"), SECRET: testSecret };
  expect(await command(["restore", file], settings)).toMatchObject({ code: 0 });
  expect((await countAll(url.href)).profiles.map(({ id }) => id)).toContain(anna.id);
  rmSync(folder, { recursive: true, force: true });
});

it("restores a backup of an older schema and brings it forward", async ({ site }) => {
  const folder = mkdtempSync(join(tmpdir(), "kreativlaendle-backup-"));
  const newer = join(folder, "neuer.tar.gz");
  const older = await emptyDatabase();
  const { migrateDatabase } = await import("~/db/migrate.server");
  // The first migration creates all tables, but not the triggers.
  await migrateDatabase(older, 1);
  await withClient(older, (client) =>
    client.query(
      "insert into profiles (user_type, name, slug, email) values ('kreative', 'Alte Anna', 'alte-anna', 'alt@example.com')",
    ),
  );
  // Write the archive directly, because the command would migrate the database first.
  const { writeArchive } = await import("../../server/backup/backup");
  await writeArchive(older, newer);
  const database = await emptyDatabase();
  const settings = { DATABASE_URL: database, DATA_DIR: join(folder, "data"), SECRET: testSecret };
  expect((await command(["restore", newer], settings)).said).toContain("Restored");
  const { profiles } = await countAll(database);
  expect(profiles.map(({ name }) => name)).toEqual(["Alte Anna"]);
  await withClient(database, async (client) => {
    const { rows } = await client.query("select count(*)::int as count from drizzle.__drizzle_migrations");
    const { rows: now } = await withClient(site.databaseUrl, (other) =>
      other.query("select count(*)::int as count from drizzle.__drizzle_migrations"),
    );
    expect(rows).toEqual(now);
    await expect(client.query("truncate audit_log")).rejects.toThrow("only grows");
  });
  rmSync(folder, { recursive: true, force: true });
});

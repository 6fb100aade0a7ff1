import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { accounts, favorites, orphanedFiles, profiles } from "~/db/schema";
import { refuseUnless, takeAway } from "../support/break-database";
import { createCallOf } from "../support/calls";
import { Browserless, signIn, startFreshSite } from "../support/http";
import { changePerson, createCompany, createPerson, password, storedPerson, uniqueEmail } from "../support/people";
import { picture } from "../support/posts";

let own: Awaited<ReturnType<typeof startFreshSite>>;

/** A separate site, so that breaking its database does not affect other files. Each test mends what it breaks. */
beforeAll(async () => {
  own = await startFreshSite({ LOG_LEVEL: "debug", TRUST_PROXY: "127.0.0.1,::1" });
});

afterAll(() => own.stop());

async function start() {
  const { site, db } = own;
  const anna = await createPerson(db);
  return { site, db, anna, browser: await signIn(new Browserless(site.url), anna) };
}

/** Breaks something until the end of the test. Each undo locks one table: two in one could deadlock with the site. */
async function breakUntilEnd(statement: SQL, ...undos: SQL[]) {
  await own.db.execute(statement);
  onTestFinished(async () => {
    for (const undo of undos) await own.db.execute(undo);
  });
}

const firefox = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

it("without its likes table or contact data, the site says what failed, where it failed, and shows the rest [PROF-05, COMP-03, LIKE-13, LIKE-20, LIKE-21]", async () => {
  const { site, db, anna, browser } = await start();
  const [ben, berg] = [await createPerson(db), await createCompany(db)];
  await db.insert(favorites).values({ userId: anna.id, favoritedProfileId: ben.id });
  const favorite = (await browser.get("/favoriten")).form("/favoriten/");
  const like = (wanted: string) =>
    browser.post(`/kreative/${ben.slug}/like`, { like: wanted }, { headers: { referer: `${site.url}/agb` } });
  const putBack = await takeAway(db, "table", "favorites");

  // Only signed-in people get contact data, and only they can like.
  const putWebsiteBack = await takeAway(db, "column", "profiles.website");
  for (const [path, title] of [
    [`/kreative/${ben.slug}`, "Profil nicht gefunden"],
    [`/unternehmen/${berg.slug}`, "Unternehmensprofil nicht gefunden"],
  ] as const) {
    const page = await browser.get(path);
    expect([page.status, page.heading]).toEqual([500, title]);
    expect(page.text).toContain("Ein Fehler ist aufgetreten");
    expect(page.texts("a")).toContain("Zurück");
    expect(page.html).not.toMatch(/favorites|select |at async/);
    expect((await new Browserless(site.url).get(path)).status).toBe(200);
  }
  await putWebsiteBack();
  const page = await browser.get(`/kreative/${ben.slug}`);
  expect([page.status, page.heading]).toEqual([500, "Profil nicht gefunden"]);
  expect((await like("1")).texts("alert").join()).toContain("Fehler beim Liken");
  expect((await like("0")).texts("alert").join()).toContain("Fehler beim Entfernen des Likes");
  expect((await browser.submit(favorite)).text).toContain("Fehler beim Entfernen aus Favoriten");

  const own = await browser.get("/profil");
  expect([own.status, own.heading]).toEqual([200, anna.name]);
  const list = await browser.get("/favoriten");
  expect([list.status, list.heading]).toEqual([500, "Meine Favoriten"]);
  for (const role of ["status", "alert"]) expect(list.texts(role).join()).toContain("Fehler beim Laden der Favoriten");

  await putBack();
  expect((await browser.get(`/kreative/${ben.slug}`)).text).toContain("1 Person gefällt dieses Profil");
  expect((await browser.get("/favoriten")).text).toContain(ben.name);
});

describe("likes that can't be counted", () => {
  it("are stored, logged and shown as none [LIKE-09, ERR-03]", async () => {
    const { site, db, anna, browser } = await start();
    const ben = await createPerson(db);
    await breakUntilEnd(
      sql`alter table favorites disable trigger favorites_count`,
      sql`alter table favorites enable trigger favorites_count`,
    );
    // A trigger renames the column at the moment of the like, because earlier statements need it.
    await breakUntilEnd(
      sql`
      create function lose_count() returns trigger language plpgsql as $$ begin
        alter table profiles rename column favorite_count to favorite_count_away; return null;
      end $$`,
      sql`drop function lose_count cascade`,
      sql`alter table profiles rename column favorite_count_away to favorite_count`,
    );
    await db.execute(
      sql`create trigger lose_count after insert on favorites for each statement execute function lose_count()`,
    );
    const headers = { accept: "*/*" };
    const answer = await browser.post(`/kreative/${ben.slug}/like.data`, { like: "1" }, { headers });
    expect(answer.status).toBe(200);
    expect(answer.html).toContain("Geliket!");
    expect(answer.html).toMatch(/"liked",true,"count",0/);
    expect(await db.$count(favorites, eq(favorites.userId, anna.id))).toBe(1);
    await expect.poll(() => site.lines.filter((line) => line.includes("could not count likes"))).toHaveLength(1);
  });

  it("leave the page of the profile as it is when only the likers can't be read [LIKE-09, ERR-03]", async () => {
    const { site, db, browser } = await start();
    const ben = await createPerson(db, { favoriteCount: 3, bio: "Fotografiert Häuser." });
    // Only the query for the likers' names uses this column.
    await takeAway(db, "column", "favorites.favorited_profile_id");
    const page = await new Browserless(site.url).get(`/kreative/${ben.slug}`);
    expect([page.status, page.heading]).toEqual([200, ben.name]);
    expect(page.text).toContain("3 Personen gefällt dieses Profil");
    expect(page.texts("alert", "status").join()).toBe("");
    await expect.poll(() => site.lines.join("\n")).toContain("could not load who likes a profile");
    expect((await browser.get("/profil")).status).toBe(200);
  });
});

it("a visit that can't be recorded is not shown to the visitor [STAT-02, ERR-03]", async () => {
  const { site, db, anna } = await start();
  await takeAway(db, "table", "profile_visits");
  const visitor = new Browserless(site.url);
  for (const path of [`/kreative/${anna.slug}`, `/kreative/${anna.slug}.data`]) {
    const page = await visitor.get(path, { headers: firefox });
    expect(page.status).toBe(200);
    expect(page.html).not.toMatch(/Fehler|visits/);
  }
  const noted = () => site.lines.filter((line) => line.includes("could not record a visit"));
  await expect.poll(noted).toHaveLength(2);
  const debug = 20;
  for (const line of noted()) expect(JSON.parse(line).level).toBe(debug);
  expect((await visitor.get("/healthz")).status).toBe(200);
});

describe("one's own profile", () => {
  it("says that it can't be loaded [OWN-05, ERR-04]", async () => {
    const { db, anna, browser } = await start();
    // An impossible moment, which only someone with database access can write.
    await db.execute(sql`update profiles set member_since = 'infinity' where id = ${anna.id}`);
    const page = await browser.get("/profil");
    expect([page.status, page.heading]).toEqual([500, "Profil nicht gefunden"]);
    expect(page.texts("status").join()).toContain("Fehler beim Laden des Profils");
    await db.execute(sql`update profiles set member_since = now() where id = ${anna.id}`);
    expect((await browser.get("/profil")).heading).toBe(anna.name);
  });

  it("keeps what was typed when it can't be saved, and a superadmin's edit has its own words [OWN-21, OWN-34]", async () => {
    const { db, site, anna, browser } = await start();
    const admin = await signIn(new Browserless(site.url), await createPerson(db, { isSuperadmin: true }));
    const edit = await browser.get("/profil/bearbeiten");
    const chosen = (await browser.get("/profil/spezialisierungen")).form("/profil/spezialisierungen");
    const adminForm = (await admin.get(`/admin/profile/${anna.id}`)).form(`/admin/profile/${anna.id}`, "bio");
    await refuseUnless(db, "profiles", "bio is null and portfolio_highlights = '{}'");

    const saved = await browser.submit(edit.form("/profil/bearbeiten"), { title: "Illustration", bio: "Neu" });
    expect(saved.status).toBe(500);
    expect(saved.texts("alert").join()).toContain("Fehler beim Aktualisieren des Profils");
    expect([saved.valueAt("title"), saved.valueAt("bio")]).toEqual(["Illustration", "Neu"]);
    const edited = await admin.submit(adminForm, { bio: "Neu" });
    expect(edited.texts("alert").join()).toContain("Fehler beim Speichern des Profils");
    expect(edited.valueAt("bio")).toBe("Neu");
    const highlights = await browser.submit(chosen, { portfolioHighlights: ["SEO"] });
    expect(highlights.text).toContain("Fehler beim Speichern der Spezialisierungen");
    expect(await storedPerson(db, anna)).toMatchObject({ title: null });
  });

  it("is not half deleted [OWN-48]", async () => {
    const { db, anna, browser } = await start();
    await db.execute(sql`create table holds (id uuid references profiles)`);
    await db.execute(sql`insert into holds values (${anna.id})`);
    const form = (await browser.get("/profil/loeschen")).form("/profil/loeschen");
    const refused = await browser.submit(form, { password });
    expect(refused.text).toContain("Fehler beim Löschen des Profils: Unbekannter Fehler");
    expect((await browser.get("/profil")).heading).toBe(anna.name);
    await db.execute(sql`drop table holds`);
    expect((await browser.submit(form, { password })).text).toContain("Profil und Account erfolgreich gelöscht");
  });
});

it("a portrait that can't be stored or named leaves the old one, and no file behind [OWN-25, OWN-28]", async () => {
  const { db, site, anna, browser } = await start();
  const form = (await browser.get("/profil/bild")).form("/profil/bild");
  const upload = async () => browser.submit(form, { avatar: await picture() });
  expect((await upload()).text).toContain("Profilbild erfolgreich hochgeladen!");
  const folder = join(site.dataDir, "files/post-images", anna.id);
  const before = readdirSync(folder).sort();
  const portrait = async () => (await storedPerson(db, anna))?.avatarUrl;
  const url = await portrait();

  await refuseUnless(db, "profiles", `avatar_url = '${url}'`);
  const unnamed = await upload();
  expect(unnamed.status).toBe(500);
  expect(unnamed.texts("alert").join()).toContain("Fehler beim Speichern des Profilbildes");
  expect(readdirSync(folder).sort()).toEqual(before);
  expect(await db.select().from(orphanedFiles)).toEqual([]);

  rmSync(folder, { recursive: true });
  writeFileSync(folder, "where a folder should be");
  const unstored = await upload();
  expect(unstored.status).toBe(503);
  expect(unstored.texts("alert").join()).toContain("Fehler beim Hochladen des Profilbildes");
  expect([await portrait(), existsSync(join(folder, "avatar"))]).toEqual([url, false]);
});

it("says that a portrait can't be removed, and leaves it [SAFE-37]", async () => {
  const { db, anna, browser } = await start();
  const avatarUrl = `/storage/post-images/${anna.id}/avatar_1.jpg?t=1`;
  await changePerson(db, anna, { avatarUrl });
  await refuseUnless(db, "profiles", "avatar_url is not null");
  const page = await browser.submit((await browser.get("/profil/bild")).form("/profil/bild/entfernen"));
  expect([page.status, page.heading]).toEqual([500, "Nicht gespeichert"]);
  expect(page.text).toContain("Fehler beim Entfernen des Profilbildes");
  expect((await browser.get("/profil")).html).toContain(avatarUrl);
});

it("a registration makes account and profile together, or neither [DATA-43, DATA-01]", async () => {
  const { db, site } = await start();
  const register = async (name: string) => {
    const visitor = new Browserless(site.url);
    const form = (await visitor.get("/auth?modus=registrieren")).form("/auth?modus=registrieren");
    const email = uniqueEmail("carla");
    const values = { name, email, password, userType: "kreative", agbAccepted: true };
    await visitor.submit(form, values);
    return db.select().from(profiles).where(eq(profiles.email, email));
  };
  const [carla] = await register("Carla Jäger");
  expect(carla).toMatchObject({ name: "Carla Jäger", slug: "carla-jaeger", userType: "kreative" });
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.userId, carla?.id ?? ""));
  expect(account?.userId).toBe(carla?.id);

  const mend = await refuseUnless(db, "accounts", "false");
  expect(await register("Dora Fehr")).toEqual([]);
  await mend();
  expect(await register("Dora Fehr")).toHaveLength(1);
});

it("the form of a message that can't be prepared says so [ERR-04]", async () => {
  const { db, browser } = await start();
  const call = await createCallOf(db, await createCompany(db));
  const path = `/nachrichten/neu?ausschreibung=${call.id}`;
  const putBack = await takeAway(db, "table", "ausschreibungen");
  const page = await browser.get(path);
  expect([page.status, page.heading]).toEqual([500, "Nachricht schreiben"]);
  expect(page.texts("alert").join()).toContain("Profil konnte nicht geladen werden");
  expect(page.texts("status").join()).toContain("Fehler Profil konnte nicht geladen werden");
  expect(page.texts("a")).toContain("Noch einmal laden");
  await putBack();
  expect((await browser.get(path)).heading).toContain("Angebot an");
});

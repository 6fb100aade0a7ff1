import { and, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, profiles } from "~/db/schema";
import { createCallOf, dayFromNow } from "../support/calls";
import { Browserless, it, signedIn, signIn } from "../support/http";
import { createCompany, createPerson, storedPerson, unique } from "../support/people";
import { filesOf, picture } from "../support/posts";

const reason = "Verstößt gegen die Nutzungsbedingungen.";

it("edits the stated fields of a creative, keeps and adds skills, and leads the old address on [ADM-02, ADM-05, ADM-06, ADM-07, ROLE-54]", async ({
  browser,
  site,
}) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const anna = await createPerson(db, { skills: ["Illustration", "Druck"], phone: "1" });
  expect((await browser.get(`/kreative/${anna.slug}`)).text).toContain("Als Admin bearbeiten");
  const edit = await browser.get(`/admin/profile/${anna.id}`);
  expect(edit.text).toContain("Neue Fähigkeit hinzufügen:");
  const name = unique("Anna Neu");
  const saved = await browser.submit(edit.form(`/admin/profile/${anna.id}`, "name"), {
    name,
    title: "Plakat",
    location: "Bezau",
    bio: "Neu.",
    phone: "+43 1",
    website: "anna.example",
    contactEmail: "anna@kontakt.example",
    skills: ["Illustration"],
    newWord: "illustration",
  });
  expect(saved.text).toContain("Profil erfolgreich aktualisiert");
  const again = await browser.submit(saved.form(`/admin/profile/${anna.id}`, "name"), { newWord: " Siebdruck " });
  expect(again.text).toContain("Profil erfolgreich aktualisiert");

  const row = await storedPerson(db, anna);
  expect(row).toMatchObject({
    name,
    title: "Plakat",
    location: "Bezau",
    bio: "Neu.",
    phone: "+43 1",
    website: "https://anna.example",
    contactEmail: "anna@kontakt.example",
    skills: ["Illustration", "Siebdruck"],
    email: anna.email,
    isSuperadmin: false,
  });
  expect((await browser.get(`/kreative/${row?.slug}`)).html).toContain('href="https://anna.example"');
  const visitor = new Browserless(site.url);
  expect((await visitor.get(`/kreative/${anna.slug}`)).heading).toBe(name);
  const [act] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, anna.id), eq(auditLog.action, "profile.edit")))
    .orderBy(auditLog.id)
    .limit(1);
  expect(act?.before).toMatchObject({ Name: anna.name, Skills: ["Illustration", "Druck"] });
  expect(act?.after).toMatchObject({ Name: name, Skills: ["Illustration"] });
});

it("edits a company's fields and branchen [ADM-01, ROLE-53]", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const berg = await createCompany(db, { branchen: ["medien", "Holzbau"] });
  expect((await browser.get(`/unternehmen/${berg.slug}`)).text).toContain("Als Admin bearbeiten");
  const page = await browser.get(`/admin/profile/${berg.id}`);
  await browser.submit(page.form(`/admin/profile/${berg.id}`, "name"), {
    branchen: ["Holzbau", "tourismus"],
    newWord: "Käserei",
  });
  const row = await storedPerson(db, berg);
  expect(new Set(row?.branchen)).toEqual(new Set(["Holzbau", "tourismus", "Käserei"]));
});

it("refuses a taken name and what is no address [ADM-07, ADM-09]", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const page = await browser.get(`/admin/profile/${anna.id}`);
  const form = page.form(`/admin/profile/${anna.id}`, "name");
  const taken = await browser.submit(form, { name: ben.name.toUpperCase() });
  expect(taken.status).toBe(409);
  expect(taken.errorAt("name")).toContain("Dieser Name ist bereits vergeben");
  expect(taken.texts("alert").join()).toContain("Fehler beim Speichern des Profils");
  const wrong = await browser.submit(form, { website: "javascript:alert(1)", contactEmail: "niemand" });
  expect(wrong.errorAt("website")).toContain("Bitte geben Sie eine Web-Adresse ein");
  expect(wrong.errorAt("contactEmail")).toContain("gültige E-Mail-Adresse");
});

it("changes the picture of any profile and removes the old one [ADM-03, ADM-04, ADM-08, ROLE-55]", async ({
  browser,
  site,
}) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const anna = await createPerson(db);
  const picture = async (red: number) =>
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 0, b: 0 } } })
            .png()
            .toBuffer(),
        ),
      ],
      "bild.png",
      { type: "image/png" },
    );
  const upload = async (file: File) => {
    const page = await browser.get(`/admin/profile/${anna.id}`);
    return browser.submit(page.form(`/admin/profile/${anna.id}/bild`, "avatar"), { avatar: file });
  };
  const avatarUrl = async () => {
    const [row] = await db.select({ url: profiles.avatarUrl }).from(profiles).where(eq(profiles.id, anna.id));
    return row?.url ?? "";
  };

  expect((await upload(await picture(200))).text).toContain("Profilbild erfolgreich aktualisiert");
  const first = await avatarUrl();
  expect(first).toMatch(new RegExp(`^/storage/post-images/${anna.id}/`));
  const stored = await fetch(site.url + first, { headers: { accept: "image/jpeg" } });
  const { width, height, format } = await sharp(Buffer.from(await stored.arrayBuffer())).metadata();
  expect({ width, height, format }).toEqual({ width: 400, height: 400, format: "jpeg" });
  expect((await upload(await picture(100))).text).toContain("Profilbild erfolgreich aktualisiert");
  expect(await avatarUrl()).not.toBe(first);
  expect((await browser.get(first)).status).toBe(404);

  const broken = await upload(new File(["no picture"], "bild.png", { type: "image/png" }));
  expect(broken.text).toContain("Fehler beim Hochladen des Profilbildes");

  const kept = await avatarUrl();
  const name = `refuse_${anna.id.replaceAll("-", "")}`;
  await db.execute(
    sql.raw(`create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create trigger ${name} before update on profiles for each row when (new.id = '${anna.id}') execute function ${name}()`),
  );
  const unnamed = await upload(await picture(50));
  await db.execute(sql.raw(`drop function ${name} cascade`));
  expect(unnamed.text).toContain("Fehler beim Speichern des Profilbildes");
  expect(await avatarUrl()).toBe(kept);
});

it("removes the picture of any profile for a reason, keeps it for an objection alone, and tells the person [SAFE-94]", async ({
  browser,
  site,
  mailSink,
}) => {
  const admin = await createPerson(db, { isSuperadmin: true });
  const anna = await createPerson(db);
  const own = await signIn(new Browserless(site.url), anna);
  await own.submit((await own.get("/profil/bild")).form("/profil/bild"), { avatar: await picture() });
  expect(filesOf(site.dataDir, anna.id)).toHaveLength(3);
  await signIn(browser, admin);
  const path = `/admin/profile/${anna.id}`;
  const form = (await browser.get(path)).form(`${path}/bild/entfernen`);
  expect((await browser.submit(form, { reason: " " })).text).toContain("Bitte nennen Sie einen Grund.");
  const [shown] = await db.select({ url: profiles.avatarUrl }).from(profiles).where(eq(profiles.id, anna.id));
  const pictureFor = async (who: Browserless) => (await who.get(shown?.url ?? "")).status;
  const visitor = new Browserless(site.url);
  expect(await pictureFor(visitor)).toBe(200);
  const removed = await browser.submit(form, { reason });
  expect(removed.text).toContain("Profilbild entfernt");
  expect(removed.html).not.toContain(`${path}/bild/entfernen`);
  const [row] = await db.select({ url: profiles.avatarUrl }).from(profiles).where(eq(profiles.id, anna.id));
  expect(row?.url).toBeNull();
  expect(await Promise.all([visitor, own, browser].map(pictureFor))).toEqual([404, 200, 200]);
  expect((await mailSink.waitForMail(anna.email, { subject: /Profilbild/ })).text).toContain(reason);
  const acts = await db.select().from(auditLog).where(eq(auditLog.concerns, anna.id));
  expect(acts.map(({ action, actorName, reason }) => [action, actorName, reason])).toEqual([
    ["profile.avatar-remove", admin.name, reason],
  ]);
  expect((await browser.submit(form, { reason })).text).toContain("Hier war nichts zu tun.");
});

it("recommends a creative until a day, and no company [ADM-10]", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const page = await browser.get(`/admin/profile/${anna.id}`);
  const form = page.form(`/admin/profile/${anna.id}/empfehlen`);
  expect((await browser.submit(form, { featuredUntil: "2020-01-01" })).text).toContain("ab heute");
  expect((await browser.submit(form, { featuredUntil: "2126-12-31" })).text).toContain("bis 31.12.2126");
  const featured = async (id: string) => {
    const row = await storedPerson(db, { id });
    return [row?.featured, row?.featuredUntil];
  };
  expect(await featured(anna.id)).toEqual([true, "2126-12-31"]);
  await browser.post(`/admin/profile/${anna.id}/empfehlen`, { featuredUntil: "" });
  expect(await featured(anna.id)).toEqual([false, null]);
  expect((await browser.post(`/admin/profile/${berg.id}/empfehlen`, { featuredUntil: "2126-12-31" })).status).toBe(404);
  expect(await featured(berg.id)).toEqual([false, null]);
});

it("shows nothing as recommended after its last day [ADM-10, TELL-35]", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const until = (featuredUntil: string) => ({ featured: true, featuredUntil });
  const company = await createCompany(db);
  for (const [day, text] of [
    [dayFromNow(-2), "Ist zurzeit nicht empfohlen."],
    [dayFromNow(2), "Ist als „Empfohlen“ markiert, bis "],
  ] as const) {
    const person = await createPerson(db, until(day));
    const call = await createCallOf(db, company, until(day));
    for (const path of [`/admin/profile/${person.id}`, `/admin/ausschreibungen/${call.id}`]) {
      const page = await browser.get(path);
      expect(page.text).toContain(text);
      expect(page.valueAt("featuredUntil")).toBe(day > dayFromNow(0) ? day : "");
    }
  }
});

it("finds every profile, also the blocked and the unconfirmed, and pages them", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const family = unique("Zirbel");
  const createdAt = new Date("2026-02-01T10:00:00Z");
  for (let number = 0; number < 33; number += 1) {
    await createPerson(db, {
      name: `Person ${number} ${family}`,
      createdAt,
      ...(number === 0 && { profileStatus: "blocked" }),
      ...(number === 1 && { emailVerified: false }),
    });
  }
  const first = await browser.get(`/admin/profile?q=${encodeURIComponent(family)}`);
  const next = /nach=[\da-f-]{36}/.exec(first.html)?.[0];
  const second = await browser.get(`/admin/profile?q=${encodeURIComponent(family)}&${next}`);
  const rows = [...first.texts("tr").slice(1), ...second.texts("tr").slice(1)];
  expect(new Set(rows.map((row) => /Person \d+/.exec(row)?.[0])).size).toBe(33);
  expect(rows.find((row) => row.includes("Person 0 "))).toContain("Gesperrt");
  expect(rows.find((row) => row.includes("Person 1 "))).toContain("Unbestätigt");
});

it("shows in the log who did what, when, before and after, and finds it", async ({ browser }) => {
  const vera = await signedIn(browser, createPerson(db, { name: unique("Vera Protokoll"), isSuperadmin: true }));
  const anna = await createPerson(db, { title: "Alt" });
  const page = await browser.get(`/admin/profile/${anna.id}`);
  await browser.submit(page.form(`/admin/profile/${anna.id}`, "name"), { title: "Neu" });
  await browser.post(`/admin/profile/${anna.id}/sperren`, { reason: unique("Grund"), word: "sperren" });

  const log = await browser.get(`/admin/protokoll?q=${encodeURIComponent(vera.name)}`);
  const [blocked = "", edited = ""] = log.texts("tr").slice(1);
  expect(blocked).toContain("Profil gesperrt");
  expect(blocked).toContain("Grund: ");
  expect(edited).toContain(vera.name);
  expect(edited).toContain("Titel: Alt Neu");
  const edits = await browser.get(`/admin/protokoll?q=${encodeURIComponent(vera.name)}&art=profile.edit`);
  expect(edits.texts("tr").slice(1)).toHaveLength(1);
  expect(edits.html).not.toContain("Weitere Einträge");
  expect((await browser.get("/admin/protokoll?q=gibt%20es%20nicht")).text).toContain("gibt es keinen Eintrag");
});

it("answers ids that are none with not found", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  for (const path of [
    "profile/1",
    "profile/00000000-0000-0000-0000-000000000000",
    "ausschreibungen/0",
    "posts/9e99",
    "posts/999999999999999",
  ])
    expect((await browser.get(`/admin/${path}`)).status).toBe(404);
  // A GET request to these redirects to the page that they belong to.
  for (const path of ["profile/😀/bild", "profile/😀/sperren", "ausschreibungen/😀/loeschen", "posts/😀/ausblenden"])
    expect((await browser.get(encodeURI(`/admin/${path}`))).status).toBe(404);
  for (const path of [
    "profile/x",
    "profile/x/sperren",
    "ausschreibungen/999999999/loeschen",
    "posts/-1/ausblenden",
    "reservierungen/x/erneuern",
  ])
    expect(
      (await browser.post(`/admin/${path}`, { reason, word: path.endsWith("sperren") ? "sperren" : "löschen" })).status,
    ).toBe(404);
});

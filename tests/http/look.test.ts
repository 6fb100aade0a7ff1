import { readFileSync } from "node:fs";
import { eq, isNull } from "drizzle-orm";
import { describe, expect, onTestFinished } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, siteLooks } from "../../app/db/schema";
import { attribute, Browserless, byTag, it, signedIn, signIn, startFreshSite, textOf } from "../support/http";
import { createDraft, publishLook } from "../support/looks";
import { mailFiles } from "../support/mail-files";
import { createPerson, unique } from "../support/people";

const path = "/admin/auftritt";
const claim = "Wir in der Region.";
const headline = "Hier wird gestaltet.\r\nUnd hier gebraucht.";
const preview = "/?auftritt=entwurf";

describe("the look of the site", () => {
  it("is a draft first, which only superadmins see, then counts for all, and is taken back [ADM-80, ADM-82, ADM-83]", async ({
    browser,
    site,
  }) => {
    await db.delete(siteLooks);
    const vera = await signedIn(browser, createPerson(db, { isSuperadmin: true }));
    const visitor = new Browserless(site.url);
    const member = await signIn(new Browserless(site.url), await createPerson(db));
    const start = await visitor.get("/");

    const empty = await browser.get(path);
    expect(empty.text).toContain("Leer bleibt die Vorgabe: „Gutes entsteht in der Nähe.“");
    const typed = { claim, headline, accent: "1F4A8D", subline: "" };
    const saved = await browser.submit(empty.form(path, "claim"), typed);
    expect(saved.text).toContain("Entwurf gespeichert");
    expect(saved.valueAt("accent")).toBe("#1f4a8d");

    const previewed = await browser.get(preview);
    expect(previewed.heading).toBe("Hier wird gestaltet. Und hier gebraucht.");
    expect(previewed.html).toContain("--color-signal:light-dark(#1f4a8d,");
    expect(previewed.headers.get("cache-control")).toContain("private");
    expect((await browser.get("/kreative?auftritt=entwurf")).text).toContain(claim);
    expect((await browser.get("/")).text).not.toContain(claim);
    for (const other of [visitor, member])
      for (const address of ["/", preview]) expect((await other.get(address)).text).not.toContain(claim);

    expect((await browser.submit(saved.form(`${path}/uebernehmen`))).text).toContain("Der neue Auftritt gilt");
    for (const other of [visitor, member]) await expect.poll(async () => (await other.get("/")).text).toContain(claim);
    expect((await visitor.get("/")).html).toContain("--color-focus:light-dark(#1f4a8d,");
    expect((await visitor.get("/gibtesnicht")).html).toContain("--color-signal:light-dark(#1f4a8d,");
    expect((await visitor.get("/profil/bearbeiten")).html).toContain("--color-signal:light-dark(#1f4a8d,");

    const undone = await browser.submit((await browser.get(path)).form(`${path}/rueckgaengig`));
    expect(undone.text).toContain("Der frühere Auftritt gilt wieder");
    await expect.poll(async () => (await visitor.get("/")).heading).toBe(start.heading);
    expect((await visitor.get("/")).html).not.toContain("--color-signal:light-dark");
    // What was taken back is a draft again, so nothing that was typed is lost.
    expect(undone.valueAt("claim")).toBe(claim);
    const acts = await db.select().from(auditLog).where(eq(auditLog.actorId, vera.id)).orderBy(auditLog.id);
    expect(acts.map(({ action }) => action).sort()).toEqual(["site.look", "site.look-undo"]);
    expect(acts[0]?.after).toMatchObject({ Leitsatz: claim });
  });

  it("keeps no more than a draft, what counts and what counted before [ADM-83]", async ({ browser }) => {
    await db.delete(siteLooks);
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    for (const text of ["eins", "zwei", "drei"]) {
      const saved = await browser.submit((await browser.get(path)).form(path, "claim"), { claim: text });
      await browser.submit(saved.form(`${path}/uebernehmen`));
    }
    expect((await db.select().from(siteLooks)).map((look) => look.claim).sort()).toEqual(["drei", "zwei"]);
    const page = await browser.get(path);
    const undo = page.form(`${path}/rueckgaengig`);
    const counts = async () => textOf(byTag((await browser.get("/")).document, "footer")[0] as never);
    await browser.submit(undo);
    expect(await counts()).toContain("zwei");
    // Pressed twice, it takes back one look.
    expect((await browser.submit(undo)).text).toContain("Hier war nichts zu tun.");
    expect(await counts()).toContain("zwei");
    // The one before is stored no longer, so taking back is not offered.
    const isOffered = async () => (await browser.get(path)).html.includes(`action="${path}/rueckgaengig"`);
    expect([page.html.includes(`action="${path}/rueckgaengig"`), await isOffered()]).toEqual([true, false]);
    // What was taken back is the draft. As it counts already, it would push out the look before itself.
    const same = await browser.submit((await browser.get(path)).form(path, "claim"), { claim: "zwei" });
    await browser.submit(same.form(`${path}/uebernehmen`));
    expect((await db.select().from(siteLooks)).map((look) => look.claim)).toEqual(["zwei"]);
    expect(await isOffered()).toBe(false);
  });

  it("keeps a draft when what counts is taken back, and says what is deleted [ADM-83]", async ({ browser }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    await publishLook(db, { claim: "gilt" });
    await createDraft(db, { claim: "begonnen" });
    const page = await browser.get(path);
    expect(page.text).toContain("Der Entwurf bleibt, und der jetzige Auftritt wird gelöscht.");
    const undone = await browser.submit(page.form(`${path}/rueckgaengig`));
    expect(undone.text).toContain("Der frühere Auftritt gilt wieder");
    expect(undone.valueAt("claim")).toBe("begonnen");
    await db.delete(siteLooks);
  });

  it("can't have the name of a profile: the page says so at saving, at publishing, and when it is taken back [ADM-84]", async ({
    browser,
  }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const { name } = await createPerson(db, { name: unique("Werkraum") });
    await db.delete(siteLooks);
    const taken = `„${name}“ heißt schon ein Profil.`;
    const saved = await browser.submit((await browser.get(path)).form(path, "claim"), { name: name.toUpperCase() });
    expect([saved.status, saved.valueAt("name")]).toEqual([400, name.toUpperCase()]);
    expect(saved.text).toContain("heißt schon ein Profil.");

    await createDraft(db, { name });
    const page = await browser.get(path);
    const refused = await browser.submit(page.form(`${path}/uebernehmen`));
    expect(refused.text).toContain("Nicht übernommen");
    for (const shown of [page, refused]) expect(shown.text).toContain(taken);
    expect((await browser.get("/")).text).not.toContain(name);

    await publishLook(db, { name: "Werkraum Süd" });
    await db.update(siteLooks).set({ name }).where(isNull(siteLooks.name));
    const undo = (await browser.get(path)).form(`${path}/rueckgaengig`);
    const kept = await browser.submit(undo);
    expect(kept.text).toContain("Nicht zurückgenommen");
    expect(kept.text).toContain(taken);
    await db.delete(siteLooks);
  });

  it("says that a page shows the draft when a browser opens it, not whenever its program reads it again [ADM-82]", async ({
    browser,
  }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    await createDraft(db);
    const said = "So sieht die Seite mit dem Entwurf aus";
    expect((await browser.get(preview)).text).toContain(said);
    const again = await browser.get("/_root.data?auftritt=entwurf", { headers: { "sec-fetch-dest": "empty" } });
    expect(again.html).toContain("Wir in der Region");
    expect(again.html).not.toContain(said);
    await db.delete(siteLooks);
  });

  it("is published only as it was seen, and a draft is discarded [ADM-82]", async ({ browser }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    await createDraft(db, { claim: "gesehen" });
    const seen = (await browser.get(path)).form(`${path}/uebernehmen`);
    await createDraft(db, { claim: "inzwischen geändert" });
    expect((await browser.submit(seen)).text).toContain("Nicht übernommen");
    const page = await browser.get(path);
    await createDraft(db, { claim: "noch einmal geändert" });
    expect((await browser.submit(page.form(`${path}/entwurf-verwerfen`))).text).toContain("Nicht verworfen");
    const last = (await browser.get(path)).form(`${path}/entwurf-verwerfen`);
    expect((await browser.submit(last)).text).toContain("Entwurf verworfen");
    expect((await browser.get(path)).text).not.toContain("Es gibt einen Entwurf");
  });

  it("refuses colours that can't be read, names the nearest, keeps the rest [ADM-81]", async ({ browser }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const page = await browser.get(path);
    const refused = await browser.submit(page.form(path, "claim"), { accent: "#ffdd00", claim });
    expect(refused.status).toBe(400);
    expect(refused.text).toMatch(/zu schwach zum Lesen: 1,2 zu 1 statt mindestens 4,5 zu 1.*ist (#[0-9a-f]{6})\./);
    expect(refused.valueAt("accent")).toBe("#ffdd00");
    expect(refused.valueAt("claim")).toBe(claim);
    const [, nearest = ""] = /ist (#[0-9a-f]{6})\./.exec(refused.text) ?? [];
    expect((await browser.submit(refused.form(path, "claim"), { accent: nearest })).text).toContain("Entwurf");
    const wrong: Record<string, string>[] = [
      { accent: "red;}body{display:none" },
      { name: "x".repeat(61) },
      { headline: "eins\nzwei\ndrei" },
    ];
    for (const typed of wrong) expect((await browser.submit(page.form(path, "claim"), typed)).status).toBe(400);
  });

  it("leaves to the product what is empty or typed as it stands there by default [ADM-80]", async ({ browser }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    await publishLook(db, { claim: "vorher" });
    await createDraft(db, { claim: "vorher", accent: "#1f4a8d" });
    const typed = { claim: "Gutes entsteht in der Nähe.", name: "Kreativländle", accent: "", subline: " " };
    await browser.submit((await browser.get(path)).form(path, "claim"), typed);
    const [draft] = (await db.select().from(siteLooks)).filter(({ publishedAt }) => !publishedAt);
    expect(draft).toMatchObject({ claim: null, name: null, accent: null, subline: null });
  });

  it("counts in each process, without page memory too, and in mails that a job writes [ADM-83, ADM-84]", async () => {
    const own = await startFreshSite({ WORKERS: "2", PAGE_CACHE_SECONDS: "0" });
    const { site } = own;
    onTestFinished(own.stop);
    const vera = await createPerson(own.db, { isSuperadmin: true });
    const browser = await signIn(new Browserless(site.url), vera);
    const saved = await browser.submit((await browser.get(path)).form(path, "claim"), { claim, name: "Werkraum Süd" });
    await browser.submit(saved.form(`${path}/uebernehmen`));
    const visitor = new Browserless(site.url);
    const shown = () => Promise.all(Array.from({ length: 8 }, () => visitor.get("/")));
    await expect.poll(async () => (await shown()).filter(({ text }) => text.includes(claim))).toHaveLength(8);
    await visitor.submit((await visitor.get("/auth?modus=passwort")).form("/auth", "email"), { email: vera.email });
    const mails = () => mailFiles(site.dataDir).map((file) => readFileSync(file, "utf8"));
    await expect.poll(() => mails().filter((mail) => /^From: .*Werkraum/m.test(mail))).toHaveLength(1);
  });

  it("is linked from the check list and the navigation of the area [ADM-80]", async ({ browser }) => {
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const links = byTag((await browser.get("/admin/einrichten")).document, "a").map((link) => attribute(link, "href"));
    expect(links.filter((href) => href === path)).toHaveLength(2);
  });
});

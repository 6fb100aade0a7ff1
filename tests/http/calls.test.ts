import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { ausschreibungen, profiles } from "~/db/schema";
import { Browserless, type Page } from "../support/browserless";
import { createCallOf, dayFromNow } from "../support/calls";
import { it, signIn } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";

/** The titles in the list, without the headings of the footer. */
const listed = (page: Page) => page.texts("h2").slice(0, -3);

const long = (start: string) => `${start} ${"Wort ".repeat(200)}`;

describe("a visitor", () => {
  it("sees a prompt in place of the calls [CALL-02, CALL-04, ROLE-10]", async ({ browser, db }) => {
    const { title } = await createCallOf(db, await createCompany(db));
    const page = await browser.get("/ausschreibungen");
    expect(page.status).toBe(200);
    expect(page.heading).toBe("Alle Ausschreibungen");
    expect(page.text).toContain("Als Unternehmen registrieren");
    expect(page.html).not.toContain(title);
    expect(page.headers.get("cache-control")).toContain("public");
  });

  it("registers as a company from there [CALL-03, CALL-05]", async ({ browser, db }) => {
    const page = await browser.get("/ausschreibungen");
    const forms = page.html.match(/<input[^>]*name="userType"[^>]*value="unternehmen"[^>]*>/g) ?? [];
    expect(forms.some((input) => input.includes("checked"))).toBe(true);
    const name = unique("Käserei Neu");
    const all = { name, email: "neu-kaeserei@example.com", password: "Mostbirne am Pfänder 26", agbAccepted: true };
    const form = page.form("/auth?modus=registrieren", "userType");
    await browser.submit(form, { ...all, userType: "unternehmen" });
    const [profile] = await db.select().from(profiles).where(eq(profiles.name, name));
    expect(profile?.userType).toBe("unternehmen");
  });

  it("sees nothing of a call at any of its addresses [CALL-64, ROLE-11]", async ({ browser, db }) => {
    const call = await createCallOf(db, await createCompany(db), { description: unique("Geheimnis") });
    const paths = [
      call.path,
      `/ausschreibungen/${call.id}`,
      `/ausschreibungen/${call.id}/bearbeiten`,
      `/ausschreibungen?ausschreibung=${call.id}`,
      `/ausschreibungen?q=${encodeURIComponent(call.title)}&nach=9999999999999999-1`,
      `/nachrichten/neu?ausschreibung=${call.id}`,
    ];
    for (const path of paths) {
      const page = await browser.get(path);
      expect(page.html, path).not.toContain(call.description);
      expect(page.text, path).not.toContain(call.title);
      const [pathname, query = ""] = path.split("?");
      const data = await browser.get(`${pathname}.data${query && `?${query}`}`);
      expect(data.html, `${path} as data`).not.toContain(call.description);
    }
    const page = await browser.get(call.path);
    expect(page.status).toBe(401);
    expect(page.heading).toBe("Bitte melden Sie sich an");
    expect(page.texts("dialog").some((text) => text.startsWith("Anmelden"))).toBe(true);
  });

  it("is asked to sign in before creating a call [CALL-17, CALL-23, ROLE-17]", async ({ browser }) => {
    const list = await browser.get("/ausschreibungen");
    expect(list.texts("button")).toContain("Projekt einstellen");
    const page = await browser.get("/ausschreibungen/neu");
    expect(page.status).toBe(401);
    expect(page.text).toContain("Sie müssen angemeldet sein, um eine Ausschreibung zu erstellen");
  });
});

describe("the list of calls", () => {
  it("can be searched, filtered and reset [CALL-06, CALL-08, CALL-10, CALL-11]", async ({ browser, db }) => {
    const berg = await createCompany(db);
    const word = unique("Zwetschke").replace(" ", "");
    const flyer = await createCallOf(db, berg, { title: `Flyer ${word}`, category: "Print Design/Flyer" });
    const logo = await createCallOf(db, berg, { title: `Logo ${word}`, category: "Logo Design" });
    await signIn(browser, await createPerson(db));
    const list = await browser.get("/ausschreibungen");
    expect(list.texts("option")).toEqual(expect.arrayContaining(["Alle Kategorien", "Audio & Podcast"]));
    expect(list.text).toContain("Filter zurücksetzen");

    const both = await browser.submit(list.form("/ausschreibungen", "q"), { q: word });
    expect(listed(both)).toEqual([logo.title, flyer.title]);
    const one = await browser.submit(both.form("/ausschreibungen", "q"), { kategorie: "Print Design" });
    expect(one.path).toBe(`/ausschreibungen?q=${word}&kategorie=Print+Design`);
    expect(listed(one)).toEqual([flyer.title]);
    expect(one.text).toContain("Filter zurücksetzen");

    const none = await browser.submit(one.form("/ausschreibungen", "q"), { q: `${word}x` });
    expect(none.status).toBe(200);
    expect(none.texts("h2")).toContain("Keine Ausschreibungen gefunden");
  });

  it("shows of each call what a compact card shows [CALL-47, CALL-48, CALL-49, CALL-51, CALL-52, CALL-53, CALL-54, CALL-55, CONST-21]", async ({
    browser,
    db,
  }) => {
    const berg = await createCompany(db);
    const word = unique("Marille").replace(" ", "");
    const call = await createCallOf(db, berg, {
      title: word,
      description: long("Anfang"),
      category: "Print Design/Flyer",
      budget: "10000",
      workLocation: "hybrid",
      experienceLevel: "expertin",
      location: "Schruns",
      featured: true,
    });
    await signIn(browser, await createPerson(db));
    const page = await browser.get(`/ausschreibungen?q=${word}`);
    const [row = ""] = page.texts("li").filter((text) => text.startsWith(word));
    for (const shown of [
      "Empfohlen",
      berg.name,
      "Print Design · Flyer",
      "5.000-10.000 €",
      "Hybrid, Schruns",
      "Expert:in",
      "Flexibel",
      "Details ansehen",
      "Angebot senden",
    ]) {
      expect(row).toContain(shown);
    }
    const shownText = /Anfang .*?\.\.\./.exec(row)?.[0] ?? "";
    expect(call.description.startsWith(shownText.slice(0, -3))).toBe(true);
    expect(shownText.length).toBeGreaterThan(148);
    expect(shownText.length).toBeLessThanOrEqual(153);
    expect(page.html).toContain(`href="/unternehmen/${berg.slug}"`);
    expect(page.html).toContain(`href="${call.path}"`);
  });

  it("says 'Auf Anfrage' and 'Unbekanntes Unternehmen' where nothing else is known [CALL-48, CALL-56, CALL-58, CALL-59, CALL-68]", async ({
    browser,
    db,
  }) => {
    const berg = await createCompany(db, { profileStatus: "hidden", showsCallsWhileHidden: true });
    const { title } = await createCallOf(db, berg, { title: unique("Quitte") });
    await signIn(browser, await createPerson(db));
    const page = await browser.get(`/ausschreibungen?q=${encodeURIComponent(title)}`);
    const [row = ""] = page.texts("li").filter((text) => text.startsWith(title));
    expect(row).toContain("Unbekanntes Unternehmen");
    expect(row).toContain("Auf Anfrage");
    expect(row).not.toContain("Empfohlen");
    expect(row).toContain("Unternehmensprofil konnte nicht gefunden werden");
    expect(page.html).not.toContain(berg.name);
    expect(page.html).toContain("/fassade/unternehmen.svg");
  });

  it("is paged by its address", async ({ browser, db }) => {
    const berg = await createCompany(db);
    const word = unique("Holunder").replace(" ", "");
    for (let count = 0; count < 30; count += 1) await createCallOf(db, berg, { title: `${word} ${count}` });
    await signIn(browser, await createPerson(db));
    const first = await browser.get(`/ausschreibungen?q=${word}`);
    const next = /href="(\/ausschreibungen\?[^"]*nach=[^"]*)"/.exec(first.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const second = await browser.get(next);
    expect([...listed(first), ...listed(second)]).toEqual(
      Array.from({ length: 30 }, (_, index) => `${word} ${29 - index}`),
    );
    expect(second.text).toContain("Zurück zu den neuesten");
  });

  it("offers 'Projekt einstellen' to companies and not to creatives [CALL-16, CALL-17, ROLE-29]", async ({
    browser,
    db,
    site,
  }) => {
    await signIn(browser, await createPerson(db));
    expect((await browser.get("/ausschreibungen")).texts("main").join()).not.toContain("Projekt einstellen");
    const company = await signIn(new Browserless(site.url), await createCompany(db));
    const page = await company.get("/ausschreibungen");
    expect(page.texts("main").join()).toContain("Projekt einstellen");
    expect(page.html).toContain('href="/ausschreibungen/neu"');
  });
});

describe("the page of a call", () => {
  it("shows everything of it, in its sections [CALL-60, CALL-61, CALL-43]", async ({ browser, db }) => {
    const berg = await createCompany(db, { contactEmail: "geheim@berg.example" });
    const call = await createCallOf(db, berg, {
      description: "Erste Zeile\n\nZweite Zeile <b>fett</b>",
      budget: "mehr",
      deadline: dayFromNow(20),
      projectDuration: "3 bis 6 Monate",
      experienceLevel: "fortgeschritten",
      requirements: ["Erfahrung mit Käse"],
      deliverables: ["Druckdaten"],
      targetGroup: "familien,selbststaendig",
    });
    await signIn(browser, await createPerson(db));
    const page = await browser.get(call.path);
    expect(page.status).toBe(200);
    expect(page.heading).toBe(call.title);
    expect(page.title).toContain(call.title);
    expect(page.texts("h2").slice(0, 5)).toEqual([
      "Projektbeschreibung",
      "Projekt-Details",
      "Zielgruppe",
      "Anforderungen",
      "Lieferumfang",
    ]);
    expect(page.texts("dt")).toEqual(expect.arrayContaining(["Budget", "Deadline", "Dauer", "Erfahrung"]));
    expect(page.texts("dd")).toEqual(expect.arrayContaining(["Über 10.000 €", "3 bis 6 Monate", "Fortgeschritten"]));
    for (const text of ["Familien", "Selbstständige", "Erfahrung mit Käse", "Druckdaten", "<b>fett</b>", berg.name]) {
      expect(page.text).toContain(text);
    }
    expect(page.html).not.toContain("geheim@berg.example");
    expect(page.html).not.toContain(berg.email);
    expect(page.text).toContain("Angebot senden");
  });

  it("moves with the title, and is not there for what does not exist", async ({ browser, db }) => {
    const call = await createCallOf(db, await createCompany(db));
    await signIn(browser, await createPerson(db));
    const moved = await browser.get(`/ausschreibungen/alter-titel-${call.id}`);
    expect(moved.redirects).toEqual([call.path]);
    expect((await browser.get("/ausschreibungen/gibt-es-nicht-999999999")).status).toBe(404);
    expect((await browser.get("/ausschreibungen/ohne-nummer")).status).toBe(404);
  });

  it.for(["abc", "1.5", "1e300", "-1", "999999999999999"])(
    "is not there either for an address that names '%s' as its number",
    async (id, { browser, db }) => {
      await signIn(browser, await createCompany(db));
      const path = `/ausschreibungen/${id}`;
      expect((await browser.get(`${path}/bearbeiten`)).status).toBe(404);
      for (const verb of ["bearbeiten", "anheften", "loeschen"])
        expect((await browser.post(`${path}/${verb}`, { pinned: "ja" })).status).toBe(404);
      const list = await browser.get(`/ausschreibungen?ausschreibung=${id}`);
      expect([list.status, list.texts("h2").includes("Fehler beim Laden")]).toEqual([200, false]);
      expect((await browser.get(`/nachrichten/neu?ausschreibung=${id}`)).text).toContain("gibt es nicht mehr");
      expect((await browser.get(`/profil?ab=${id}`)).text).toContain("Noch keine Ausschreibungen");
    },
  );
});

describe("a company with many calls", () => {
  it("has them all on its page and before a superadmin, page after page", async ({ browser, db }) => {
    const berg = await createCompany(db);
    const titles = Array.from({ length: 51 }, (_, index) => `Ruf ${index}`);
    for (const [index, title] of titles.entries())
      await createCallOf(db, berg, { title, pinned: index === 0, createdAt: new Date(Date.now() - index * 60_000) });
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const walk = async (path: string, pages: number) => {
      const found: string[] = [];
      let next: string | undefined = path;
      for (let page = 1; page <= pages; page += 1) {
        expect(next).toBeDefined();
        const { html, text } = await browser.get(next ?? path);
        found.push(...titles.filter((title) => new RegExp(`>${title}<`).test(html)));
        next = new RegExp(`href="(${path}\\?ab=\\d+)#ausschreibungen"`).exec(html)?.[1];
        expect(text.includes("Ältere Ausschreibungen")).toBe(next !== undefined);
      }
      expect(next).toBeUndefined();
      return found;
    };
    expect(await walk(`/unternehmen/${berg.slug}`, 3)).toEqual(titles);
    expect(await walk(`/admin/profile/${berg.id}`, 2)).toEqual(titles);
  });
});

describe("a company", () => {
  it("creates a call without script, and finds it on top of the list [CALL-19, CALL-40, CALL-42, ROLE-38]", async ({
    browser,
    db,
  }) => {
    const berg = await createCompany(db, { location: "Hittisau" });
    await signIn(browser, berg);
    const page = await browser.get("/ausschreibungen/neu");
    expect(page.texts("h2").slice(0, 4)).toEqual([
      "Worum geht es?",
      "Budget und Zeitplan",
      "Anforderungen und Lieferumfang",
      "Sichtbarkeit",
    ]);
    expect(page.text).toContain("Es kann immer nur eine Ausschreibung angeheftet sein");
    const title = unique("Plakate");
    const next = await browser.submit(page.form("/ausschreibungen/neu"), {
      title,
      description: "Drei Plakate",
      category: "Print Design",
      subcategory: "Plakat",
      budget: "1000",
      deadline: dayFromNow(30),
      projectDuration: "2 bis 4 Wochen",
      workLocation: "remote",
      experienceLevel: "egal",
      requirements: "Siebdruck\nHumor\nSiebdruck",
      deliverables: "Druckdaten",
      targetGroup: ["familien", "sonstige"],
      pinned: true,
    });
    expect(next.redirects).toEqual(["/ausschreibungen"]);
    expect(next.text).toContain("Ausschreibung erfolgreich erstellt!");
    expect(next.texts("h2")[0]).toBe(title);
    const [row] = await db.select().from(ausschreibungen).where(eq(ausschreibungen.title, title));
    expect(row).toMatchObject({
      userId: berg.id,
      category: "Print Design/Plakat",
      budget: "1000",
      location: "Hittisau",
      projectDuration: "2 bis 4 Wochen",
      requirements: ["Siebdruck", "Humor"],
      deliverables: ["Druckdaten"],
      targetGroup: "familien,sonstige",
      workLocation: "remote",
      experienceLevel: "egal",
      pinned: true,
      featured: false,
    });
  });

  it("is told what is missing, and keeps what it has typed [CALL-22, CALL-24, LOOK-12]", async ({ browser, db }) => {
    await signIn(browser, await createCompany(db));
    const page = await browser.get("/ausschreibungen/neu");
    const typed = { description: "Steht noch da", requirements: "Eins\nZwei", deadline: dayFromNow(-2) };
    const refused = await browser.submit(page.form("/ausschreibungen/neu"), typed);
    expect(refused.status).toBe(400);
    const [alert = ""] = refused.texts("alert").filter(Boolean);
    expect(alert).toMatch(
      /^Bitte füllen Sie alle Pflichtfelder aus Titel: .* Kategorie: .* Deadline: Die Deadline darf/,
    );
    expect(refused.errorAt("title")).toContain("Bitte geben Sie einen Titel ein");
    expect(refused.errorAt("category")).toBe("Bitte wählen Sie eine Kategorie");
    expect(refused.errorAt("deadline")).toContain("Die Deadline darf nicht in der Vergangenheit liegen");
    expect(refused.text).toContain("Steht noch da");
    expect(refused.html).toMatch(/<textarea[^>]*name="requirements"[^>]*>\n?Eins\nZwei/);
  });

  it("goes on with its form after signing in again, when the session had ended [CALL-23]", async ({ browser, db }) => {
    const berg = await createCompany(db);
    await signIn(browser, berg);
    const form = (await browser.get("/ausschreibungen/neu")).form("/ausschreibungen/neu");
    browser.cookies.clear();
    const title = unique("Unterbrochen");
    const stopped = await browser.submit(form, { title, description: "Text", category: "Marketing" });
    expect(stopped.status).toBe(401);
    expect(stopped.text).toContain("Sie müssen angemeldet sein, um eine Ausschreibung zu erstellen");
    const { email, password } = berg;
    const resumed = await browser.submit(stopped.form("/auth", "fortsetzen"), { email, password });
    const done = await browser.submit(resumed.form("/ausschreibungen/neu"));
    expect(done.text).toContain("Ausschreibung erfolgreich erstellt!");
    expect(done.texts("h2")).toContain(title);
  });

  it("manages its calls on its own profile [OWN-03, OWN-37, CALL-70, CALL-74, CALL-76, CALL-77, CALL-79, CALL-80, CALL-81, ROLE-39, ROLE-40, ROLE-41]", async ({
    browser,
    db,
  }) => {
    const berg = await createCompany(db);
    const old = await createCallOf(db, berg, { deadline: "2026-01-31", pinned: true });
    const call = await createCallOf(db, berg);
    await signIn(browser, berg);
    let page = await browser.get("/profil");
    expect(page.texts("h3").filter((title) => title.startsWith("Etiketten"))).toEqual([old.title, call.title]);
    expect(page.text).toContain("Abgelaufen");

    page = await browser.submit(page.form(`/ausschreibungen/${call.id}/anheften`));
    expect(page.text).toContain("Ausschreibung angeheftet");
    expect(await pinned()).toEqual([call.id]);
    page = await browser.submit(page.form(`/ausschreibungen/${call.id}/anheften`));
    expect(page.text).toContain("Anheftung entfernt");
    expect(await pinned()).toEqual([]);

    const edit = await browser.get(`/ausschreibungen/${old.id}/bearbeiten`);
    const title = unique("Neuer Titel");
    const saved = await browser.submit(edit.form(`/ausschreibungen/${old.id}/bearbeiten`), { title });
    expect(saved.text).toContain("Änderungen erfolgreich gespeichert!");
    const [row] = await db.select().from(ausschreibungen).where(eq(ausschreibungen.id, old.id));
    expect(row).toMatchObject({ title, deadline: "2026-01-31", description: old.description });
    expect(row?.updatedAt.getTime()).toBeGreaterThan(old.updatedAt.getTime());

    expect(saved.texts("dialog").join()).toContain("Diese Aktion kann nicht rückgängig gemacht werden");
    const deleted = await browser.submit(saved.form(`/ausschreibungen/${old.id}/loeschen`));
    expect(deleted.text).toContain("Ausschreibung erfolgreich gelöscht");
    expect(await db.$count(ausschreibungen, eq(ausschreibungen.id, old.id))).toBe(0);

    async function pinned() {
      const rows = await db.select().from(ausschreibungen).where(eq(ausschreibungen.userId, berg.id));
      return rows.filter((one) => one.pinned).map(({ id }) => id);
    }
  });

  it("shows its active calls on its page, to signed-in people [COMP-06, COMP-07, COMP-08, CONST-21, ROLE-12]", async ({
    browser,
    db,
    site,
  }) => {
    const berg = await createCompany(db);
    const open = await createCallOf(db, berg, { description: long("Beginn") });
    const over = await createCallOf(db, berg, { deadline: dayFromNow(-2) });
    const visitor = await new Browserless(site.url).get(`/unternehmen/${berg.slug}`);
    expect(visitor.text).not.toContain("Aktive Ausschreibungen");
    expect(visitor.html).not.toContain(open.title);
    await signIn(browser, await createPerson(db));
    const page = await browser.get(`/unternehmen/${berg.slug}`);
    expect(page.texts("h2")).toContain("Aktive Ausschreibungen");
    expect(page.texts("h3")).toContain(open.title);
    expect(page.text).not.toContain(over.title);
    const shown = /Beginn [Wort ]*\.\.\./.exec(page.text)?.[0] ?? "";
    expect(shown.length).toBeGreaterThan(295);
    expect(shown.length).toBeLessThanOrEqual(303);
  });
});

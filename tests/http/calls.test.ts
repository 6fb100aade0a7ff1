import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { profiles } from "~/db/schema";
import { createCallOf, dayFromNow } from "../support/calls";
import { attribute, Browserless, byTag, it, type Page, signIn, textOf } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";

/** The titles in the list, without the headings of the footer. */
const listed = (page: Page) => page.texts("h2").slice(0, -3);

const long = (start: string) => `${start} ${"Wort ".repeat(200)}`;

describe("a visitor", () => {
  it("sees a prompt in place of the calls [CALL-02, CALL-04, ROLE-10, CALL-01]", async ({ browser }) => {
    const { title } = await createCallOf(db, await createCompany(db));
    const page = await browser.get("/ausschreibungen");
    expect(page.status).toBe(200);
    expect(page.heading).toBe("Alle Ausschreibungen");
    expect(page.text).toContain("Als Unternehmen registrieren");
    expect(page.html).not.toContain(title);
    expect(page.headers.get("cache-control")).toContain("public");
  });

  it("registers as a company from there [CALL-03, CALL-05]", async ({ browser }) => {
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
});

describe("the list of calls", () => {
  it("can be searched, filtered and reset [CALL-06, CALL-08, CALL-10, CALL-11]", async ({ browser }) => {
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
    expect(one.path).toBe(`/ausschreibungen?q=${word}&kategorie=Print+Design&reihung=neu`);
    expect(listed(one)).toEqual([flyer.title]);
    expect(one.text).toContain("Filter zurücksetzen");

    const none = await browser.submit(one.form("/ausschreibungen", "q"), { q: `${word}x` });
    expect(none.status).toBe(200);
    expect(none.texts("h2")).toContain("Keine Ausschreibungen gefunden");
  });

  it("shows of each call what a compact card shows [CALL-47, CALL-48, CALL-49, CALL-51, CALL-52, CALL-53, CALL-54, CALL-55, CONST-21]", async ({
    browser,
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

  it("keeps the chosen order in every address that leads on, and falls back from what makes no sense [FIND-46]", async ({
    browser,
  }) => {
    const berg = await createCompany(db);
    const word = unique("Hagebutte").replace(" ", "");
    const count = pageSizes.calls + 2;
    for (let number = 1; number <= count; number += 1)
      await createCallOf(db, berg, { title: `${word} ${number}`, deadline: dayFromNow(number) });
    await signIn(browser, await createPerson(db));
    const plain = await browser.get(`/ausschreibungen?q=${word}`);
    const chosen = await browser.submit(plain.form("/ausschreibungen", "q"), { reihung: "frist" });
    expect(chosen.path).toBe(`/ausschreibungen?q=${word}&kategorie=&reihung=frist`);
    expect(listed(chosen)[0]).toBe(`${word} 1`);
    expect(chosen.text).toContain("Ausschreibungen werden angezeigt, die nächste Frist zuerst");
    const filtered = await browser.submit(chosen.form("/ausschreibungen", "q"), { kategorie: "Packaging" });
    expect(listed(filtered)).toEqual(listed(chosen));
    const hrefOf = (name: string) =>
      byTag(filtered.document, "a").flatMap((link) =>
        textOf(link) === name ? (attribute(link, "href") ?? "") : [],
      )[0] ?? "";
    const second = await browser.get(hrefOf("Weitere Ausschreibungen"));
    expect(listed(second)).toEqual([count - 1, count].map((number) => `${word} ${number}`));
    expect(second.text).toContain("Zurück zum Anfang");
    expect(hrefOf("Filter zurücksetzen")).toBe("/ausschreibungen?reihung=frist");
    expect(hrefOf("Abonnieren")).not.toContain("reihung");
    expect(plain.texts("option")).not.toContain("Nähe");
    expect((await browser.get(`/ausschreibungen?q=Fotograf+in+Egg&reihung=naehe`)).texts("option")).toContain("Nähe");
    for (const reihung of ["naehe", "constructor", ""])
      expect(listed(await browser.get(`/ausschreibungen?q=${word}&reihung=${reihung}`))).toEqual(listed(plain));
  });

  it("offers 'Projekt einstellen' to companies and not to creatives [CALL-16, CALL-17, ROLE-29]", async ({
    browser,
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
  it("shows everything of it, in its sections [CALL-60, CALL-61, CALL-43]", async ({ browser }) => {
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

  it("moves with the title, and is not there for what does not exist", async ({ browser }) => {
    const call = await createCallOf(db, await createCompany(db));
    await signIn(browser, await createPerson(db));
    expect((await browser.get(`/ausschreibungen/alter-titel-${call.id}`)).redirects).toEqual([call.path]);
    expect((await browser.get("/ausschreibungen/gibt-es-nicht-999999999")).status).toBe(404);
    expect((await browser.get("/ausschreibungen/ohne-nummer")).status).toBe(404);
  });

  it.for(["abc", "1.5", "1e300", "-1", "999999999999999"])(
    "is not there either for an address that names '%s' as its number",
    async (id, { browser }) => {
      await signIn(browser, await createCompany(db));
      const path = `/ausschreibungen/${id}`;
      expect((await browser.get(`${path}/bearbeiten`)).status).toBe(404);
      for (const verb of ["bearbeiten", "anheften"])
        expect((await browser.post(`${path}/${verb}`, { pinned: "ja" })).status).toBe(404);
      expect((await browser.post(`${path}/loeschen`, {})).text).toContain("Hier war nichts zu tun.");
      const list = await browser.get(`/ausschreibungen?ausschreibung=${id}`);
      expect([list.status, list.texts("h2").includes("Fehler beim Laden")]).toEqual([200, false]);
      expect((await browser.get(`/nachrichten/neu?ausschreibung=${id}`)).text).toContain("gibt es nicht mehr");
      expect((await browser.get(`/profil?ab=${id}`)).text).toContain("Noch keine Ausschreibungen");
    },
  );
});

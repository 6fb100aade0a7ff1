import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import type { SuggestionGroup } from "~/ui/suggestion";
import { takeAway } from "../support/break-database";
import { createCallOf } from "../support/calls";
import { attribute, byTag, it, signIn, textOf } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";
import { createArticle } from "../support/posts";
import { createWorkOf } from "../support/works";

type Page = Awaited<ReturnType<typeof import("../support/browserless").Browserless.prototype.get>>;

/** The names of the results under each heading. */
const groupsOf = (page: Page) =>
  Object.fromEntries(
    byTag(page.document, "section").flatMap((section) => {
      const [heading] = byTag(section, "h2").map(textOf);
      return heading ? [[heading, byTag(section, "h3").map(textOf)]] : [];
    }),
  );

describe("the one search", () => {
  it("shows the first of each kind, with its list; calls for members [FIND-53]", async ({ browser }) => {
    const word = unique("Zunftzeichen").replace(/\W/g, "");
    const anna = await createPerson(db, { name: `Anna ${word}` });
    const company = await createCompany(db, { name: `${word} GmbH` });
    await createWorkOf(db, anna, { title: `Plakat ${word}` });
    await createCallOf(db, company, { title: `Entwurf ${word}` });
    await createArticle(db, { title: `Über ${word}` });

    const page = await browser.get(`/suche?q=${word}`);
    expect(page.valueAt("q")).toBe(word);
    expect(groupsOf(page)).toEqual({
      Kreative: [`Anna ${word}`],
      Arbeiten: [`Plakat ${word}`],
      Unternehmen: [`${word} GmbH`],
      Artikel: [`Über ${word}`],
      Ausschreibungen: [],
    });
    expect(page.html).not.toContain(`Entwurf ${word}`);
    expect(page.text).toContain("Ausschreibungen durchsuchen Mitglieder.");
    // The same line whatever there is.
    expect((await browser.get("/suche?q=gibtesnirgends")).text).toContain("Ausschreibungen durchsuchen Mitglieder.");
    const links = byTag(page.document, "a").map((link) => attribute(link, "href"));
    for (const list of ["/kreative", "/arbeiten", "/blog", "/suche"])
      expect(links.some((link) => link?.startsWith(`${list}?q=${word}`))).toBe(true);
    const all = await browser.get(`/suche?q=${word}&art=unternehmen`);
    expect(byTag(all.document, "h3").map(textOf)).toEqual([`${word} GmbH`]);

    await signIn(browser, await createPerson(db));
    expect(groupsOf(await browser.get(`/suche?q=${word}`)).Ausschreibungen).toEqual([`Entwurf ${word}`]);
  });

  it("shows the kind first that has exactly this name [FIND-53]", async ({ browser }) => {
    const word = unique("Zunftzeichen").replace(/\W/g, "");
    const company = await createCompany(db, { name: `${word} GmbH` });
    await createWorkOf(db, await createPerson(db), { title: `Plakat der ${company.name}` });
    const kindsOf = async (q: string) => {
      const groups = groupsOf(await browser.get(`/suche?q=${encodeURIComponent(q)}`));
      return Object.keys(groups).filter((kind) => groups[kind]?.length);
    };
    // People whose works have the words come behind the works.
    expect(await kindsOf(company.name)).toEqual(["Unternehmen", "Arbeiten", "Kreative"]);
    expect(await kindsOf(word)).toEqual(["Arbeiten", "Unternehmen", "Kreative"]);
  });

  it("shows a kind last that only mentions the words [FIND-53]", async ({ browser }) => {
    await createPerson(db, {
      name: unique("Gebhard"),
      title: "Produktfotografie",
      bio: "Zuletzt für Obstler und Gurken.",
    });
    const company = await createCompany(db, { name: unique("Obstler Amann") });
    const groups = groupsOf(await browser.get("/suche?q=Obstler"));
    expect(Object.keys(groups).slice(0, 2)).toEqual(["Unternehmen", "Kreative"]);
    expect(groups.Unternehmen).toContain(company.name);
  });

  it("says to members by which budget it finds calls, and lets them take it out [FIND-104]", async ({ browser }) => {
    const path = "/suche?q=Plakat+bis+800+Euro";
    expect((await browser.get(path)).text).not.toContain("Budget bis 800");
    await signIn(browser, await createPerson(db));
    const page = await browser.get(path);
    expect(page.text).toContain("Budget bis 800 €");
    expect(page.html).toContain('href="/suche?q=Plakat"');
    expect((await browser.get(`${path}&art=unternehmen`)).text).not.toContain("Budget bis 800");
  });

  it("says what it understood, and searches by letters alone [FIND-53]", async ({ browser }) => {
    await createPerson(db, { name: unique("Ida Licht"), title: "Fotografin", location: "Lech" });
    const page = await browser.get("/suche?q=Fotos+in+Lech");
    expect(page.text).toContain("Verstanden als:");
    expect(page.text).toContain("in Lech und Umgebung");
    const literal = await browser.get("/suche?q=Fotos+in+Lech&woertlich=1");
    expect(literal.text).not.toContain("Verstanden als:");
    expect(literal.text).toContain("Nach der Bedeutung suchen");
  });

  it("is no wall: it names crafts, and lets companies publish a call with these words [FIND-54]", async ({
    browser,
  }) => {
    await createPerson(db, { title: "Illustratorin", favoriteCount: 5 });
    const nothing = await browser.get("/suche?q=xqzvw");
    expect(nothing.status).toBe(200);
    expect(nothing.texts("h2")).toContain("Nichts gefunden");
    expect(nothing.text).toContain("Diese Tätigkeiten sind vertreten:");
    expect(nothing.text).not.toContain("Als Projekt ausschreiben");
    const empty = await browser.get("/suche");
    expect([empty.status, empty.heading]).toEqual([200, "Suche"]);
    await signIn(browser, await createCompany(db));
    expect((await browser.get("/suche?q=xqzvw")).html).toContain("/ausschreibungen/neu?titel=xqzvw");
  });

  it("says that nobody fits exactly where there is only what is akin, and offers the same below it [FIND-60, LOOK-74]", async ({
    browser,
  }) => {
    await createPerson(db, { name: unique("Ria Akin"), title: "Sound Design", location: "Lech" });
    const page = await browser.get("/suche?q=Klangkunst");
    expect(page.texts("h2")).toEqual(expect.arrayContaining(["Nichts passt genau", "Kreative"]));
    expect(page.text).not.toContain("Gefunden:");
    // Its list says that nothing was found.
    expect(page.text).not.toMatch(/Alle ansehen \(/);
    for (const offer of ["Diese Tätigkeiten sind vertreten:", "Suchauftrag anlegen"])
      expect(page.text).toContain(offer);
    expect(page.text.indexOf("Diese Tätigkeiten")).toBeGreaterThan(page.text.indexOf("Ria Akin"));
    expect(page.html).toContain("/suchauftraege/neu?art=kreative&amp;q=Klangkunst");
    await createPerson(db, { title: "Klangkünstlerin" });
    const fitting = await browser.get("/suche?q=Klangkunst");
    expect(fitting.text).not.toContain("Nichts passt genau");
    expect(fitting.text).toContain("Alle ansehen (");
  });

  it("says that it could not be read, and shows what could [FIND-99]", async ({ browser }) => {
    const person = await createPerson(db, { name: unique("Quendel") });
    await createArticle(db, { title: person.name, published: true });
    const path = `/suche?${new URLSearchParams({ q: person.name })}`;
    const whileAway = async (table: string) => {
      const putBack = await takeAway(db, "table", table);
      const page = await browser.get(path);
      await putBack();
      return page;
    };
    const some = await whileAway("blog_posts");
    expect([some.status, some.text.includes(person.name)]).toEqual([200, true]);
    expect(some.text).toContain("Nicht alles konnte geladen werden");
    const none = await whileAway("search_documents");
    expect([none.status, none.texts("h2").includes("Fehler beim Laden")]).toEqual([500, true]);
    expect(none.text).not.toContain("Nichts gefunden");
    expect(none.html).toContain(`href="${path}"`);
  });

  it("answers whatever is typed, and says when it was too long [FIND-54]", async ({ browser }) => {
    const long = ["x".repeat(5000), "wort ".repeat(50)];
    for (const q of [...long, "'\"%_\\", "\u0001\u0002", "a & !(b | c) <-> :*", "🎨🎨", "\u202eabc", "   "]) {
      const page = await browser.get(`/suche?${new URLSearchParams({ q })}`);
      expect(page.status).toBe(200);
      expect(page.text.includes("Bitte kürzer")).toBe(long.includes(q));
    }
  });

  it("is at the top of every page and in the browser's address bar, and not in search engines [FIND-55]", async ({
    browser,
    site,
  }) => {
    for (const path of ["/", "/kreative", "/impressum", "/gibtesnicht"]) {
      const page = await browser.get(path);
      const [header] = byTag(page.document, "header");
      expect(header && byTag(header, "a").map((link) => attribute(link, "href"))).toContain("/suche");
      expect(page.html).toContain('type="application/opensearchdescription+xml"');
    }
    const description = await fetch(new URL("/opensearch.xml", site.url));
    expect(description.headers.get("content-type")).toContain("application/opensearchdescription+xml");
    expect(await description.text()).toMatch(/template="https?:\/\/[^"]+\/suche\?q=\{searchTerms\}"/);
    for (const path of ["/suche", "/suche?q=Fotografie", "/arbeiten?q=Fotografie", "/blog?q=Papier"])
      expect((await browser.get(path)).html).toContain('name="robots" content="noindex"');
  });

  it("suggests what begins so, nobody who is hidden and no calls, up to a limit [FIND-56, FIND-57]", async ({
    site,
  }) => {
    const word = unique("Quendula").replace(/\W/g, "");
    await createPerson(db, { name: `${word} Fink`, location: "Dornbirn" });
    await createPerson(db, { name: `${word} Blocked`, profileStatus: "blocked" });
    await createCallOf(db, await createCompany(db), { title: `${word} sucht` });
    const ask = async (q: string) => {
      const answer = await fetch(new URL(`/suche/vorschlaege?${new URLSearchParams({ q })}`, site.url));
      return { status: answer.status, ...((await answer.json()) as { groups: SuggestionGroup[] }) };
    };
    const { groups } = await ask(word);
    expect(groups.map(({ title, entries }) => [title, entries.map(({ label }) => label)])).toEqual([
      ["Personen", [`${word} Fink`]],
    ]);
    for (const q of ["", "x", "x".repeat(5000), "%_\\'", "🎨🎨", "quuxerei ".repeat(50)]) {
      expect(await ask(q)).toEqual({ status: 200, groups: [] });
    }
    const places = (await ask("Dornb")).groups.find(({ title }) => title === "Orte");
    expect(places?.entries[0]?.note).toMatch(/^\d+ dort$/);
    await createPerson(db, { title: "Korbflechterin", location: "Dornbirn" });
    const crafts = (await ask("Korbflecht")).groups.find(({ title }) => title === "Tätigkeiten");
    expect(crafts?.entries[0]?.note).toMatch(/^\d+ biete(?:n|t) das an$/);
  });
});

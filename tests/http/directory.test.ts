import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { skillCatalogue } from "~/features/profiles/skills";
import { takeAway } from "../support/break-database";
import { attribute, type Browserless, byTag, elements, it, signedIn, signIn, textOf } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";
import { runJob } from "../support/run-job";

const cardsOf = (page: Awaited<ReturnType<Browserless["get"]>>) =>
  elements(page.document, ({ tagName }) => tagName === "article").map(textOf);

describe("the directory", () => {
  it("is searched by a form that works without script [CREA-01, CREA-08, CREA-10, CREA-11, CREA-29, NAV-06]", async ({
    browser,
  }) => {
    const name = unique("Änne Kräuter");
    await createPerson(db, { name, skills: ["Illustration"] });
    const start = await browser.get("/kreative");
    expect(start.heading).toBe("Alle Kreativen");
    const field = elements(start.document, (element) => attribute(element, "name") === "q")[0];
    expect(field && attribute(field, "placeholder")).toBe("Suche nach Kreativen...");
    const typed = { q: "aenne KRAUTER", skill: "Illustration", reihung: "neu" };
    const found = await browser.submit(start.form("/kreative", "q"), typed);
    expect(found.path).toBe("/kreative?q=aenne+KRAUTER&skill=Illustration&reihung=neu");
    expect(cardsOf(found).join()).toContain(name);
    const known = ["Beliebt", "Zuletzt aktiv", "Neu", "Heute gemischt"];
    expect(found.texts("option")).toEqual(["Alle Skills", ...skillCatalogue, ...known]);
  });

  it("shows on a card all that it should, with what stands in for what is missing [CREA-17, CREA-18, CREA-19, CREA-20, CREA-21, CREA-22, CREA-23, DATA-04, DATA-05, CONST-18, CONST-19, CONST-20, CONST-21]", async ({
    browser,
  }) => {
    const [full, empty] = [unique("Voll Karte"), unique("Leer Karte")];
    await createPerson(db, {
      name: full,
      title: "Fotograf",
      location: "Bezau",
      bio: "b".repeat(351),
      skills: ["Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht"],
      portfolioHighlights: ["Grafikdesign", "SEO"],
      favoriteCount: 7,
      avatarUrl: "/storage/post-images/x/avatar_1.jpg?t=1",
    });
    await createPerson(db, { name: empty });
    const page = await browser.get(`/kreative?q=${encodeURIComponent(full)}`);
    const [card] = cardsOf(page);
    expect(card).toContain(`Gefällt mir · 7: ${full}`);
    const [drawn] = byTag(page.document, "article");
    const pictures = drawn ? byTag(drawn, "img").map((picture) => attribute(picture, "src")) : [];
    expect(pictures).toContain("/storage/post-images/x/avatar_1.jpg?t=1");
    expect(drawn && byTag(drawn, "svg").some((icon) => /lucide-heart/.test(attribute(icon, "class") ?? ""))).toBe(true);
    for (const text of [
      "Fotograf · Bezau",
      `${"b".repeat(350)}...`,
      "Sechs",
      "+2 weitere",
      "Leistungen",
      "Grafikde...",
      "SEO",
    ])
      expect(card).toContain(text);
    expect(card).not.toContain("Sieben");
    const [bare] = cardsOf(await browser.get(`/kreative?q=${encodeURIComponent(empty)}`));
    expect(bare).toContain("Kreativer · Deutschland");
    expect(bare).toContain("Erfahrener Kreativer mit Leidenschaft für Design...");
  });

  it("says when nobody fits and leads back to all [CREA-14, CREA-15]", async ({ browser }) => {
    const page = await browser.get("/kreative?q=xyzxyz&skill=SEO");
    expect(page.texts("h2")).toContain("Keine Kreativen gefunden");
    expect(page.text).toContain("Versuche andere Suchbegriffe oder entferne die Filter");
    const reset = elements(page.document, (element) => textOf(element) === "Filter zurücksetzen")[0];
    expect(reset && attribute(reset, "href")).toBe("/kreative");
  });

  it("says first that nobody fits, then who nearly does, under a heading of their own, and only then other crafts [CREA-09, CREA-15, LOOK-74]", async ({
    browser,
  }) => {
    const name = unique("Zwetschkenbaum").replace(" ", "");
    await createPerson(db, { name });
    await createPerson(db, { title: "Illustratorin" });
    await runJob(db, "name-words");
    const page = await browser.get(`/kreative?q=${encodeURIComponent(name.replace("schk", "shk"))}`);
    expect(cardsOf(page).join()).toContain(name);
    const order = [
      "Keine Kreativen gefunden",
      "Versuche andere Suchbegriffe oder entferne die Filter",
      "Ähnliche Profile",
    ];
    const places = [...order, `${name} `, "Diese Tätigkeiten sind vertreten:"].map((text) =>
      page.text.lastIndexOf(text),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(page.texts("h2")).toEqual(expect.arrayContaining(["Keine Kreativen gefunden", "Ähnliche Profile"]));
    expect(page.texts("h3").join()).toContain(name);
  });

  it("finds those with a skill of that name, also one of their own, and counts what it found [LOOK-01, LOOK-02]", async ({
    browser,
  }) => {
    const skill = unique("Quirlbau");
    const [first, second] = [await createPerson(db, { skills: [skill] }), await createPerson(db, { skills: [skill] })];
    const found = await browser.get(`/kreative?q=${encodeURIComponent(skill.toLowerCase())}`);
    expect(found.texts("status")).toContain("2 Kreative werden angezeigt");
    expect(cardsOf(found).join()).toContain(first.name);
    const one = await browser.get(`/kreative?q=${encodeURIComponent(second.name)}`);
    expect(one.texts("status")).toContain("1 Kreative/r wird angezeigt");
  });

  it("is in the order that one has chosen, says so, and keeps it [FIND-70, FIND-74]", async ({ browser }) => {
    const skill = unique("Reihung");
    const query = (more: object) => `/kreative?${new URLSearchParams({ skill, ...more })}`;
    const moment = (day: number) => new Date(Date.UTC(2025, 0, day));
    for (let index = 0; index <= pageSizes.creatives; index += 1)
      await createPerson(db, {
        location: "Weiler",
        skills: [skill],
        favoriteCount: index,
        createdAt: moment(99 - index),
        activeAt: moment(99),
      });
    const first = await browser.get(query({ reihung: "neu" }));
    const isMarked = (element: ReturnType<typeof byTag>[number]) => attribute(element, "selected") !== null;
    const chosen = (page: typeof first) =>
      byTag(page.document, "option").flatMap((option) => (isMarked(option) ? [attribute(option, "value")] : []));
    expect(chosen(first)).toEqual([skill, "neu"]);
    expect(first.texts("status").join()).toContain("24 von 25 Kreativen werden angezeigt, die neuen zuerst");
    expect(cardsOf(first)[0]).toContain("Gefällt mir · 0");
    const links = byTag(first.document, "a").map((link) => [textOf(link).trim(), attribute(link, "href") ?? ""]);
    const hrefOf = (text: string) => links.find(([said]) => said === text)?.[1] ?? "";
    expect(hrefOf("Filter zurücksetzen")).toBe("/kreative?reihung=neu");
    const second = await browser.get(hrefOf("Mehr laden"));
    expect([cardsOf(second).length, chosen(second)]).toEqual([1, [skill, "neu"]]);
    expect(cardsOf(second)[0]).toContain(`Gefällt mir · ${pageSizes.creatives}`);

    const near = await browser.get(query({ q: "Weiler", reihung: "naehe" }));
    expect(near.texts("option")).toContain("Nähe");
    expect(chosen(near)).toEqual([skill, "naehe"]);
    const nowhere = await browser.get(query({ reihung: "naehe" }));
    expect(nowhere.texts("option")).not.toContain("Nähe");
    expect(nowhere.texts("status").join()).not.toContain("zuerst");
  });

  it("says what it understood and why somebody was found, and searches by letters alone [FIND-09, FIND-11, FIND-12]", async ({
    browser,
  }) => {
    const other = await createPerson(db, { name: unique("Drachen"), title: "Werkstatt", location: "Zwischenwasser" });
    const near = await createPerson(db, { name: unique("Nahe"), title: "Geigenbauerin", location: "Weiler" });
    const page = await browser.get("/kreative?q=Geigenbauer+in+Zwischenwasser");
    expect(page.texts("h2")).toContain("In der Nähe von Zwischenwasser");
    expect(cardsOf(page).join()).toMatch(new RegExp(`${near.name}.*km entfernt`, "s"));
    expect(cardsOf(page).join()).not.toContain(other.name);
    expect(page.texts("mark")).toEqual(expect.arrayContaining(["Geigenbauerin"]));
    const links = byTag(page.document, "a").map((link) => [textOf(link).trim(), attribute(link, "href")]);
    expect(links).toContainEqual(["Ohne in Zwischenwasser und Umgebung", "/kreative?q=Geigenbauer"]);
    expect(links).toContainEqual(["Nur wörtlich suchen", "/kreative?q=Geigenbauer+in+Zwischenwasser&woertlich=1"]);
    const literal = await browser.get("/kreative?q=Geigenbauer+in+Zwischenwasser&woertlich=1");
    expect(literal.texts("h2")).toContain("Keine Kreativen gefunden");
  });

  it("offers crafts when nobody fits, and companies a call of these words [FIND-13]", async ({ browser }) => {
    await createPerson(db, { title: "Fotografin" });
    await signIn(browser, await createCompany(db));
    const page = await browser.get("/kreative?q=xqzw+vvkq");
    const links = byTag(page.document, "a").map((link) => [textOf(link).trim(), attribute(link, "href")]);
    expect(links).toContainEqual(["Fotografie", "/kreative?q=Fotografie"]);
    const [, call] = links.find(([text]) => text === "Ausschreibung mit diesen Worten beginnen") ?? [];
    expect((await browser.get(call ?? "")).html).toMatch(/name="title"[^>]*value="xqzw vvkq"/);
    const long = await browser.get(`/ausschreibungen/neu?titel=${"%22%3E%3Cb%3Ex".repeat(900)}`);
    expect([long.status, long.html.includes("<b>x")]).toEqual([200, false]);
  });

  it("leads to the nearest craft and its nearest places when nobody fits [FIND-80]", async ({ browser }) => {
    await createPerson(db, { title: "Korbflechterin", location: "Damüls" });
    const page = await browser.get(
      `/kreative?q=Korbflechter+in+Fontanella&skill=${encodeURIComponent(unique("Nichts"))}`,
    );
    expect(page.texts("h2")).toContain("Keine Kreativen gefunden");
    expect(page.text).toContain("Versuche andere Suchbegriffe oder entferne die Filter");
    const links = byTag(page.document, "a").map((link) => [textOf(link).trim(), attribute(link, "href")]);
    expect(links).toContainEqual([
      expect.stringMatching(/^In Damüls: \d/),
      expect.stringMatching(/^\/kreative\?q=.+\+Dam%C3%BCls$/),
    ]);
  });

  it("is also a map: a link for each municipality with its people, as a list too, of those who match and may be seen [FIND-83]", async ({
    browser,
  }) => {
    const skill = unique("Karte");
    for (const location of ["Hard", "6971 Hard", "Egg", "Wien"]) await createPerson(db, { skills: [skill], location });
    await createPerson(db, { skills: [skill], location: "Egg", profileStatus: "hidden" });
    await createPerson(db, { skills: [unique("Andere")], location: "Bludenz" });
    const query = new URLSearchParams({ skill });
    const list = await browser.get(`/kreative?${query}`);
    const linksOf = (page: typeof list) =>
      byTag(page.document, "a").map((link) => ({
        said: (attribute(link, "aria-label") ?? textOf(link)).replace(/\s+/g, " ").trim(),
        to: attribute(link, "href") ?? "",
      }));
    const toMap = linksOf(list).find(({ said }) => said === "Karte")?.to ?? "";
    expect(toMap).toBe(`/kreative?${query}&ansicht=karte`);
    const map = await browser.get(toMap);
    expect(map.texts("status").join()).toContain("Kreative in 2 Gemeinden");
    const hard = `/kreative?q=Hard&${query}`;
    const links = linksOf(map);
    for (const said of ["Hard: 2 Kreative", "Hard 2"]) expect(links).toContainEqual({ said, to: hard });
    expect(links).toContainEqual({ said: "Egg: 1 Kreative/r", to: `/kreative?q=Egg&${query}` });
    expect(links.filter(({ said }) => /^Bludenz|^Wien/.test(said))).toEqual([]);
    expect(map.text).toContain("1 Person nennt keinen Ort in Vorarlberg.");
    expect(map.text).toContain("GeoNames");
    expect(map.html).toContain('content="noindex');
    expect((await browser.submit(map.form("/kreative", "q"), { q: "Egg" })).path).toContain("ansicht=karte");
    expect(cardsOf(await browser.get(hard)).length).toBeGreaterThanOrEqual(2);
    expect((await browser.get("/kreative?q=xqzw&ansicht=karte")).texts("h2")).toContain("Keine Kreativen gefunden");
  });

  it("marks one's own card and leads from it to one's own profile [CREA-25, CREA-26, LIKE-05, ROLE-31]", async ({
    browser,
  }) => {
    const anna = await signedIn(browser, createPerson(db));
    const page = await browser.get(`/kreative?q=${encodeURIComponent(anna.name)}`);
    expect(cardsOf(page)).toEqual([expect.stringContaining("Ihr Profil")]);
    const cards = byTag(page.document, "article");
    expect(cards.flatMap((card) => byTag(card, "a").map((link) => attribute(link, "href")))).toEqual(["/profil"]);
    expect(cards.flatMap((card) => byTag(card, "button"))).toEqual([]);
    expect(page.html).not.toContain(`action="/kreative/${anna.slug}/like"`);
    expect(page.text).not.toContain("Als Kreativer registrieren");
  });

  it("offers visitors to register [CREA-28, ROLE-02]", async ({ browser }) => {
    const page = await browser.get("/kreative");
    const button = elements(page.document, (element) => textOf(element) === "Als Kreativer registrieren")[0];
    expect(button && attribute(button, "commandfor")).toBe("registrieren");
  });

  it("says what is wrong when it can't load, and to try again [CREA-04, CREA-05, CREA-06]", async ({ browser }) => {
    await takeAway(db, "table", "posts");
    const page = await browser.get("/kreative?q=anna");
    expect(page.status).toBe(503);
    expect(page.heading).toBe("Fehler beim Laden");
    expect(page.text).toContain("Fehler beim Laden der Profile");
    expect(page.texts("status").join()).toContain("Fehler Kreative Profile konnten nicht geladen werden");
    const retry = elements(
      page.document,
      (element) => element.tagName === "a" && textOf(element) === "Erneut versuchen",
    )[0];
    expect(retry && attribute(retry, "href")).toBe("/kreative?q=anna");
  });
});

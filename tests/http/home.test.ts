import { expect } from "vitest";
import { db } from "~/db/client.server";
import { ausschreibungen, profiles } from "~/db/schema";
import { takeAway } from "../support/break-database";
import { createCallOf, dayFromNow } from "../support/calls";
import { attribute, Browserless, byTag, elements, it, signIn, textOf } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";

/** The questions, with the start of each answer. */
const questions = [
  ["Was ist Kreativländle?", "Ein Marktplatz für Vorarlberg."],
  ["Wer kann sich registrieren?", "Alle, die gestalterisch arbeiten"],
  ["Welche Projekte kann ich einstellen?", "Alles, wofür es Gestaltung braucht"],
  ["Wie finde ich die passenden Kreativen?", "Stöbern Sie im Verzeichnis der Kreativen"],
  ["Ich bin nur nebenberuflich kreativ. Bin ich hier richtig?", "Ja. Ob Sie davon leben, nebenbei gestalten"],
  ["Warum gibt es diese Plattform?", "In Vorarlberg arbeiten viele gute Leute Tür an Tür"],
  [
    "Können auch Gemeinden, Vereine und Bildungseinrichtungen mitmachen?",
    "Gerne. Gemeinden, Vereine, Schulen, Museen und soziale Einrichtungen registrieren sich als Unternehmen",
  ],
  [
    "Wie erstelle ich ein Profil oder stelle ein Projekt ein?",
    "Registrieren Sie sich mit Name und E-Mail-Adresse und bestätigen Sie den Link",
  ],
  [
    "Werden Inhalte geprüft oder freigegeben?",
    "Nein. Profile, Ausschreibungen und Posts sind ohne Prüfung und ohne Freigabe sofort sichtbar. Es gelten nur die allgemeinen Regeln: kein Spam und nichts Rechtswidriges.",
  ],
];

const steps = [
  ["Registrieren", "Legen Sie in zwei Minuten ein kostenloses Profil an, als Unternehmen oder als Kreative/r."],
  [
    "Projekt einstellen",
    "Beschreiben Sie, was Sie brauchen. Oder suchen Sie sich eine Ausschreibung aus und bewerben Sie sich.",
  ],
  ["Zusammenarbeiten", "Besprechen Sie alles direkt miteinander."],
];

it("welcomes, explains and answers [HOME-01, HOME-02, HOME-03, HOME-11, HOME-13, HOME-19, HOME-20, HOME-21, HOME-22, HOME-23, HOME-24, HOME-25, HOME-26, HOME-27, HOME-28, HOME-29, HOME-30, HOME-31, NAV-01, SEO-01, SEO-02, ROLE-01]", async ({
  browser,
}) => {
  const page = await browser.get("/");
  expect(page.heading).toBe("Unternehmen brauchen Kreative. Wir bringen sie zusammen.");
  const link = (text: string) =>
    byTag(page.document, "a")
      .filter((element) => textOf(element) === text)
      .map((element) => attribute(element, "href"));
  expect(link("Neuigkeiten & Inspirationen")).toEqual(["/feed"]);
  expect(link("Arbeiten von Kreativen ansehen")).toEqual(["/arbeiten"]);
  expect(link("Mehr anzeigen")).toContain("/kreative");
  const sections = page
    .texts("h2")
    .filter((text) => !["Anmelden", "Registrieren", "Passwort vergessen", "Anmeldung erforderlich"].includes(text));
  expect(sections.slice(0, 4)).toEqual([
    "Empfohlene Kreative",
    "So einfach funktioniert's",
    "Empfohlene Ausschreibungen",
    "Häufige Fragen",
  ]);
  const [explained] = byTag(page.document, "section").filter((section) => textOf(section).startsWith("So einfach"));
  expect(explained && byTag(explained, "li").map(textOf)).toEqual(
    steps.map(([title, text], index) => expect.stringContaining(`${index + 1}${title} ${text}`)),
  );
  const answers = byTag(page.document, "details").filter((element) => attribute(element, "name") === "fragen");
  const begins = questions.map(([question, answer]) => `${question} ${answer}`);
  const shown = answers.map((element) => textOf(element).replace("+–", ""));
  expect(shown.map((text, index) => text.slice(0, begins[index]?.length))).toEqual(begins);
  expect(answers.filter((element) => attribute(element, "open") !== null)).toEqual([]);
  expect(page.html).toContain("/kreative?q={search_term_string}");
  expect(page.title).toContain("Kreativländle");
  expect(page.html).toMatch(/<meta name="description" content="[^"]{50,160}"/);
});

it("shows featured people and calls, and nothing of others [HOME-04, HOME-06, HOME-07, HOME-08, HOME-09, HOME-10, HOME-12, HOME-14, HOME-15, HOME-16, HOME-17, SEO-03, CALL-55, CONST-18, CONST-20, ROLE-11]", async ({
  site,
}) => {
  await db.update(profiles).set({ featured: false });
  await db.update(ausschreibungen).set({ featured: false });
  const visitor = new Browserless(site.url);
  const empty = await visitor.get("/");
  expect(empty.text).toContain("Kreative können in ihrem Profil als „Empfohlen“ markiert werden");
  expect(empty.text).toContain("Zurzeit ist keine Ausschreibung hervorgehoben");

  const [anna] = [
    await createPerson(db, {
      name: unique("Anna Fink"),
      title: "Plakate",
      featured: true,
      favoriteCount: 9,
      skills: ["Illustration", "Branding", "Plakat", "Schrift", "Druck"],
      phone: "+43 5500 1",
      avatarUrl: "/storage/post-images/x/avatar_1.jpg?t=1",
    }),
    await createPerson(db, { featured: true, favoriteCount: 8 }),
    await createPerson(db, { featured: true, favoriteCount: 7, featuredUntil: dayFromNow(2) }),
    await createPerson(db, { name: "Zu Viel", featured: true }),
    await createPerson(db, { name: "War Einmal", featured: true, favoriteCount: 99, featuredUntil: dayFromNow(-2) }),
    await createPerson(db, { name: "Ver Steckt", featured: true, favoriteCount: 99, profileStatus: "hidden" }),
    await createCompany(db, { name: "Firma Vorn", featured: true, favoriteCount: 99 }),
  ];
  const studio = await createCompany(db, { name: unique("Studio Berg"), contactEmail: "geheim@studio.example" });
  for (const [index, title] of ["Vierte", "Dritte", "Zweite", "Erste"].entries())
    await createCallOf(db, studio, {
      title,
      featured: true,
      createdAt: new Date(Date.UTC(2026, 1, index + 1)),
      description: `${title} ${"x".repeat(300)}`,
    });
  await createCallOf(db, studio, { title: "Nicht hervorgehoben" });
  await createCallOf(db, studio, { title: "Vorbei", featured: true, deadline: dayFromNow(-2) });
  const page = await visitor.get("/?neu=1");
  const person = await signIn(new Browserless(site.url), anna);
  const own = await person.get("/");

  const cards = page.texts("article");
  expect(cards).toHaveLength(3);
  expect(cards[0]).toMatch(
    /Empfohlen.*Anna Fink.*Plakate.*Illustration Branding Plakat \+2 weitere.*Portfolio anzeigen/,
  );
  expect(cards[0]).toContain("Erfahrener Kreativer mit Leidenschaft für Design...");
  const [card] = byTag(page.document, "article");
  expect(card && byTag(card, "a").map((link) => [textOf(link), attribute(link, "href")])).toContainEqual([
    `Portfolio anzeigen: ${anna.name}`,
    `/kreative/${anna.slug}`,
  ]);
  expect(card && byTag(card, "img").map((picture) => attribute(picture, "src"))).toContain(
    "/storage/post-images/x/avatar_1.jpg?t=1",
  );
  const rows = page.texts("h3").filter((title) => ["Erste", "Zweite", "Dritte", "Vierte", "Vorbei"].includes(title));
  expect(rows).toEqual(["Erste", "Zweite", "Dritte"]);
  for (const absent of [
    "Zu Viel",
    "War Einmal",
    "Ver Steckt",
    "Firma Vorn",
    "Nicht hervorgehoben",
    "geheim@studio.example",
    "+43 5500 1",
  ])
    expect(page.html).not.toContain(absent);
  expect(page.html).not.toContain("x".repeat(151));
  expect(page.text).toContain("Studio Berg");
  for (const { text } of [page, own]) expect(text).not.toContain("Angebot senden");
  const dialogs = elements(
    page.document,
    (element) => element.tagName === "dialog" && (attribute(element, "id")?.startsWith("details-") ?? false),
  );
  expect(dialogs).toHaveLength(3);
  const way = byTag(dialogs[0] as never, "a")[0];
  expect(way && [textOf(way), attribute(way, "href")]).toEqual([
    "Jetzt anmelden",
    expect.stringContaining("/auth?modus=anmelden&weiter=%2Fausschreibungen%2Ferste-"),
  ]);
  expect(byTag(own.document, "a").some((link) => attribute(link, "href")?.startsWith("/ausschreibungen/erste-"))).toBe(
    true,
  );
  const [, list = ""] = /<script type="application\/ld\+json">([^<]*"ItemList"[^<]*)<\/script>/.exec(page.html) ?? [];
  const { numberOfItems, itemListElement } = JSON.parse(list);
  expect([numberOfItems, itemListElement.length]).toEqual([3, 3]);
  expect(itemListElement[0]).toMatchObject({
    position: 1,
    item: { "@type": "Person", name: anna.name, jobTitle: "Plakate", url: `${site.url}/kreative/${anna.slug}` },
  });
});

it("works while the database is silent, and logs it [HOME-18, ERR-02, FEED-16, BLOG-14]", async ({ site, browser }) => {
  const before = site.lines.length;
  for (const table of ["posts", "blog_posts", "ausschreibungen"]) await takeAway(db, "table", table);
  await takeAway(db, "column", "profiles.featured_until");
  const pages = [await browser.get("/"), await browser.get("/feed"), await browser.get("/blog")];
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(pages[0]?.text).toContain("Zurzeit ist niemand hervorgehoben");
  expect(pages[0]?.text).toContain("Zurzeit ist keine Ausschreibung hervorgehoben");
  expect(pages[1]?.text).toContain("Noch keine Beiträge");
  expect(pages[2]?.text).toContain("Keine Artikel gefunden");
  for (const what of ["featured creatives", "featured calls", "the feed", "the blog"])
    await expect.poll(() => site.lines.slice(before).join("\n")).toContain(`could not load ${what}`);
});

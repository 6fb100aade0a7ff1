import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { attribute, Browserless, byTag, elements, it, type Page, signedIn, signIn, textOf } from "../support/http";
import { createCompany, createPerson } from "../support/people";

function linksIn(page: Page, label: string) {
  const [area] = elements(page.document, (element) => attribute(element, "aria-label") === label);
  return area ? byTag(area, "a").map((a) => [textOf(a), attribute(a, "href")]) : [];
}

/** The links of the account menu. */
function accountLinks(page: Page) {
  const [menu] = elements(page.document, (element) => attribute(element, "class") === "menu-panel");
  return menu ? byTag(menu, "a").map((a) => [textOf(a), attribute(a, "href")]) : [];
}

const pages = [
  ["Kreative", "/kreative"],
  ["Arbeiten", "/arbeiten"],
  ["Ausschreibungen", "/ausschreibungen"],
  ["Neuigkeiten", "/feed"],
  ["Blog", "/blog"],
];

describe("the header", () => {
  it("links to creatives, works, calls, news and blog, wide and on a phone [NAV-24, NAV-25, NAV-43, NAV-47, GEN-07]", async ({
    browser,
  }) => {
    const page = await browser.get("/");
    expect(linksIn(page, "Hauptmenü")).toEqual(pages);
    expect(linksIn(page, "Menü").slice(0, 5)).toEqual(pages);
  });

  it("offers a visitor to sign in and to register [NAV-27, NAV-43, ROLE-09]", async ({ browser }) => {
    const page = await browser.get("/");
    expect(page.texts("button")).toEqual(expect.arrayContaining(["Anmelden", "Registrieren"]));
    expect(page.text).not.toContain("Abmelden");
  });

  it("shows a signed-in person their own pages and the way out, the figures to creatives only [LOOK-16, NAV-43, ROLE-48]", async ({
    browser,
  }) => {
    const linksOf = (publicView: string) => [
      ...[
        ["Mein Profil", "/profil"],
        ["Öffentliche Ansicht", publicView],
        ["Nachrichten", "/nachrichten"],
      ],
      ...[
        ["Meine Favoriten", "/favoriten"],
        ["Merklisten", "/merklisten"],
        ["Suchaufträge", "/suchauftraege"],
      ],
      ["Meine Angebote", "/angebote"],
    ];
    const [anna, berg] = [await createPerson(db), await createCompany(db)];
    await signIn(browser, anna);
    expect(accountLinks(await browser.get("/"))).toEqual([
      ...linksOf(`/kreative/${anna.slug}`),
      ...[
        ["Profil Analytics", "/analytics"],
        ["Konto", "/konto"],
      ],
    ]);
    await signIn(browser, berg);
    expect(accountLinks(await browser.get("/"))).toEqual([
      ...linksOf(`/unternehmen/${berg.slug}`),
      ...[
        ["Meine Ausschreibungen", "/profil#ausschreibungen"],
        ["Projekt einstellen", "/ausschreibungen/neu"],
      ],
      ["Konto", "/konto"],
    ]);
  });

  it("knows who is signed in from the first byte on, without a spinner [NAV-26]", async ({ browser }) => {
    const anna = await signIn(browser, await createPerson(db));
    const page = await anna.get("/agb");
    const [header] = byTag(page.document, "header");
    expect(header && textOf(header)).toContain("Abmelden");
    expect(header && textOf(header)).not.toContain("Anmelden");
    expect(
      header &&
        elements(header, (element) => attribute(element, "role") === "status")
          .map(textOf)
          .join(""),
    ).toBe("");
    const spinners = elements(page.document, (element) => /animate-spin/.test(attribute(element, "class") ?? ""));
    expect(spinners).toEqual([]);
  });

  it("leads superadmins, and nobody else, to their dashboard [NAV-29, ROLE-52]", async ({ browser, site }) => {
    const isOffered = async (visitor: Browserless) => (await visitor.get("/")).html.includes("/admin");
    expect(await isOffered(browser)).toBe(false);
    for (const person of [await createPerson(db), await createCompany(db)])
      expect(await isOffered(await signIn(new Browserless(site.url), person))).toBe(false);
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    expect(accountLinks(await browser.get("/"))).toContainEqual(["Admin", "/admin/dashboard"]);
  });
});

describe("the footer", () => {
  it("says what the platform is for [NAV-30]", async ({ browser }) => {
    const [footer] = (await browser.get("/")).texts("footer");
    expect(footer).toContain(
      "Kreativländle ist die Plattform, auf der Unternehmen und Kreative sich treffen, Projekte ausgeschrieben, Ideen geteilt und Partnerschaften geschlossen werden.",
    );
  });

  it("has its columns for companies, creatives and support [NAV-31, NAV-32, NAV-33, NAV-44, WORK-29, NAV-35]", async ({
    browser,
  }) => {
    const page = await browser.get("/");
    expect(linksIn(page, "Für Unternehmen")).toEqual([
      ["Kreative entdecken", "/kreative"],
      ["Neue Arbeiten ansehen", "/arbeiten"],
      ["Projekt einstellen", "/ausschreibungen/neu"],
    ]);
    expect(linksIn(page, "Für Kreative")).toEqual([
      ["Ausschreibungen durchsuchen", "/ausschreibungen"],
      ["Blog", "/blog"],
      ["Profil erstellen", "/auth?modus=registrieren"],
      ["Portfolio aufbauen", "/arbeiten/neu"],
    ]);
    expect(linksIn(page, "Support & Kontakt")).toEqual([
      ["kontakt@kreativlaendle.example", "mailto:kontakt@kreativlaendle.example"],
      ["Support", "/kreative/kreativlaendle"],
      ["Neuigkeiten abonnieren", "/feed.atom"],
      ["Neue Arbeiten abonnieren", "/arbeiten.atom"],
      ["Blog abonnieren", "/blog.atom"],
    ]);
  });

  it("links to the legal pages, and opens the cookie question again [NAV-34, NAV-36]", async ({ browser }) => {
    const page = await browser.get("/");
    const [footer] = byTag(page.document, "footer");
    const links = footer ? byTag(footer, "a").map((a) => attribute(a, "href")) : [];
    expect(links).toEqual(expect.arrayContaining(["/agb", "/datenschutz", "/impressum"]));
    const [reset] = elements(page.document, (element) => attribute(element, "data-consent-reset") !== null);
    expect(reset && textOf(reset)).toBe("Cookie-Einstellungen");
  });
});

it("the cookie banner says what is counted, how to learn more, and lets decline or accept [NAV-37, NAV-38, NAV-39, NAV-46]", async ({
  browser,
}) => {
  const page = await browser.get("/agb");
  const [banner] = elements(page.document, (element) => attribute(element, "aria-label") === "Cookie-Hinweis");
  if (!banner) throw new Error("There is no banner");
  expect(byTag(banner, "a").map((a) => attribute(a, "href"))).toEqual(["/datenschutz#cookies"]);
  expect(byTag(banner, "button").map(textOf)).toEqual(["Ablehnen", "Akzeptieren"]);
  expect(textOf(banner)).toContain("zählen wir, welche Seiten gelesen werden");
});

describe("an address that leads nowhere", () => {
  it.for(["/gibt-es-nicht", "/kreativ", "/auth/irgendwas", "/%F0%9F%8F%94", "/%00", "/..%2f..%2fetc%2fpasswd"])(
    "%s gets the 404 page with a link home [NAV-20]",
    async (path, { browser }) => {
      const page = await browser.get(path);
      expect([page.status, page.heading]).toEqual([404, "Oops! Page not found"]);
      const main = byTag(page.document, "main")[0];
      expect(main && byTag(main, "a").map((a) => [textOf(a), attribute(a, "href")])).toContainEqual([
        "Zur Startseite",
        "/",
      ]);
      expect(linksIn(page, "Hauptmenü")).toEqual(pages);
      expect(byTag(page.document, "meta").some((meta) => attribute(meta, "content") === "noindex")).toBe(true);
    },
  );

  it.for([
    "/kreative/%00",
    "/kreative?q=a%00b",
    "/blog/%00",
    "/bild/kreative/%00.png",
    "/ausschreibungen?q=%00",
    "/nachrichten/neu?an=kreative/%00",
    "/profil/name-frei?name=%00",
  ])("%s is one, to visitors and members: no text of ours holds a NUL", async (path, { browser }) => {
    expect((await browser.get(path)).status).toBe(404);
    await signIn(browser, await createPerson(db));
    expect((await browser.get(path)).status).toBe(404);
    expect((await browser.post(path, {})).status).toBe(404);
  });

  it("keeps a signed-in person signed in [NAV-20]", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    expect((await browser.get("/gibt-es-nicht")).text).toContain(anna.name);
  });
});

it.for(["/", "/agb", "/datenschutz", "/impressum", "/auth", "/gibt-es-nicht"])(
  "every page %s is German, has one heading, a title, landmarks and a way past the menu [GEN-01]",
  async (path, { browser }) => {
    const page = await browser.get(path);
    const [html] = byTag(page.document, "html");
    expect(html && attribute(html, "lang")).toBe("de-AT");
    expect(byTag(page.document, "h1")).toHaveLength(1);
    expect(page.title.length).toBeGreaterThan(3);
    const [body] = byTag(page.document, "body");
    const landmarks = (body?.childNodes ?? []).filter(({ nodeName }) => /^(header|main|footer)$/.test(nodeName));
    expect(landmarks.map(({ nodeName }) => nodeName)).toEqual(["header", "main", "footer"]);
    expect(page.texts("a")[0]).toBe("Zum Inhalt springen");
    const ids = elements(page.document, () => true).flatMap((element) => attribute(element, "id") ?? []);
    expect(ids.length).toBe(new Set(ids).size);
  },
);

it("the page count takes a path, and nothing else, from whoever agreed [NAV-42, SAFE-110]", async ({ browser }) => {
  const count = (path: string) => browser.post("/statistik", { path });
  const counted = "select count(*)::int as views from page_views";
  const anna = await createPerson(db);
  const path = `/kreative/${anna.slug}`;
  expect((await count(path)).status).toBe(204);
  expect((await count(path)).status).toBe(204);
  const { rows } = await db.execute<{ views: number }>(`select views from page_views where path = '${path}'`);
  expect(rows).toEqual([{ views: 2 }]);
  const [{ views: all } = { views: -1 }] = (await db.execute<{ views: number }>(counted)).rows;
  for (const invented of [`${path}x`, "/gibt/es/nicht", "/nachrichten/geheim", "/profil", "/ausschreibungen/x-1"])
    expect([invented, (await count(invented)).status]).toEqual([invented, 204]);
  expect((await db.execute<{ views: number }>(counted)).rows).toEqual([{ views: all }]);
  for (const wrong of [
    "",
    "kreative",
    "/x?email=a@example.com",
    "https://x.example/",
    "/claim-profile/geheim",
    "/<b>",
  ]) {
    expect([wrong, (await count(wrong)).status]).toEqual([wrong, 400]);
  }
});

it("lets browsers keep the program for good, other files for an hour [TELL-07]", async ({ browser }) => {
  const { html } = await browser.get("/");
  const [script] = html.match(/\/assets\/[\w.-]+\.js/) ?? [];
  const caching = async (path: string) => (await browser.get(path)).headers.get("cache-control");
  expect(await caching(script ?? "")).toBe("public, max-age=31536000, immutable");
  expect(await caching("/icon.svg")).toBe("public, max-age=3600");
  expect(await caching("/assets/fehlt.js")).toBe("no-store");
});

it("sends each file of its program whole, whatever part of it is asked for [TELL-59]", async ({ browser }) => {
  const { html } = await browser.get("/");
  const [script = ""] = html.match(/\/assets\/[\w.-]+\.js/) ?? [];
  for (const path of [script, "/icon.svg"]) {
    const whole = await browser.get(path);
    for (const range of ["items=1", "bytes=0-1", "bytes=0-1,3-4", "bytes=5-2", "bytes=-0", "0-5"]) {
      const headers = { range, "if-range": "Mon, 01 Jan 2024 00:00:00 GMT" };
      const { status, html: sent } = await browser.get(path, { headers });
      expect([range, status, sent === whole.html]).toEqual([range, 200, true]);
    }
  }
});

describe("the title of a page", () => {
  it.for([
    "/kreative/gibt-es-nicht",
    "/unternehmen/gibt-es-nicht",
    "/newsletter/bestaetigen?token=x",
    "/nachrichten/neu?an=kreative/niemand",
  ])("ends with the product's name at %s [NAV-49]", async (path, { browser }) => {
    expect((await browser.get(path)).title).toMatch(/^.+ · Kreativländle$/);
  });

  it("is the inbox's for a visitor at the inbox, and a form's at the form [NAV-48]", async ({ browser }) => {
    const inbox = await browser.get("/nachrichten");
    expect([inbox.status, inbox.title]).toEqual([401, "Nachrichten · Kreativländle"]);
    expect(inbox.text).toContain("Ihre Nachrichten sehen Sie, sobald Sie angemeldet sind.");
    const form = await browser.get("/nachrichten/neu?an=kreative/niemand");
    expect([form.status, form.title]).toEqual([401, "Nachricht schreiben · Kreativländle"]);
    expect(form.text).toContain("Sie müssen angemeldet sein, um eine Nachricht zu senden.");
  });
});

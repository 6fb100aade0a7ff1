import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { favorites } from "~/db/schema";
import { attribute, Browserless, browserOf, byTag, elements, it, type Page, signIn, textOf } from "../support/http";
import { changePerson, createCompany, createPerson, storedPerson, unique } from "../support/people";
import { createPostOf } from "../support/posts";

const portraitIn = (page: Page, { name }: { name: string }) => {
  const [portrait] = elements(page.document, (element) => attribute(element, "alt") === `Profilbild von ${name}`);
  return portrait && attribute(portrait, "src");
};

const contact = {
  phone: "+43 5522 987654",
  website: "https://geheim-web.example",
  contactEmail: "geheim@kontakt.example",
};

describe("a public profile", () => {
  it("shows who someone is [PROF-06, PROF-08, PROF-12, PROF-13, PROF-17, NAV-07, ROLE-03, GEN-05, PROF-22]", async ({
    browser,
  }) => {
    const anna = await createPerson(db, {
      title: "Illustration",
      location: "Bezau",
      bio: "Zeichnet Plakate.",
      skills: ["Illustration", "Linolschnitt"],
      portfolioHighlights: ["Grafikdesign", "Unbekanntes"],
      avatarUrl: "/storage/post-images/x/avatar_1.jpg?t=1",
    });
    const page = await browser.get(`/kreative/${anna.slug}`);
    expect(page.heading).toBe(anna.name);
    for (const text of [
      "Illustration",
      "Bezau",
      "Linolschnitt",
      "Zeichnet Plakate.",
      "Grafikde...",
      "0 Personen gefällt",
    ])
      expect(page.text).toContain(text);
    const tiles = elements(page.document, (element) => attribute(element, "aria-label") === "Spezialisierungen")[0];
    expect(tiles && elements(tiles, ({ tagName }) => tagName === "svg")).toHaveLength(2);
    expect(portraitIn(page, anna)).toBe(anna.avatarUrl);
  });

  it("stands in for what is missing [PROF-07, PROF-17, PROF-19, COMP-05, COMP-10, COMP-12, DATA-05]", async ({
    browser,
  }) => {
    const [anna, studio] = [await createPerson(db), await createCompany(db)];
    const visitors = await browser.get(`/kreative/${anna.slug}`);
    for (const text of ["Kreativer", "Deutschland", "Keine Beschreibung verfügbar."])
      expect(visitors.text).toContain(text);
    const ofStudio = await browser.get(`/unternehmen/${studio.slug}`);
    for (const text of ["Ort: Vorarlberg", "Über uns Keine Beschreibung verfügbar."])
      expect(ofStudio.text).toContain(text);
    await signIn(browser, await createPerson(db));
    for (const path of [`/kreative/${anna.slug}`, `/unternehmen/${studio.slug}`])
      expect((await browser.get(path)).text).toContain(
        "E-Mail Nicht angegeben Telefon Nicht angegeben Website Nicht angegeben",
      );
  });

  it("shows a company's name, title and branchen [COMP-01, COMP-04, COMP-09, NAV-08, ROLE-04]", async ({ browser }) => {
    const studio = await createCompany(db, {
      title: "Möbel",
      branchen: ["lebensmittel", "Sennerei"],
      bio: "w".repeat(400),
      avatarUrl: "/storage/post-images/y/avatar_1.jpg?t=1",
    });
    const page = await browser.get(`/unternehmen/${studio.slug}`);
    for (const text of [studio.name, "Möbel", "Lebensmittel", "Sennerei", `${"w".repeat(350)}...`])
      expect(page.text).toContain(text);
    expect(page.text).not.toContain("Gefällt mir");
    expect(portraitIn(page, studio)).toBe(studio.avatarUrl);
  });

  it("tells a visitor nothing of how to reach someone, in no page and no data [PROF-20, COMP-11, ROLE-13, GEN-22]", async ({
    browser,
  }) => {
    const anna = await createPerson(db, contact);
    const studio = await createCompany(db, contact);
    const paths = [
      `/kreative/${anna.slug}`,
      `/unternehmen/${studio.slug}`,
      `/kreative?q=${encodeURIComponent(anna.name)}`,
    ];
    for (const path of paths) {
      const [pathname, search] = path.split("?");
      for (const address of [path, `${pathname}.data${search ? `?${search}` : ""}`]) {
        const { html, status } = await browser.get(address);
        expect(status).toBe(200);
        for (const secret of [...Object.values(contact), "987654", "geheim", anna.email, studio.email])
          expect(html, address).not.toContain(secret);
      }
    }
    for (const path of paths.slice(0, 2)) {
      const [section] = elements(
        (await browser.get(path)).document,
        (element) => element.tagName === "section" && textOf(element).startsWith("Kontakt"),
      );
      expect(section && textOf(section)).toBe(
        "Kontakt Melden Sie sich an, um die Kontaktinformationen zu sehen Anmelden",
      );
      const [signIn] = section ? elements(section, ({ tagName }) => tagName === "button") : [];
      expect(signIn && attribute(signIn, "commandfor")).toBe("anmelden");
    }
  });

  it("tells signed-in people how to reach someone [PROF-09, PROF-18, COMP-12, COMP-13, GEN-06]", async ({
    browser,
  }) => {
    const [anna, studio] = [await createPerson(db, contact), await createCompany(db, contact)];
    await signIn(browser, await createCompany(db));
    for (const path of [`/kreative/${anna.slug}`, `/unternehmen/${studio.slug}`]) {
      const page = await browser.get(path);
      expect(page.text).toContain("E-Mail geheim@kontakt.example Telefon +43 5522 987654 Website geheim-web.example");
      const [write] = byTag(page.document, "a").filter((link) => textOf(link) === "Nachricht senden");
      expect(write && attribute(write, "href")).toBe(`/nachrichten/neu?an=${path.slice(1)}`);
      expect(write && attribute(write, "aria-haspopup")).toBe("dialog");
    }
  });

  it("says when there is none, also of someone hidden [PROF-02, PROF-04, COMP-03, ERR-04]", async ({ browser }) => {
    const hidden = await createPerson(db, { profileStatus: "hidden" });
    for (const slug of ["gibt-es-nicht", hidden.slug]) {
      const page = await browser.get(`/kreative/${slug}`);
      expect(page.status).toBe(404);
      expect(page.heading).toBe("Profil nicht gefunden");
      expect(page.text).toContain("Das angeforderte Profil konnte nicht gefunden werden.");
      expect(page.texts("a")).toContain("Zurück");
    }
    const company = await browser.get("/unternehmen/gibt-es-nicht");
    expect([company.status, company.heading]).toEqual([404, "Unternehmensprofil nicht gefunden"]);
    expect(company.texts("a")).toContain("Zurück");
  });

  it("is found by its slug among those of its kind [PROF-01, COMP-01]", async ({ browser }) => {
    const slug = unique("doppelt").replace(" ", "-");
    const [anna, studio] = [await createPerson(db, { slug }), await createCompany(db, { slug })];
    expect((await browser.get(`/kreative/${slug}`)).heading).toBe(anna.name);
    expect((await browser.get(`/unternehmen/${slug}`)).heading).toBe(studio.name);
    const other = await createCompany(db);
    expect((await browser.get(`/kreative/${other.slug}`)).status).toBe(404);
  });

  it("offers a superadmin to edit it, and nobody else [PROF-21, COMP-15, ROLE-37]", async ({ browser, site }) => {
    const [anna, studio] = [await createPerson(db), await createCompany(db)];
    const admin = await createPerson(db, { isSuperadmin: true });
    const others = [browser, ...(await Promise.all([anna, studio].map((person) => browserOf(db, site.url, person))))];
    for (const [path, { id, bio }] of [
      [`/kreative/${anna.slug}`, anna],
      [`/unternehmen/${studio.slug}`, studio],
    ] as const) {
      const page = await (await browserOf(db, site.url, admin)).get(path);
      const link = elements(
        page.document,
        (element) => textOf(element) === "Als Admin bearbeiten" && element.tagName === "a",
      );
      expect(link.map((element) => attribute(element, "href"))).toEqual([`/admin/profile/${id}#bearbeiten`]);
      for (const other of others) {
        expect((await other.get(path)).html.includes("Als Admin bearbeiten")).toBe(false);
        expect([401, 403]).toContain((await other.post(`/admin/profile/${id}`, { bio: "Fremd" })).status);
      }
      expect((await storedPerson(db, { id }))?.bio).toBe(bio);
    }
  });

  it("has no like, message or change of posts on one's own page [LIKE-06, PROF-14]", async ({ browser }) => {
    const anna = await createPerson(db, { favoriteCount: 3 });
    const post = await createPostOf(db, anna);
    await signIn(browser, anna);
    const { text, html } = await browser.get(`/kreative/${anna.slug}`);
    expect(text).toContain("3 Personen gefällt dieses Profil");
    expect(text).not.toContain("Gefällt mir");
    expect(text).not.toContain("Nachricht senden");
    expect([text.includes(post.content), html.includes(`/posts/${post.id}`)]).toEqual([true, false]);
    expect((await browser.get("/profil")).html.includes(`/posts/${post.id}`)).toBe(true);
  });

  it("names who liked it, and how many more [PROF-08, LIKE-11, LIKE-12]", async ({ browser }) => {
    const ben = await createPerson(db);
    const likers: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      const { id, name } = await createPerson(db, { name: unique("Lea Likt") });
      await db.insert(favorites).values({ userId: id, favoritedProfileId: ben.id });
      likers.push(name);
    }
    const page = await browser.get(`/kreative/${ben.slug}`);
    const panel = elements(page.document, (element) => attribute(element, "popover") === "auto")
      .map(textOf)
      .join();
    expect(panel).toContain("+1 weitere");
    for (const name of likers.slice(1)) expect(panel).toContain(name);
    expect(panel).not.toContain(`${likers[0]} `);
  });
});

describe("a like", () => {
  it("is given and taken back by a form [LIKE-01, LIKE-02, PROF-11, ROLE-30, ROLE-45]", async ({ browser }) => {
    const ben = await createPerson(db);
    await signIn(browser, await createCompany(db));
    const liked = await browser.submit((await browser.get(`/kreative/${ben.slug}`)).form(`/kreative/${ben.slug}/like`));
    expect(liked.text).toContain("Geliket!");
    expect(liked.text).toContain("1 Person gefällt dieses Profil");
    const form = liked.form(`/kreative/${ben.slug}/like`);
    expect(textOf(form.element)).toBe("Gefällt mir nicht mehr");
    const unliked = await browser.submit(form);
    expect(unliked.text).toContain("Like entfernt");
    expect(unliked.text).toContain("0 Personen gefällt dieses Profil");
  });

  it("asks visitors to sign in [LIKE-04, ROLE-15]", async ({ browser }) => {
    const ben = await createPerson(db);
    const page = await browser.submit((await browser.get(`/kreative/${ben.slug}`)).form(`/kreative/${ben.slug}/like`));
    expect(page.texts("status").join()).toContain("Bitte melden Sie sich an");
    expect(page.path).toBe(`/kreative/${ben.slug}`);
  });

  it("goes to no profile that is missing, and none of one's own [LIKE-06, ERR-01, ERR-04]", async ({ browser }) => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    await signIn(browser, anna);
    const form = (await browser.get(`/kreative/${ben.slug}`)).form(`/kreative/${ben.slug}/like`);
    await changePerson(db, ben, { profileStatus: "hidden" });
    const refused = await browser.submit(form, {}, { headers: { referer: "http://x.test/agb" } });
    expect(refused.texts("status")).toEqual([expect.stringContaining("Fehler Profil konnte nicht geladen werden")]);
    const own = await browser.post(`/kreative/${anna.slug}/like`, { like: "1" }, { headers: { accept: "*/*" } });
    expect(own.status).toBe(403);
    expect((await browser.post(`/kreative/${anna.slug}/like`, { like: "alle" })).status).toBe(400);
  });
});

describe("visits", () => {
  const reader = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

  it("show in the visited person's analytics, with and without a name [PROF-23, STAT-01, STAT-06, STAT-07, STAT-08, STAT-13, STAT-14, STAT-15, NAV-11]", async ({
    browser,
    site,
  }) => {
    const [anna, studio] = [await createPerson(db), await createCompany(db, { title: "Möbel", avatarUrl: "/a.jpg" })];
    await new Browserless(site.url).get(`/kreative/${anna.slug}`, { headers: reader });
    await (await signIn(new Browserless(site.url), studio)).get(`/kreative/${anna.slug}`, { headers: reader });
    await signIn(browser, anna);
    await browser.get(`/kreative/${anna.slug}`, { headers: reader });
    await expect
      .poll(async () => (await browser.get("/analytics")).texts("dd").slice(0, 4))
      .toEqual(["2", "2", "2", "2"]);
    const page = await browser.get("/analytics?zeitraum=woche");
    expect(page.heading).toBe("Profil Analytics");
    for (const text of [
      studio.name,
      "Möbel · Unternehmen",
      "Externer Besuch",
      "2 Besuche in 30 Tagen",
      "Wer Ihr Profil besucht hat und wie weit es reicht.",
    ])
      expect(page.text).toContain(text);
    const links = byTag(page.document, "a").map((link) => [textOf(link), attribute(link, "href")]);
    expect(links).toContainEqual(["Zurück zum Profil", "/profil"]);
    const [filter] = elements(page.document, (element) => attribute(element, "aria-label") === "Zeitraum");
    expect(filter && byTag(filter, "a").map((link) => [textOf(link), attribute(link, "href")])).toEqual([
      ["Alle", "/analytics"],
      ["Letzte 7 Tage", "/analytics?zeitraum=woche"],
      ["Letzte 30 Tage", "/analytics?zeitraum=monat"],
    ]);
    const portraits = byTag(page.document, "main").flatMap((main) => byTag(main, "img"));
    expect(portraits.map((portrait) => attribute(portrait, "src"))).toEqual(["/a.jpg"]);
  });

  it("say so when there were none [STAT-08, STAT-15]", async ({ browser }) => {
    await signIn(browser, await createPerson(db));
    const page = await browser.get("/analytics");
    expect(page.text).toContain("Noch keine Besuche");
    expect(page.text).toContain("In den letzten 30 Tagen kam niemand vorbei.");
    expect((await browser.get("/analytics?zeitraum=monat")).text).toContain("In dieser Zeit kam niemand vorbei");
  });
});

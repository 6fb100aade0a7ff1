import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { profileTexts } from "~/features/profiles/profile-fields";
import { attribute, Browserless, byTag, elements, it, type Page, signedIn, signIn, textOf } from "../support/http";
import { untilBlocked } from "../support/locks";
import { createCompany, createPerson, storedPerson, unique } from "../support/people";

const saved = "Profil erfolgreich aktualisiert";

const edit = "/profil/bearbeiten";

describe("one's own profile", () => {
  it("offers visitors to sign in and come back [OWN-04, ROLE-18]", async ({ browser }) => {
    const page = await browser.get("/profil");
    expect(page.status).toBe(401);
    const link = elements(page.document, ({ tagName }) => tagName === "a").find(
      (element) => attribute(element, "href") === "/auth?modus=anmelden&weiter=%2Fprofil",
    );
    expect(link).toBeDefined();
    expect(page.text).toContain("Jetzt anmelden");
  });

  it("shows an empty one what to write where [OWN-01, OWN-07, OWN-08]", async ({ browser }) => {
    await signIn(browser, await createPerson(db));
    const { text } = await browser.get("/profil");
    for (const hint of ["Noch kein Titel", "Noch keine Skills", "Noch nichts geschrieben", "Nicht angegeben"])
      expect(text).toContain(hint);
  });

  it("gives creatives more [OWN-02, OWN-35, OWN-36, ROLE-33, ROLE-48, LIKE-23]", async ({ browser, site }) => {
    await signIn(browser, await createPerson(db));
    const company = await signIn(new Browserless(site.url), await createCompany(db));
    const [own, theirs] = [await browser.get("/profil"), await company.get("/profil")];
    const toAnalytics = (page: Page) =>
      byTag(page.document, "main")
        .flatMap((main) => byTag(main, "a"))
        .filter((link) => textOf(link) === "Profil Analytics")
        .map((link) => attribute(link, "href"));
    expect([toAnalytics(own), toAnalytics(theirs)]).toEqual([["/analytics"], []]);
    expect([own, theirs].map((page) => page.texts("h2").includes("Spezialisierungen"))).toEqual([true, false]);
    // They open as dialogs; without script they are pages.
    const pages = ["/favoriten", "/profil/bild", "/profil/passwort", "/profil/loeschen"];
    for (const page of [own, theirs]) {
      const linked = byTag(page.document, "main")
        .flatMap((main) => byTag(main, "a"))
        .map((link) => attribute(link, "href"));
      expect(pages.filter((path) => !linked.includes(path))).toEqual([]);
      expect(byTag(page.document, "dialog")).toEqual([]);
    }
    expect((await company.get("/profil/spezialisierungen")).status).toBe(403);
  });
});

it("gives the program of the page no more of who is signed in than it shows [DATA-21]", async ({ browser }) => {
  const anna = await signedIn(browser, createPerson(db, { phone: "+43 5522 123", newsletterConsent: true }));
  const { html } = await browser.get("/agb.data");
  const parts: unknown[] = JSON.parse(html.split("\n")[0] ?? "");
  const isObject = (part: unknown) => typeof part === "object" && part !== null && !Array.isArray(part);
  // The format stores each name once and refers to it: {"_7": 8} means that the name at 7 has the value at 8.
  const namesOf = (part: object) => Object.keys(part).map((key) => parts[Number(key.slice(1))]);
  const viewer = (parts.filter(isObject) as object[]).map(namesOf).find((names) => names.includes("isSuperadmin"));
  const shown = ["avatarUrl", "email", "id", "isSuperadmin", "name", "newFinds", "profileStatus", "slug", "userType"];
  expect(viewer?.toSorted()).toEqual(shown);
  for (const value of [anna.name, anna.slug, anna.email]) expect(parts).toContain(value);
  expect(html).not.toContain("5522");
});

describe("editing", () => {
  it("saves what the form holds, without script too, and shows the VAT number to nobody [OWN-06, OWN-09, OWN-11, OWN-20, OWN-52, ROLE-61]", async ({
    site,
    browser,
  }) => {
    const anna = await signedIn(browser, createPerson(db, { skills: ["SEO", "Linolschnitt"] }));
    const page = await browser.get(edit);
    const next = await browser.submit(page.form(edit), {
      title: "Illustration",
      skills: ["Illustration", "Branding"],
      customSkills: "Linolschnitt, Siebdruck, ",
      website: "anna.example",
      vatNumber: "ATU12345678",
    });
    expect(next.redirects).toEqual(["/profil"]);
    expect(next.text).toContain(saved);
    for (const text of ["Illustration", "Branding", "Linolschnitt", "Siebdruck", "anna.example"])
      expect(next.text).toContain(text);
    const stored = await storedPerson(db, anna);
    expect(stored?.skills).toEqual(["Branding", "Illustration", "Linolschnitt", "Siebdruck"]);
    expect(stored?.vatNumber).toBe("ATU12345678");
    const others = [browser, await signIn(new Browserless(site.url), await createPerson(db))];
    for (const other of others) expect((await other.get(`/kreative/${anna.slug}`)).html).not.toContain("ATU12345678");
  });

  it("has a control for every text of a profile, as the form of superadmins has [HOUSE-110]", async ({ browser }) => {
    const eva = await signedIn(browser, createPerson(db, { isSuperadmin: true }));
    for (const path of [edit, `/admin/profile/${eva.id}`]) {
      const { element } = (await browser.get(path)).form(path, "bio");
      const named = (name: string) => elements(element, (field) => attribute(field, "name") === name).length;
      expect([path, ["name", ...Object.keys(profileTexts)].filter((name) => named(name) !== 1)]).toEqual([path, []]);
    }
  });

  it("keeps what was typed when something is wrong [OWN-12, OWN-17]", async ({ browser }) => {
    await signIn(browser, await createPerson(db));
    const refused = await browser.submit((await browser.get(edit)).form(edit), {
      name: " ",
      title: "x".repeat(71),
      bio: "bleibt",
    });
    expect(refused.status).toBe(400);
    expect(refused.errorAt("name")).toContain("Bitte geben Sie Ihren Namen ein");
    expect(refused.errorAt("title")).toContain("Der Titel darf höchstens 70 Zeichen lang sein");
    expect(refused.html.replaceAll("<!-- -->", "")).toContain("71/70 Zeichen");
    expect(refused.html).toContain("bleibt</textarea>");
  });

  it("refuses a name that is taken, in the form and while typing [OWN-13, OWN-14]", async ({ browser, site }) => {
    const ben = await createPerson(db, { name: unique("Ben Rusch") });
    await signIn(browser, await createPerson(db));
    const refused = await browser.submit((await browser.get(edit)).form(edit), { name: ben.name.toLowerCase() });
    expect(refused.errorAt("name")).toContain("Dieser Name ist bereits vergeben");
    const asked = (name: string) => browser.get(`/profil/name-frei?name=${encodeURIComponent(name)}`);
    expect((await asked(ben.name)).html).toContain('"isFree":false');
    expect((await asked(unique("Ganz Neu"))).html).toContain('"isFree":true');
    expect((await new Browserless(site.url).get("/profil/name-frei?name=x")).status).toBe(401);
  });

  it("refuses a name that someone else takes at the same moment [OWN-16]", async ({ browser }) => {
    const anna = await createPerson(db);
    const name = unique("Eva Moosbrugger");
    await signIn(browser, anna);
    const form = (await browser.get(edit)).form(edit);
    const { promise: answer, resolve } = Promise.withResolvers<Page>();
    await db.transaction(async (tx) => {
      // Another slug: only the name is the same.
      await createPerson(tx, { name, slug: `${anna.slug}-andere` });
      resolve(browser.submit(form, { name }));
      // The check has found nobody; the write waits for our transaction.
      await untilBlocked(db);
    });
    const refused = await answer;
    expect([refused.status, refused.errorAt("name")]).toEqual([400, "Dieser Name ist bereits vergeben"]);
    expect((await browser.get("/profil")).heading).toBe(anna.name);
  });

  it("hides a profile from everyone else [DATA-13]", async ({ browser, site }) => {
    const anna = await signedIn(browser, createPerson(db));
    const hidden = await browser.submit((await browser.get(edit)).form(edit), {
      isHidden: true,
      acceptsMessages: false,
    });
    expect(hidden.text).toContain("Ihr Profil ist ausgeblendet.");
    expect((await new Browserless(site.url).get(`/kreative/${anna.slug}`)).status).toBe(404);
    expect((await browser.get(`/kreative/${anna.slug}`)).text).toContain("Nur Sie sehen diese Seite.");
    expect(await storedPerson(db, anna)).toMatchObject({ profileStatus: "hidden", acceptsMessages: false });
  });

  it("stores specialisations [OWN-29, OWN-33, OWN-34]", async ({ browser }) => {
    await signIn(browser, await createPerson(db));
    const form = (await browser.get("/profil/spezialisierungen")).form("/profil/spezialisierungen");
    const six = ["SEO", "Branding", "Webdesign", "Fotografie", "Copywriting", "Illustration"];
    const refused = await browser.submit(form, { portfolioHighlights: six });
    expect([refused.status, refused.text.includes("Maximal 5 Spezialisierungen")]).toEqual([400, true]);
    const next = await browser.submit(form, { portfolioHighlights: six.slice(1) });
    expect(next.text).toContain("Spezialisierungen erfolgreich gespeichert!");
    for (const tile of ["Branding", "Webdesign", "Fotografie", "Copywrit...", "Illustra..."])
      expect(next.text).toContain(tile);
  });
});

it("liked profiles stand in a list and can be taken out again [LIKE-14, LIKE-15, LIKE-16, LIKE-17, LIKE-18, LIKE-20, LIKE-22, OWN-35, CONST-19, CONST-20, ROLE-66]", async ({
  browser,
}) => {
  const avatarUrl = "/storage/post-images/x/avatar_1.jpg?t=1";
  const skills = ["Eins", "Zwei", "Drei", "Vier"];
  const ben = await createPerson(db, { skills, avatarUrl, bio: "Fotografiert Häuser." });
  await signIn(browser, await createPerson(db));
  expect((await browser.get("/favoriten")).text).toContain("Noch keine Favoriten");
  await browser.post(`/kreative/${ben.slug}/like`, { like: "1" });
  const page = await browser.get("/favoriten");
  for (const text of [ben.name, "Kreativer · Deutschland", "Drei", "+1 weitere", "Fotografiert Häuser."])
    expect(page.text).toContain(text);
  expect(page.text).not.toContain("Vier");
  expect(byTag(page.document, "img").map((picture) => attribute(picture, "src"))).toContain(avatarUrl);
  const form = page.form("/favoriten/");
  const next = await browser.submit(form);
  expect(next.text).toContain("Aus Favoriten entfernt");
  expect(next.text).not.toContain(ben.name);
  expect((await browser.submit(form)).text).toContain("Hier war nichts zu tun.");
  expect((await browser.get("/favoriten")).text).toContain("Noch keine Favoriten");
});

import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { workCredits, workPictures, works } from "~/db/schema";
import { formData } from "../support/forms";
import { attribute, Browserless, byTag, elements, formOf, it, signedIn, signIn, textOf } from "../support/http";
import { judgeJsonLd, readJsonLd } from "../support/json-ld";
import { changePerson, createCompany, createPerson } from "../support/people";
import { createPostOf, picture } from "../support/posts";
import { changeWork, createCredit, createWorkOf, createWorkPicture } from "../support/works";

const location = async (browser: Browserless, path: string) => {
  const page = await browser.get(path, { follow: false });
  return [page.status, page.headers.get("location")];
};

describe("the page of a work", () => {
  it("is found by every address that the work and its creative have had [WORK-11, WORK-13]", async ({ browser }) => {
    const anna = await createPerson(db);
    const work = await createWorkOf(db, anna);
    const earlier = `/kreative/${anna.slug}/arbeiten/${work.slug}`;
    await changeWork(db, work, { slug: "neuer-titel" });
    expect(await location(browser, earlier)).toEqual([301, `/kreative/${anna.slug}/arbeiten/neuer-titel`]);
    await changePerson(db, anna, { slug: `${anna.slug}-neu` });
    expect(await location(browser, `/kreative/${anna.slug}/arbeiten/neuer-titel`)).toEqual([
      301,
      `/kreative/${anna.slug}-neu/arbeiten/neuer-titel`,
    ]);
    expect(await location(browser, `/kreative/${anna.slug}/arbeiten/%F0%9F%98%80`)).toEqual([
      301,
      `/kreative/${anna.slug}-neu/arbeiten/%F0%9F%98%80`,
    ]);
    expect(await location(browser, `/kreative/${anna.slug.toUpperCase()}-NEU/arbeiten/Neuer-Titel`)).toEqual([
      301,
      `/kreative/${anna.slug}-neu/arbeiten/Neuer-Titel`,
    ]);
    expect(await location(browser, `/kreative/${anna.slug}-neu/arbeiten/Neuer-Titel`)).toEqual([
      301,
      `/kreative/${anna.slug}-neu/arbeiten/neuer-titel`,
    ]);
    expect(await location(browser, `/kreative/${anna.slug}-neu/arbeiten/etwas`)).toEqual([404, null]);
  });

  it("says of itself what search engines need, with who made each picture [WORK-14]", async ({ browser, site }) => {
    const anna = await createPerson(db);
    const work = await createWorkOf(db, anna, { skills: ["Branding"], content: "Ein Buch." });
    const by = { creator: "Foto Süd", credit: "Foto Süd / Anna", copyright: "© Foto Süd" };
    const { url } = await createWorkPicture(db, work, { ...by, isCover: true });
    const page = await browser.get(`/kreative/${anna.slug}/arbeiten/${work.slug}`);
    const address = `${site.url}/kreative/${anna.slug}/arbeiten/${work.slug}`;
    expect(page.html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(judgeJsonLd(page.html)).toEqual([]);
    const graph = JSON.stringify(readJsonLd(page.html));
    for (const part of [
      '"CreativeWork"',
      '"BreadcrumbList"',
      '"dateCreated":"2025"',
      '"keywords":"Branding"',
      "© Foto Süd",
    ])
      expect(graph).toContain(part);
    expect(graph).toContain(url);
    const [, image = ""] = /property="og:image" content="[^"]*?(\/bild\/arbeiten\/[^"]+)"/.exec(page.html) ?? [];
    expect((await browser.get(image)).headers.get("content-type")).toBe("image/png");
  });

  it("says all that its creative typed, and so does the form that changes it [WORK-01]", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    const typed = {
      ...{ title: "Ein Buch", year: "2025", client: "Mohren", contribution: "Satz und Schrift" },
      ...{ content: "Gedruckt in Egg.", link: "https://film.example", skills: "Branding" },
    };
    await browser.submit((await browser.get("/arbeiten/neu")).form("/arbeiten/neu"), { ...typed, madeWithAi: "on" });
    const { text } = await browser.get(`/kreative/${anna.slug}/arbeiten/ein-buch`);
    for (const value of [...Object.values(typed), "Mit KI erzeugt"])
      expect(text).toContain(value.replace("https://", ""));
    const [work] = await db.select().from(works).where(eq(works.userId, anna.id));
    const path = `/arbeiten/${work?.id}/bearbeiten`;
    const { element } = (await browser.get(path)).form(path);
    expect(Object.fromEntries(formData(element, {}))).toMatchObject(typed);
  });

  it("names who took part, with links and structured data only for those who confirmed [WORK-51, WORK-55, WORK-58]", async ({
    browser,
    site,
  }) => {
    const [anna, ben, eva] = [await createPerson(db), await createPerson(db), await createPerson(db)];
    const berg = await createCompany(db);
    const work = await createWorkOf(db, anna, { client: berg.name });
    await createCredit(db, work, ben, { state: "confirmed" });
    await createCredit(db, work, eva, { position: 1 });
    const client = await createCredit(db, work, berg, { kind: "client" });
    const read = async () => {
      const page = await browser.get(`/kreative/${anna.slug}/arbeiten/${work.slug}`);
      expect(judgeJsonLd(page.html)).toEqual([]);
      const links = page.document ? byTag(page.document, "a").map((link) => attribute(link, "href")) : [];
      return { page, links, graph: JSON.stringify(readJsonLd(page.html)) };
    };
    const address = ({ userType, slug }: { userType: string; slug: string }) => `/${userType}/${slug}`;
    const asked = await read();
    expect(asked.page.text).toContain(eva.name);
    expect(asked.links).toContain(address(ben));
    for (const person of [eva, berg]) expect(asked.links).not.toContain(address(person));
    expect(asked.page.text).not.toContain("Vom Auftraggeber bestätigt");
    expect(asked.graph).toContain(
      `"contributor":[{"@type":"Person","name":"${ben.name}","@id":"${site.url}${address(ben)}"`,
    );
    expect(asked.graph).not.toContain("sourceOrganization");

    await db.update(workCredits).set({ state: "confirmed" }).where(eq(workCredits.id, client.id));
    const confirmed = await read();
    expect(confirmed.page.text).toContain("Vom Auftraggeber bestätigt");
    expect(confirmed.links).toContain(address(berg));
    expect(confirmed.graph).toContain('"sourceOrganization"');
  });

  it("shows superadmins everybody whom it names, with what they said [WORK-44, WORK-53]", async ({ browser }) => {
    const [anna, ben, eva] = [await createPerson(db), await createPerson(db), await createPerson(db)];
    const work = await createWorkOf(db, anna);
    await createCredit(db, work, ben);
    await createCredit(db, work, eva, { state: "refused", name: null, role: null });
    await signIn(browser, await createPerson(db, { isSuperadmin: true }));
    const { text } = await browser.get(`/admin/arbeiten/${work.id}`);
    expect(text).toMatch(new RegExp(`${ben.name}.*angefragt`, "s"));
    expect(text).toMatch(new RegExp(`${eva.name}.*möchte nicht genannt werden`, "s"));
  });

  it("of a draft is for its creative only, and not for search engines [WORK-12, WORK-20]", async ({
    browser,
    site,
  }) => {
    const anna = await createPerson(db);
    const { slug } = await createWorkOf(db, anna, { published: false });
    const path = `/kreative/${anna.slug}/arbeiten/${slug}`;
    expect((await new Browserless(site.url).get(path)).status).toBe(404);
    await signIn(browser, anna);
    const page = await browser.get(path);
    expect([page.status, page.text.includes("Das ist ein Entwurf.")]).toEqual([200, true]);
    expect(page.html).toContain('name="robots" content="noindex"');
    expect(page.html).not.toContain("ld+json");
  });
});

it("stand first on the public profile, each in the shape of its picture, or not at all [WORK-15]", async ({
  browser,
}) => {
  const anna = await createPerson(db);
  const path = `/kreative/${anna.slug}`;
  await createPostOf(db, anna);
  const headings = async () => (await browser.get(path)).texts("h2").filter((text) => /^(Arbeiten|Posts)/.test(text));
  expect(await headings()).toEqual([expect.stringMatching(/^Posts/)]);
  const tall = await createWorkOf(db, anna, { title: "Ein hohes Plakat", position: 0 });
  await createWorkPicture(db, tall, { width: 800, height: 1000, isCover: true });
  await createWorkOf(db, anna, { title: "Ein Lied ohne Bild", position: 1 });
  expect(await headings()).toEqual([expect.stringMatching(/^Arbeiten/), expect.stringMatching(/^Posts/)]);
  const page = await browser.get(path);
  const [section] = elements(page.document, (element) => attribute(element, "id") === "arbeiten");
  if (!section) throw new Error("The works are missing");
  expect(byTag(section, "h3").map(textOf)).toEqual(["Ein hohes Plakat", "Ein Lied ohne Bild"]);
  const shapes = byTag(section, "div").flatMap(
    (div) => /aspect-ratio:\s*([\d.]+)/.exec(attribute(div, "style") ?? "")?.[1] ?? [],
  );
  expect(shapes).toEqual(["0.8", "1.25"]);
  const tiles = byTag(section, "span").map(textOf);
  expect(tiles).toContain("Ein Lied ohne Bild");
});

describe("an upload for a work", () => {
  const upload = async (browser: Browserless, file: File | string) => {
    return browser.post("/arbeiten/bilder", formOf({ picture: file }));
  };

  it("is stored for creatives, and not even read for companies [WORK-24]", async ({ browser, site }) => {
    const [anna, berg] = [await createPerson(db), await createCompany(db)];
    await signIn(browser, anna);
    expect((await upload(browser, await picture("tisch.png", 60, 40))).status).toBe(200);
    expect((await upload(browser, "kein Bild")).status).toBe(400);
    const company = new Browserless(site.url);
    await signIn(company, berg);
    expect((await upload(company, await picture())).status).toBe(403);
    const stored = await db.select().from(workPictures).where(eq(workPictures.userId, anna.id));
    expect(stored).toEqual([
      expect.objectContaining({ workId: null, creator: anna.name, copyright: `© ${anna.name}` }),
    ]);
  });
});

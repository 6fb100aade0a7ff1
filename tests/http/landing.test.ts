import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { attribute, byTag, it, signIn, textOf } from "../support/http";
import { graphOf } from "../support/json-ld";
import { changePerson, createPerson, unique } from "../support/people";
import { createWorkOf, createWorkPicture } from "../support/works";

const threeIn = async (location: string) => [
  await createPerson(db, { title: "Glasbläserin", location, favoriteCount: 1 }),
  await createPerson(db, { title: "Glaskünstler", location, favoriteCount: 5 }),
  await createPerson(db, { title: "Glasmalerei", location, favoriteCount: 3 }),
];
describe("the page of a craft in a place", () => {
  it("shows its people with their works, by likes, and describes itself to search engines [FIND-41, FIND-43]", async ({
    browser,
    site,
  }) => {
    const [one, five, three] = await threeIn("Hittisau");
    const work = five && (await createWorkOf(db, five, { title: unique("Kelch") }));
    if (work) await createWorkPicture(db, work, { isCover: true, width: 1600 });
    const page = await browser.get("/kreative/handwerk/glas/hittisau");
    expect(page.status).toBe(200);
    expect(page.heading).toBe("Glas in Hittisau");
    expect(page.title).toBe("Glas in Hittisau · Kreativländle");
    const names = byTag(page.document, "article").map((card) => textOf(byTag(card, "h2")[0] ?? card).trim());
    expect(names).toEqual([five, three, one].map((person) => person?.name));
    expect(page.html).toMatch(/<article.*?<img[^>]+work_\d+-640\.jpg/s);
    const sentence = "Für Glas in Hittisau finden Sie hier 3 Kreative.";
    expect(page.text).toContain(sentence);
    expect(page.html).toContain(`<meta name="description" content="${sentence}`);
    const path = `${site.url}/kreative/handwerk/glas/hittisau`;
    expect(page.html).toContain(`<link rel="canonical" href="${path}"`);
    expect(page.html).not.toContain("noindex");
    expect(graphOf(page.html)).toMatchObject([
      {
        "@type": "ItemList",
        name: "Glas in Hittisau",
        numberOfItems: 3,
        itemListElement: [{ item: { name: five?.name } }, {}, {}],
      },
      { "@type": "BreadcrumbList", itemListElement: [{}, { name: "Kreative" }, { name: "Glas" }, { item: path }] },
    ]);
    const links = byTag(page.document, "a").map((link) => attribute(link, "href"));
    expect(links).toEqual(expect.arrayContaining(["/kreative?q=Glas+Hittisau", "/kreative/handwerk/glas"]));
  });

  it("is missing as soon as fewer than three can be seen, and shows members their likes until then [FIND-40]", async ({
    browser,
  }) => {
    const [one, five] = await threeIn("Doren");
    const me = await signIn(browser, await createPerson(db));
    await me.post(`/kreative/${five?.slug}/like`, { like: "1" });
    const page = await me.get("/kreative/handwerk/glas/doren");
    const presses = byTag(page.document, "input").map((field) => attribute(field, "value"));
    expect([page.status, presses.filter((like) => like === "0")]).toEqual([200, ["0"]]);
    await changePerson(db, { id: one?.id ?? "" }, { profileStatus: "hidden" });
    const gone = await me.get("/kreative/handwerk/glas/doren");
    expect([gone.status, gone.heading]).toEqual([404, "Noch zu wenige: Glas in Doren"]);
    expect(gone.html).toContain('href="/kreative?q=Glas+Doren"');
    expect(gone.html).toContain('content="noindex"');
  });

  it("is found by words that people guess, and takes no profile's address [FIND-40]", async ({ browser }) => {
    await threeIn("Langenegg");
    expect((await browser.get("/kreative/handwerk/glasblaeserin/langenegg")).path).toBe(
      "/kreative/handwerk/glas/langenegg",
    );
    const unknown = await browser.get("/kreative/handwerk/xyzxyz");
    expect([unknown.status, unknown.heading]).toEqual([404, "Seite nicht gefunden"]);
    const craft = await createPerson(db, { name: "Handwerk", slug: "handwerk" });
    const work = await createWorkOf(db, craft, { title: unique("Tisch") });
    expect((await browser.get("/kreative/handwerk")).heading).toBe("Handwerk");
    expect((await browser.get(`/kreative/handwerk/arbeiten/${work.slug}`)).heading).toBe(work.title);
    expect((await browser.get("/kreative/handwerk/like")).status).toBe(405);
  });
});

import { describe, expect } from "vitest";
import { Browserless } from "../support/browserless";
import { attribute, byTag, elements, textOf } from "../support/html";
import { it, startFreshSite } from "../support/http";
import { openOwnDatabase } from "../support/own-database";
import { createPerson } from "../support/people";
import { createArticle, createPostOf } from "../support/posts";

describe("the feed", () => {
  it("is there for visitors, before anyone has written [FEED-01, FEED-14, BLOG-11, ROLE-05, NAV-02]", async () => {
    const { site, stop } = await startFreshSite();
    const browser = new Browserless(site.url);
    const empty = await browser.get("/feed");
    expect(empty.heading).toBe("Neuigkeiten & Inspirationen");
    expect(empty.text).toContain("0 aktuelle Beiträge");
    expect(empty.text).toContain("Noch keine Beiträge");
    expect(
      byTag(empty.document, "main")
        .flatMap((main) => byTag(main, "a"))
        .map((link) => attribute(link, "href")),
    ).toContain("/kreative");

    const { db, close } = openOwnDatabase(site.databaseUrl);
    const anna = await createPerson(db, { title: "Plakate" });
    await createPostOf(db, anna, {
      content: "Erste **fette**\nzweite Zeile",
      category: "Tipp",
      createdAt: new Date("2026-01-15T08:30:00Z"),
    });
    expect((await browser.get("/feed?neu=1")).text).toContain("Noch keine Artikel verfügbar");
    const article = await createArticle(db);
    const page = await browser.get("/feed?neu=2");
    await close();
    await stop();
    expect(page.text).toContain("1 aktueller Beitrag");
    expect(page.text).toContain("15. Jänner 2026 um 09:30");
    expect(page.html).toMatch(/Erste <strong>fette<\/strong><br\/?>zweite Zeile/);
    expect(page.text).toContain(`${anna.name} Plakate`);
    const hrefs = byTag(page.document, "a").map((link) => attribute(link, "href"));
    expect(hrefs).toContain(`/kreative/${anna.slug}`);
    expect(hrefs).toContain(`/blog/${article.slug}`);
    for (const text of [article.title, article.excerpt, article.author, article.category, article.readTime])
      expect(page.text).toContain(text);
    expect(page.text).toContain("Mehr anzeigen");
  });

  it("puts the articles after the first post, and leads on to older ones [FEED-05, FEED-13, BLOG-12]", async ({
    browser,
    db,
  }) => {
    for (let author = 0; author < 5; author += 1) {
      const person = await createPerson(db);
      for (let post = 0; post < 5; post += 1) await createPostOf(db, person);
    }
    const page = await browser.get("/feed");
    const blocks = elements(page.document, ({ tagName }) => tagName === "article" || tagName === "section").map(
      (element) => (element.tagName === "section" ? textOf(element).slice(0, 12) : element.tagName),
    );
    expect(blocks.filter((name) => name === "article")).toHaveLength(20);
    expect(page.text).toContain("20 aktuelle Beiträge");
    expect(blocks.indexOf("Aus dem Blog")).toBe(blocks.indexOf("article") + 1);
    const older = byTag(page.document, "a").find((link) => textOf(link) === "Ältere Beiträge");
    const next = await browser.get((older && attribute(older, "href")) ?? "");
    expect(next.texts("article").length).toBeGreaterThanOrEqual(5);
    expect(next.texts("article")).not.toContain(page.texts("article")[19]);
    expect(next.text).not.toContain("Aus dem Blog");
  });

  it("unfolds a long post without script [FEED-15, FEED-17]", async ({ browser, db }) => {
    const anna = await createPerson(db);
    const long = await createPostOf(db, anna, { content: "Ein Satz, der sich wiederholt. ".repeat(60).trim() });
    const short = await createPostOf(db, anna, { content: "Kurz." });
    const page = await browser.get("/feed");
    const card = (id: number) => elements(page.document, (element) => attribute(element, "data-post") === `${id}`)[0];
    const [longCard, shortCard] = [card(long.id), card(short.id)];
    if (!longCard || !shortCard) throw new Error("The posts are not there");
    expect(byTag(longCard, "summary").map(textOf)).toEqual(["Mehr lesenWeniger lesen"]);
    expect(byTag(shortCard, "summary")).toEqual([]);
  });

  it("is an Atom feed too", async ({ browser, db }) => {
    const post = await createPostOf(db, await createPerson(db), { content: "**Fett** & <b>roh</b>" });
    const page = await browser.get("/feed.atom");
    expect(page.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(page.html).toContain("<summary>Fett &amp; &lt;b&gt;roh&lt;/b&gt;</summary>");
    expect(page.html).toContain(`/feed#post-${post.id}</id>`);
  });
});

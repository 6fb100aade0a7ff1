import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { blogPosts, posts } from "~/db/schema";
import { slugify } from "~/text/slug";
import { attribute, byTag, elements, it, textOf } from "../support/http";
import { changePerson, createPerson, unique } from "../support/people";
import { createArticle, createPostOf } from "../support/posts";

describe("the feed", () => {
  it("is open to visitors, also before anyone has written [FEED-01, FEED-14, BLOG-10, BLOG-11, BLOG-12, ROLE-05, NAV-02]", async ({
    browser,
  }) => {
    await db.delete(posts);
    await db.delete(blogPosts);
    const empty = await browser.get("/feed");
    expect(empty.heading).toBe("Neuigkeiten & Inspirationen");
    expect(empty.text).toContain("0 aktuelle Beiträge");
    expect(empty.text).toContain("Noch keine Beiträge");
    expect(
      byTag(empty.document, "main")
        .flatMap((main) => byTag(main, "a"))
        .map((link) => attribute(link, "href")),
    ).toContain("/kreative");

    const anna = await createPerson(db, { title: "Plakate" });
    await createPostOf(db, anna, {
      content: "Erste **fette**\nzweite Zeile",
      category: "Tipp",
      createdAt: new Date("2026-01-15T08:30:00Z"),
    });
    expect((await browser.get("/feed?neu=1")).text).toContain("Noch keine Artikel verfügbar");
    const article = await createArticle(db);
    const page = await browser.get("/feed?neu=2");
    expect(page.text).toContain("1 aktueller Beitrag");
    expect(page.text).toContain("15. Jänner 2026 um 09:30");
    expect(page.html).toMatch(/Erste <strong>fette<\/strong><br\/?>zweite Zeile/);
    expect(page.text).toContain(`${anna.name} Plakate`);
    const links = (root: Parameters<typeof byTag>[0]) => byTag(root, "a").map((link) => attribute(link, "href"));
    expect(links(page.document)).toContain(`/kreative/${anna.slug}`);
    const block = byTag(page.document, "section").find((section) => textOf(section).startsWith("Aus dem Blog"));
    if (!block) throw new Error("There is no block of articles");
    for (const text of [article.title, article.excerpt, article.author, article.category, article.readTime])
      expect(textOf(block)).toContain(text);
    expect(links(block)).toEqual(["/blog", `/blog/${article.slug}`]);
    expect(textOf(block)).toContain("Mehr anzeigen");
  });

  it("shows who wrote a post as their profile is today [FEED-06, FEED-07, FEED-08, DATA-37]", async ({ browser }) => {
    const anna = await createPerson(db, { name: `${unique("Anna")} Fink`, title: "Plakate" });
    const post = await createPostOf(db, anna);
    const card = async () => {
      const page = await browser.get("/feed");
      const [found] = elements(page.document, (element) => attribute(element, "data-post") === `${post.id}`);
      if (!found) throw new Error("The post is not in the feed");
      const [header] = byTag(found, "header");
      const [link] = header ? byTag(header, "a") : [];
      return {
        text: header ? textOf(header) : "",
        link: link && [textOf(link), attribute(link, "href")],
        pictures: header ? byTag(header, "img").map((image) => attribute(image, "src")) : [],
      };
    };
    const before = await card();
    expect(before.text).toMatch(new RegExp(`^AF ?${anna.name} Plakate`));
    expect(before.link).toEqual([anna.name, `/kreative/${anna.slug}`]);
    expect(before.pictures).toEqual([`/fassade/${anna.slug}.svg`]);

    const name = unique("Anna Moosbrugger");
    const avatarUrl = `/storage/post-images/${anna.id}/profilbild.jpg`;
    await changePerson(db, anna, { name, slug: slugify(name), title: "Schrift", avatarUrl });
    const after = await card();
    expect(after.text).toMatch(new RegExp(`^${name} Schrift`));
    expect(after.link).toEqual([name, `/kreative/${slugify(name)}`]);
    expect(after.pictures).toEqual([avatarUrl]);
  });

  it("puts articles after the first post, and leads to older ones [FEED-05, FEED-13, BLOG-12]", async ({ browser }) => {
    for (let made = 0; made < pageSizes.posts + 5; made += 5) {
      const person = await createPerson(db);
      for (let post = 0; post < 5; post += 1) await createPostOf(db, person);
    }
    const page = await browser.get("/feed");
    const blocks = elements(page.document, ({ tagName }) => tagName === "article" || tagName === "section").map(
      (element) => (element.tagName === "section" ? textOf(element).slice(0, 12) : element.tagName),
    );
    expect(blocks.filter((name) => name === "article")).toHaveLength(pageSizes.posts);
    expect(page.text).toContain(`${pageSizes.posts} aktuelle Beiträge`);
    expect(blocks.indexOf("Aus dem Blog")).toBe(blocks.indexOf("article") + 1);
    const older = byTag(page.document, "a").find((link) => textOf(link) === "Ältere Beiträge");
    const next = await browser.get((older && attribute(older, "href")) ?? "");
    expect(next.texts("article").length).toBeGreaterThanOrEqual(5);
    expect(next.texts("article")).not.toContain(page.texts("article")[pageSizes.posts - 1]);
    expect(next.text).not.toContain("Aus dem Blog");
  });

  it("unfolds a long post without script [FEED-15, FEED-17]", async ({ browser }) => {
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

  it("is an Atom feed too", async ({ browser }) => {
    const post = await createPostOf(db, await createPerson(db), { content: "**Fett** & <b>roh</b>" });
    const page = await browser.get("/feed.atom");
    expect(page.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(page.html).toContain("<summary>Fett &amp; &lt;b&gt;roh&lt;/b&gt;</summary>");
    expect(page.html).toContain(`/feed#post-${post.id}</id>`);
  });
});

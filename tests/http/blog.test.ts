import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { blogPosts } from "~/db/schema";
import { attribute, byTag, it, signIn, textOf } from "../support/http";
import { graphOf } from "../support/json-ld";
import { createPerson, unique } from "../support/people";
import { createArticle } from "../support/posts";

const links = (page: { document: Parameters<typeof byTag>[0] }) =>
  byTag(page.document, "a").map((link) => attribute(link, "href"));

describe("the blog", () => {
  it("counts, sorts and filters its articles [BLOG-01, BLOG-03, BLOG-05, BLOG-06, BLOG-07, CONST-17, NAV-03, ROLE-06]", async ({
    browser,
  }) => {
    await db.delete(blogPosts);
    const empty = await browser.get("/blog");
    expect(empty.text).toContain("0 Artikel verfügbar");
    expect(empty.text).toContain("Keine Artikel gefunden");

    const featured = await createArticle(db, { title: "Farben mischen", featured: true, category: "Design Trends" });
    const other = await createArticle(db, { title: "Preise nennen", category: "Business" });
    await createArticle(db, { title: "Noch ein Entwurf", category: "Karriere", published: false });
    const page = await browser.get("/blog?x=1");
    expect(page.text).toContain("2 Artikel verfügbar");
    expect(page.texts("h2")).toEqual(expect.arrayContaining(["Empfohlen", "Weitere Artikel"]));
    expect(page.text.indexOf(featured.title)).toBeLessThan(page.text.indexOf("Weitere Artikel"));
    expect(page.text.indexOf(other.title)).toBeGreaterThan(page.text.indexOf("Weitere Artikel"));
    expect(page.text).not.toContain("Noch ein Entwurf");
    const filters = byTag(page.document, "nav").find((nav) => attribute(nav, "aria-label") === "Kategorien");
    expect(filters && byTag(filters, "a").map(textOf)).toEqual(["Alle", "Design Trends", "Business"]);

    const business = await browser.get("/blog?kategorie=Business");
    expect(business.text).toContain(other.title);
    expect(business.text).not.toContain(featured.title);
    const found = await browser.submit(page.form("/blog"), { q: "FARBEN" });
    expect(found.path).toBe("/blog?q=FARBEN");
    expect(found.text).toContain(featured.title);
    const nothing = await browser.get("/blog?q=gibtesnicht");
    expect(nothing.text).toContain("Keine Artikel gefunden");
    expect(nothing.text).toContain("Filter zurücksetzen");
  });

  it("says where only something akin is found that nothing fits, and leads to creatives [FIND-51]", async ({
    browser,
  }) => {
    const akin = await createArticle(db, { title: "Sounddesign heute" });
    const page = await browser.get("/blog?q=Klangkunst");
    expect(page.texts("h2")).toContain("Keine Artikel gefunden");
    expect(page.text.indexOf(akin.title)).toBeGreaterThan(page.text.indexOf("Ähnliche Tätigkeiten"));
    expect(links(page)).toContain("/kreative?q=Klangkunst");
    expect((await browser.get("/blog?q=Sounddesign")).texts("h2")).not.toContain("Keine Artikel gefunden");
  });

  it("leads signed-in people to its desk, and visitors not [BLOG-02]", async ({ browser }) => {
    expect(links(await browser.get("/blog"))).not.toContain("/blog/admin");
    await signIn(browser, await createPerson(db));
    const page = await browser.get("/blog");
    expect(page.text).toContain("Blog verwalten");
    expect(links(page)).toContain("/blog/admin");
  });

  it("shows an article with all that belongs to it [BLOG-15, BLOG-16, BLOG-17, BLOG-18, NAV-04, SEO-10]", async ({
    browser,
  }) => {
    const related = await createArticle(db, { category: "Karriere" });
    const article = await createArticle(db, {
      category: "Karriere",
      readTime: "7 min",
      content: "<h2>Zuerst</h2><p>Erste Zeile\nzweite</p><script>hit()</script>",
      publishedAt: new Date("2026-01-15T08:00:00Z"),
    });
    const page = await browser.get(`/blog/${article.slug}`);
    expect(page.heading).toBe(article.title);
    for (const text of ["Karriere", article.excerpt, "Anna Fink", "7 min", "15. Jänner 2026", related.title])
      expect(page.text).toContain(text);
    expect(page.html).toContain("<p>Erste Zeile<br />zweite</p>");
    expect(page.html).not.toContain("hit()");
    expect(page.html).toContain(`src="/fassade/blog-${article.slug}.svg"`);
    const data = graphOf(page.html);
    expect(data).toMatchObject([
      {
        "@type": "Article",
        headline: article.title,
        datePublished: "2026-01-15T08:00:00.000Z",
        author: { name: "Anna Fink" },
        image: { width: "1200", height: "630" },
      },
      { "@type": "BreadcrumbList" },
    ]);
    expect(page.html).toContain('property="og:type" content="article"');
    expect(page.html).toContain(`/bild/blog/${article.slug}.png`);
    const picture = await fetch(new URL(`/bild/blog/${article.slug}.png`, data[0].url.replace(/\/blog.*/, "/")), {});
    expect(picture.headers.get("content-type")).toBe("image/png");
  });

  it("hides from the hosts of external pictures what is read, and tells readers about them in the privacy policy", async ({
    browser,
  }) => {
    const elsewhere = "https://bilder.example/berg.jpg";
    const article = await createArticle(db, { imageUrl: elsewhere, content: `<p><img src="${elsewhere}" alt=""></p>` });
    const page = await browser.get(`/blog/${article.slug}`);
    const pictures = byTag(page.document, "img").filter((image) => attribute(image, "src") === elsewhere);
    expect(pictures.map((image) => attribute(image, "referrerpolicy"))).toEqual(["no-referrer", "no-referrer"]);
    expect((await browser.get("/datenschutz")).text).toContain("Bilder zeigen, die auf anderen Websites liegen");
  });

  it("says when there is no such article, or not yet [BLOG-20, ROLE-07]", async ({ browser }) => {
    const draft = await createArticle(db, { published: false });
    for (const slug of ["gibt-es-nicht", draft.slug]) {
      const page = await browser.get(`/blog/${slug}`);
      expect(page.status).toBe(404);
      expect(page.heading).toBe("Artikel nicht gefunden");
      expect(page.html).toContain('name="robots" content="noindex"');
    }
  });

  it("is an Atom feed with clean articles", async ({ browser }) => {
    const article = await createArticle(db, { title: unique("Zwei & drei"), content: "<p>Gut</p><script>x</script>" });
    const { html } = await browser.get("/blog.atom");
    expect(html).toContain(article.title.replace("&", "&amp;"));
    expect(html).toContain("&lt;p&gt;Gut&lt;/p&gt;");
    expect(html).not.toContain("script");
  });
});

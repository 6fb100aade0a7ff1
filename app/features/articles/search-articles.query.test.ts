import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { blogPosts } from "~/db/schema";
import { createArticle } from "../../../tests/support/posts";
import { readBlogSearch } from "./blog-search";
import { readFoundArticles } from "./search-articles.server";

const search = (q: string, more: Record<string, string> = {}) =>
  readFoundArticles(undefined, readBlogSearch(new URLSearchParams({ q, ...more })));
const titlesOf = async (q: string, more?: Record<string, string>) =>
  (await search(q, more)).articles.map(({ title }) => title);

describe("the search for articles", () => {
  it("finds letters of title and excerpt, then what is meant and mentioned, each said [FIND-51]", async () => {
    await createArticle(db, {
      title: "Töpfern im Ton",
      excerpt: "Mit KI.",
      content: "<p>Wie eine <b>Manufaktur</b> lernt.</p>",
    });
    await createArticle(db, { title: "Keramik kaufen" });
    const { articles, total, understood } = await search("Keramik");
    expect(articles.map(({ title, kind }) => [title, kind])).toEqual([
      ["Keramik kaufen", "letters"],
      ["Töpfern im Ton", "craft"],
    ]);
    expect(articles[0]?.marks?.title).toEqual(["", "Keramik", " kaufen"]);
    expect(total).toBe(2);
    expect(understood?.parts).toHaveLength(1);
    const [mentioned] = (await search("Manufakturen")).articles;
    expect(mentioned).toMatchObject({ title: "Töpfern im Ton", kind: "mentioned", why: "erwähnt im Artikel" });
    // Two letters of an excerpt are found too.
    expect(await titlesOf("KI")).toEqual(["Töpfern im Ton"]);
    expect(await titlesOf("Keramik", { woertlich: "1" })).toEqual(["Keramik kaufen"]);
    expect(await titlesOf("Keramik", { kategorie: "Karriere" })).toEqual([]);
  });

  it("finds what an article is about besides crafts, first where its title says so [FIND-51]", async () => {
    await createArticle(db, { title: "Was kostet ein Logo?", content: "<p>Eine Rechnung.</p>" });
    await createArticle(db, { title: "Ein gutes Briefing", content: "<p>Auch das Honorar steht darin.</p>" });
    for (const query of ["Preis", "Kosten", "Honorare"])
      expect(await titlesOf(query), query).toEqual(["Was kostet ein Logo?", "Ein gutes Briefing"]);
  });

  it("shows no draft, nothing deleted, and nothing of blocked accounts [FIND-51, BLOG-08]", async () => {
    const article = await createArticle(db, { title: "Holzbrandmalerei", createdBy: null });
    await createArticle(db, { title: "Holzbrandmalerei als Entwurf", published: false });
    expect(await titlesOf("Holzbrandmalerei")).toEqual(["Holzbrandmalerei"]);
    await db.update(blogPosts).set({ deletedAt: new Date() }).where(eq(blogPosts.id, article.id));
    expect(await titlesOf("Holzbrandmalerei")).toEqual([]);
  });
});

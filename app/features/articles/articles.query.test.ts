import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { unique } from "../../../tests/support/people";
import { createArticle } from "../../../tests/support/posts";
import { countArticles, findArticle, listArticles, listLatestArticles } from "./articles.server";
import { listForDesk } from "./blog-desk.server";
import { readFoundArticles } from "./search-articles.server";

const superadmin = { id: randomUUID(), isSuperadmin: true };

describe("what readers get", () => {
  it("is what is published and not deleted [BLOG-03, BLOG-08, BLOG-15, ROLE-07]", async () => {
    const shown = await createArticle(db);
    const draft = await createArticle(db, { published: false });
    const deleted = await createArticle(db, { deletedAt: new Date() });
    const { articles } = await listArticles(undefined, { category: null, before: null });
    const slugs = articles.map(({ slug }) => slug);
    expect(slugs).toContain(shown.slug);
    for (const { slug } of [draft, deleted]) {
      expect(slugs).not.toContain(slug);
      expect(await findArticle(undefined, slug)).toBeNull();
    }
    const desk = (await listForDesk(null, superadmin)).rows.map(({ id }) => id);
    expect(desk).toContain(draft.id);
    expect(desk).not.toContain(deleted.id);
  });

  it("is found by title or excerpt, whatever the case, and by category [BLOG-04, BLOG-05]", async () => {
    const article = await createArticle(db, {
      title: unique("Größenwahn im Format"),
      excerpt: "Über PAPIERBÖGEN",
      category: "Karriere",
    });
    const find = async (query: string, category: string | null = null) =>
      (await readFoundArticles(undefined, { query, category, before: null })).articles.map(({ slug }) => slug);
    for (const query of ["größenwahn", "GROESSENWAHN", "papierbögen", "format wahn"])
      expect(await find(query)).toContain(article.slug);
    expect(await find("größenwahn", "Karriere")).toContain(article.slug);
    expect(await find("größenwahn", "Business")).not.toContain(article.slug);
    expect(await find("100% _nichts")).toEqual([]);
    expect((await countArticles(undefined)).find(({ category }) => category === "Karriere")?.count).toBe(1);
  });

  it("are the three latest in the block of the feed, featured or not [BLOG-09, BLOG-13, CONST-20]", async () => {
    const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const a = await createArticle(db, { createdAt: soon(1) });
    const b = await createArticle(db, { createdAt: soon(2), featured: true });
    const c = await createArticle(db, { createdAt: soon(3) });
    const d = await createArticle(db, { createdAt: soon(4), published: false });
    expect((await listLatestArticles(undefined)).map(({ slug }) => slug)).toEqual([c.slug, b.slug, a.slug]);
    expect(d.published).toBe(false);
  });
});

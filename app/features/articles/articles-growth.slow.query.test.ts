import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { recordQueries, scannedTables } from "../../../tests/support/queries";
import {
  findArticle,
  listArticles,
  listLatestArticles,
  listNewestWithText,
  listRelatedArticles,
} from "./articles.server";

const list = (category: string | null = null) => listArticles(undefined, { category, before: null });

beforeAll(async () => {
  await db.execute(sql`
    insert into blog_posts (title, excerpt, content, category, author, slug, published, published_at, created_at)
    select 'Artikel ' || md5(n::text), 'Kurz', 'Lang',
      (array['Business', 'Karriere', 'Marketing'])[1 + n % 3], 'Anna', 'wachsend-' || n, n % 5 <> 0,
      timestamptz '2026-01-01', timestamptz '2026-01-01' - n * interval '1 minute'
    from generate_series(1, 8000) as n`);
  await db.execute(sql`vacuum analyze blog_posts`);
});

it.each<[string, () => Promise<unknown>]>([
  ["the first page", () => list()],
  ["a category", () => list("Karriere")],
  ["an article", () => findArticle(undefined, "wachsend-4711")],
  ["the latest", () => listLatestArticles(undefined)],
  ["the Atom feed", () => listNewestWithText()],
  ["related ones", () => listRelatedArticles(undefined, "wachsend-4711", "Business")],
])("finds %s among thousands of articles without reading all of them [BLOG-03, BLOG-13]", async (_what, run) => {
  const [query, ...more] = await recordQueries(run);
  expect(more).toEqual([]);
  expect(await scannedTables(query ?? expect.fail())).toEqual([]);
});

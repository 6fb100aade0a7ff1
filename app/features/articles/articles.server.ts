import { and, count, eq, inArray, ne, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { after, cursorOf, newestFirst, pageOf } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { readableArticles } from "~/visible/articles.server";
import { cachedRead } from "~/visible/cached-reads.server";
import type { Topic } from "~/visible/topics";
import { safeHtml } from "./safe-html.server";

const latestShown = 3;
const relatedShown = 3;

export const summary = {
  slug: readableArticles.slug,
  title: readableArticles.title,
  excerpt: readableArticles.excerpt,
  category: readableArticles.category,
  readTime: readableArticles.readTime,
  author: readableArticles.author,
  imageUrl: readableArticles.imageUrl,
  featured: readableArticles.featured,
};

/** All that these reads show. A profile is not: the author is free text, and a block is noted with the articles. */
const shown: Topic[] = ["articles"];

export const listLatestArticles = cachedRead(shown, async () =>
  db
    .select(summary)
    .from(readableArticles)
    .orderBy(...newestFirst(readableArticles))
    .limit(latestShown),
);

interface ArticleFilter {
  category: string | null;
  before: string | null;
}

/** One page of the articles, newest first. */
export const listArticles = cachedRead(shown, async ({ category, before }: ArticleFilter) => {
  const found = await db
    .select({ ...summary, cursor: cursorOf(readableArticles) })
    .from(readableArticles)
    .where(and(category ? eq(readableArticles.category, category) : undefined, after(before, readableArticles)))
    .orderBy(...newestFirst(readableArticles))
    .limit(pageSizes.articles + 1);
  const { rows, next } = pageOf(found, pageSizes.articles, ({ cursor }) => cursor);
  return { articles: rows.map(({ cursor: _, ...article }) => article), next };
});

/** The number of readable articles in each category that has any. */
export const countArticles = cachedRead(shown, () =>
  db
    .select({ category: readableArticles.category, count: count() })
    .from(readableArticles)
    .groupBy(readableArticles.category)
    .execute(),
);

const full = {
  ...summary,
  content: readableArticles.content,
  updatedAt: readableArticles.updatedAt,
  publishedAt: sql<Date>`coalesce(${readableArticles.publishedAt}, ${readableArticles.createdAt})`.mapWith(
    readableArticles.createdAt,
  ),
};

export const findArticle = cachedRead(shown, async (slug: string) => {
  const [article] = await db.select(full).from(readableArticles).where(eq(readableArticles.slug, slug));
  return article ? { ...article, content: safeHtml(article.content) } : null;
});

interface Narrowed {
  category?: string | null;
  /** Only of these articles. */
  slugs?: string[] | null;
}

export async function listNewestWithText({ category, slugs }: Narrowed = {}) {
  const articles = await db
    .select(full)
    .from(readableArticles)
    .where(
      and(
        category ? eq(readableArticles.category, category) : undefined,
        slugs ? inArray(readableArticles.slug, slugs) : undefined,
      ),
    )
    .orderBy(...newestFirst(readableArticles))
    .limit(pageSizes.articlesInFeed);
  return articles.map((article) => ({ ...article, content: safeHtml(article.content) }));
}

/** The newest others of the same category. */
export const listRelatedArticles = cachedRead(shown, async (slug: string, category: string) =>
  db
    .select(summary)
    .from(readableArticles)
    .where(and(ne(readableArticles.slug, slug), eq(readableArticles.category, category)))
    .orderBy(...newestFirst(readableArticles))
    .limit(relatedShown),
);

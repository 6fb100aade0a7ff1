import { and, count, eq, isNull, ne, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { after, cursorOf, newestFirst, pageOf } from "~/db/newest-first";
import { blogPosts } from "~/db/schema";
import { containsWord, searchWords } from "~/db/text-search";
import type { ArticleSummary } from "./article";
import { safeHtml } from "./safe-html.server";

const latestShown = 3;
const relatedShown = 3;
const articlesPerPage = 24;

const summary = {
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  category: blogPosts.category,
  readTime: blogPosts.readTime,
  author: blogPosts.author,
  imageUrl: blogPosts.imageUrl,
  featured: blogPosts.featured,
  createdAt: blogPosts.createdAt,
};

/** What everyone may read: neither drafts nor what was deleted. */
const isReadable = and(blogPosts.published, isNull(blogPosts.deletedAt));

export function listLatestArticles(): Promise<ArticleSummary[]> {
  return db
    .select(summary)
    .from(blogPosts)
    .where(isReadable)
    .orderBy(...newestFirst(blogPosts))
    .limit(latestShown)
    .execute();
}

export interface ArticleFilter {
  query: string;
  category: string | null;
  before: string | null;
}

/** One page of the articles whose title or excerpt holds every word, newest first. */
export async function listArticles({ query, category, before }: ArticleFilter) {
  const rows = await db
    .select({ ...summary, cursor: cursorOf(blogPosts) })
    .from(blogPosts)
    .where(
      and(
        isReadable,
        category ? eq(blogPosts.category, category) : undefined,
        after(before, blogPosts),
        ...searchWords(query).map((word) => containsWord(blogPosts.searchText, word)),
      ),
    )
    .orderBy(...newestFirst(blogPosts))
    .limit(articlesPerPage + 1);
  return pageOf(rows, articlesPerPage);
}

/** How many articles there are to read, in each category that has any. */
export function countArticles(): Promise<{ category: string; count: number }[]> {
  return db
    .select({ category: blogPosts.category, count: count() })
    .from(blogPosts)
    .where(isReadable)
    .groupBy(blogPosts.category)
    .execute();
}

const full = {
  ...summary,
  content: blogPosts.content,
  updatedAt: blogPosts.updatedAt,
  publishedAt: sql<Date>`coalesce(${blogPosts.publishedAt}, ${blogPosts.createdAt})`.mapWith(blogPosts.createdAt),
};

export async function findArticle(slug: string) {
  const [article] = await db
    .select(full)
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), isReadable));
  return article ? { ...article, content: safeHtml(article.content) } : null;
}

const inFeed = 20;

export async function listNewestWithText() {
  const articles = await db
    .select(full)
    .from(blogPosts)
    .where(isReadable)
    .orderBy(...newestFirst(blogPosts))
    .limit(inFeed);
  return articles.map((article) => ({ ...article, content: safeHtml(article.content) }));
}

/** The newest others of the same category. */
export function listRelatedArticles({ slug, category }: Pick<ArticleSummary, "slug" | "category">) {
  return db
    .select(summary)
    .from(blogPosts)
    .where(and(isReadable, ne(blogPosts.slug, slug), eq(blogPosts.category, category)))
    .orderBy(...newestFirst(blogPosts))
    .limit(relatedShown);
}

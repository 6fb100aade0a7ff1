import { and, isNull, sql } from "drizzle-orm";
import { builder } from "~/db/client.server";
import { blogPosts } from "~/db/schema";

/**
 * The columns that readers get of an article. The account behind it is not one of them, because the author is free
 * text.
 */
const publicColumns = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  content: blogPosts.content,
  category: blogPosts.category,
  readTime: blogPosts.readTime,
  author: blogPosts.author,
  imageUrl: blogPosts.imageUrl,
  featured: blogPosts.featured,
  publishedAt: blogPosts.publishedAt,
  createdAt: blogPosts.createdAt,
  updatedAt: blogPosts.updatedAt,
  searchText: blogPosts.searchText,
};

/** The articles that everyone may read: published, not deleted, and not of a blocked account. */
export const readableArticles = builder
  .select(publicColumns)
  .from(blogPosts)
  .where(sql`${blogPosts.isReadable}`)
  .as("readable_articles");

/** Readable articles with the account behind them, which a report concerns and which no page shows. */
export const articlesToReport = builder
  .select({ id: blogPosts.id, slug: blogPosts.slug, title: blogPosts.title, createdBy: blogPosts.createdBy })
  .from(blogPosts)
  .where(sql`${blogPosts.isReadable}`)
  .as("articles_to_report");

/** The articles that an editor can open, including drafts. Only superadmins can open those of a blocked account. */
export const isOnDesk = ({ isSuperadmin }: { isSuperadmin: boolean }) =>
  and(isNull(blogPosts.deletedAt), isSuperadmin ? undefined : sql`not ${blogPosts.authorBlocked}`);

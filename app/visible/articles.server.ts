import { and, isNull, sql } from "drizzle-orm";
import { builder } from "~/db/client.server";
import { blogPosts } from "~/db/schema";

/** What readers get of an article. Whose account it was written with is not in it: the author is a text. */
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

/** What someone who writes for the blog can open: drafts too, but of a blocked account only as a superadmin. */
export const isOnDesk = ({ isSuperadmin }: { isSuperadmin: boolean }) =>
  and(isNull(blogPosts.deletedAt), isSuperadmin ? undefined : sql`not ${blogPosts.authorBlocked}`);

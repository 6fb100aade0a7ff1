import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { after, cursorOf, newestFirst, pageOf } from "~/db/newest-first";
import { blogPostRevisions, blogPosts, profiles } from "~/db/schema";

const deskPageSize = 24;

/** Everything there is to edit, drafts included, newest first. */
export async function listForDesk(cursor: string | null) {
  const rows = await db
    .select({
      id: blogPosts.id,
      slug: blogPosts.slug,
      title: blogPosts.title,
      category: blogPosts.category,
      author: blogPosts.author,
      imageUrl: blogPosts.imageUrl,
      featured: blogPosts.featured,
      published: blogPosts.published,
      updatedAt: blogPosts.updatedAt,
      cursor: cursorOf(blogPosts),
    })
    .from(blogPosts)
    .where(and(isNull(blogPosts.deletedAt), after(cursor, blogPosts)))
    .orderBy(...newestFirst(blogPosts))
    .limit(deskPageSize + 1);
  return pageOf(rows, deskPageSize);
}

export type DeskEntry = Awaited<ReturnType<typeof listForDesk>>["rows"][number];

export function listDeleted() {
  return db
    .select({ id: blogPosts.id, title: blogPosts.title, deletedAt: blogPosts.deletedAt })
    .from(blogPosts)
    .where(isNotNull(blogPosts.deletedAt))
    .orderBy(desc(blogPosts.deletedAt))
    .limit(deskPageSize);
}

export async function findForDesk(id: number) {
  const [post] = await db
    .select({
      id: blogPosts.id,
      slug: blogPosts.slug,
      title: blogPosts.title,
      excerpt: blogPosts.excerpt,
      content: blogPosts.content,
      category: blogPosts.category,
      author: blogPosts.author,
      readTime: blogPosts.readTime,
      imageUrl: blogPosts.imageUrl,
      featured: blogPosts.featured,
      published: blogPosts.published,
      version: blogPosts.version,
      createdAt: blogPosts.createdAt,
    })
    .from(blogPosts)
    .where(and(eq(blogPosts.id, id), isNull(blogPosts.deletedAt)));
  return post ?? null;
}

const revisionsShown = 50;

/** Who saved which version when. The newest is the one that stands. */
export function listRevisions(blogPostId: number) {
  return db
    .select({
      version: blogPostRevisions.version,
      savedAt: blogPostRevisions.savedAt,
      savedBy: sql<string | null>`${profiles.name}`,
      title: sql<string>`${blogPostRevisions.snapshot} ->> 'title'`,
    })
    .from(blogPostRevisions)
    .leftJoin(profiles, eq(profiles.id, blogPostRevisions.savedBy))
    .where(eq(blogPostRevisions.blogPostId, blogPostId))
    .orderBy(desc(blogPostRevisions.version))
    .limit(revisionsShown);
}

import { and, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { after, cursorOf, newestFirst, pageOf } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { blogPostRevisions, blogPosts, profiles } from "~/db/schema";
import { isOnDesk } from "~/visible/articles.server";
import { filledColumns } from "./article-fields.server";
import type { Editor } from "./policy";

/** All articles that the editor may edit, including drafts, newest first. */
export async function listForDesk(cursor: string | null, editor: Editor) {
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
      authorBlocked: blogPosts.authorBlocked,
      isReadable: blogPosts.isReadable,
      updatedAt: blogPosts.updatedAt,
      cursor: cursorOf(blogPosts),
    })
    .from(blogPosts)
    .where(and(isOnDesk(editor), after(cursor, blogPosts)))
    .orderBy(...newestFirst(blogPosts))
    .limit(pageSizes.articlesOnDesk + 1);
  return pageOf(rows, pageSizes.articlesOnDesk, ({ cursor }) => cursor);
}

export type DeskEntry = Awaited<ReturnType<typeof listForDesk>>["rows"][number];

/** Deleted articles, by whom and when, for superadmins, who can restore them. */
export function listDeleted() {
  return db
    .select({ id: blogPosts.id, title: blogPosts.title, deletedAt: blogPosts.deletedAt, deletedBy: profiles.name })
    .from(blogPosts)
    .leftJoin(profiles, eq(profiles.id, blogPosts.deletedBy))
    .where(isNotNull(blogPosts.deletedAt))
    .orderBy(desc(blogPosts.deletedAt))
    .limit(pageSizes.articlesOnDesk);
}

export async function findForDesk(id: number, editor: Editor) {
  const [post] = await db
    .select({
      id: blogPosts.id,
      slug: blogPosts.slug,
      ...filledColumns,
      version: blogPosts.version,
      createdAt: blogPosts.createdAt,
    })
    .from(blogPosts)
    .where(and(eq(blogPosts.id, id), isOnDesk(editor)));
  return post ?? null;
}

/**
 * Who saved which version and when, newest first, starting below a version. For other members, people who are not
 * public have no name here.
 */
export async function listRevisions(blogPostId: number, below: number | null, editor: Editor) {
  const { savedBy, version } = blogPostRevisions;
  const isNamed = editor.isSuperadmin ? sql`true` : sql`(${profiles.isPublic} or ${profiles.id} = ${editor.id})`;
  const rows = await db
    .select({
      version,
      savedAt: blogPostRevisions.savedAt,
      savedBy: sql<string | null>`case when ${isNamed} then ${profiles.name} end`,
      isOfAccount: sql<boolean>`${savedBy} is not null`,
      title: sql<string>`${blogPostRevisions.snapshot} ->> 'title'`,
    })
    .from(blogPostRevisions)
    .leftJoin(profiles, eq(profiles.id, savedBy))
    .where(and(eq(blogPostRevisions.blogPostId, blogPostId), below ? lt(version, below) : undefined))
    .orderBy(desc(version))
    .limit(pageSizes.revisions + 1);
  const { rows: revisions, next } = pageOf(rows, pageSizes.revisions, (last) => last.version);
  return { revisions, next };
}

export type RevisionPage = Awaited<ReturnType<typeof listRevisions>>;

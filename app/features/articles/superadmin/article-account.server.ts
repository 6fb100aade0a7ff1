import { and, eq, inArray, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "~/db/client.server";
import { blogPostRevisions, blogPosts, profiles } from "~/db/schema";

const creator = alias(profiles, "creator");
const editor = alias(profiles, "editor");

/** The author of an article is free text. These are the accounts that created it and saved it last. */
const selectAccounts = (condition: SQL) =>
  db
    .select({
      articleId: blogPosts.id,
      createdBy: { id: creator.id, name: creator.name },
      changedBy: { id: editor.id, name: editor.name },
    })
    .from(blogPosts)
    .leftJoin(creator, eq(creator.id, blogPosts.createdBy))
    .leftJoin(
      blogPostRevisions,
      and(eq(blogPostRevisions.blogPostId, blogPosts.id), eq(blogPostRevisions.version, blogPosts.version)),
    )
    .leftJoin(editor, eq(editor.id, blogPostRevisions.savedBy))
    .where(condition);

export type ArticleAccounts = Awaited<ReturnType<typeof selectAccounts>>[number];

/** For superadmins only. */
export const listAccountsBehind = async (articleIds: number[]): Promise<ArticleAccounts[]> =>
  articleIds.length > 0 ? selectAccounts(inArray(blogPosts.id, articleIds)) : [];

export const listAccountsBehindSlug = async (slug: string): Promise<ArticleAccounts[]> =>
  selectAccounts(eq(blogPosts.slug, slug));

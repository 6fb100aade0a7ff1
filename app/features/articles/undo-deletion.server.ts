import { and, eq, isNotNull, sql } from "drizzle-orm";
import { actTransaction, recordAct, refuseAboutOneself } from "~/audit/audit.server";
import type { Basis } from "~/audit/basis";
import { deleting, revokeDecisions } from "~/audit/decisions.server";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { blogPosts } from "~/db/schema";
import { tellAuthor } from "./superadmin/tell-author.server";

export const isArticle = async (id: number) => (await db.$count(blogPosts, eq(blogPosts.id, id))) > 0;

/**
 * Restores a deleted article while it still exists, and takes back the decision that deleted it. Returns false when there
 * is none.
 */
export function undoDeletion(viewer: Pick<Viewer, "id">, id: number, { on, isTold }: Basis = {}): Promise<boolean> {
  return actTransaction({ id: viewer.id, on: on }, async (tx) => {
    const [article] = await tx
      .update(blogPosts)
      .set({ deletedAt: null, deletedBy: null, updatedAt: sql`now()` })
      .where(and(eq(blogPosts.id, id), isNotNull(blogPosts.deletedAt)))
      .returning({ title: blogPosts.title, createdBy: blogPosts.createdBy });
    if (!article) return false;
    const subject = { type: "article", id, name: article.title } as const;
    await recordAct(tx, viewer, { action: "article.restore", subject, concerns: null });
    if (!(await revokeDecisions(tx, deleting("article", `${id}`)))) return true;
    refuseAboutOneself(viewer, article.createdBy);
    if (!isTold) await tellAuthor(tx, article, "article.restore");
    return true;
  });
}

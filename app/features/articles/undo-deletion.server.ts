import { and, eq, isNotNull, sql } from "drizzle-orm";
import { recordAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import { type Connection, db } from "~/db/client.server";
import { blogPosts } from "~/db/schema";

/** Restores a deleted article while it still exists. Returns false when there is none. */
export function undoDeletion(viewer: Pick<Viewer, "id">, id: number, on: Connection = db): Promise<boolean> {
  return on.transaction(async (tx) => {
    const [article] = await tx
      .update(blogPosts)
      .set({ deletedAt: null, deletedBy: null, updatedAt: sql`now()` })
      .where(and(eq(blogPosts.id, id), isNotNull(blogPosts.deletedAt)))
      .returning({ title: blogPosts.title });
    if (!article) return false;
    const subject = { type: "article", id, name: article.title } as const;
    await recordAct(tx, viewer, { action: "article.restore", subject, concerns: null });
    return true;
  });
}

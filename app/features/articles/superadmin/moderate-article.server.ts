import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { data } from "react-router";
import { actMail } from "~/audit/act-mails";
import { actTransaction, recordAct } from "~/audit/audit.server";
import type { Basis } from "~/audit/basis";
import { recordDecision } from "~/audit/decisions.server";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { blogPosts, profiles } from "~/db/schema";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";

/** Whether deleting the article restricts somebody else, who then gets a reason. */
export async function isOfAnother(id: number, editorId: string): Promise<boolean> {
  const isTheirs = and(eq(blogPosts.id, id), ne(blogPosts.createdBy, editorId), isNull(blogPosts.deletedAt));
  return (await db.$count(blogPosts, isTheirs)) > 0;
}

/** Deletes an article for a reason, which its account gets by mail. It can be restored like any deleted article. */
export function deleteArticleForReason(viewer: Viewer, id: number | null, reason: string, basis: Basis = {}) {
  return actTransaction({ id: viewer.id, on: basis.on }, async (tx) => {
    const [article] = await tx
      .update(blogPosts)
      .set({ deletedAt: sql`now()`, deletedBy: viewer.id, updatedAt: sql`now()` })
      .where(and(eq(blogPosts.id, id ?? 0), isNull(blogPosts.deletedAt)))
      .returning({ title: blogPosts.title, slug: blogPosts.slug, concerns: blogPosts.createdBy });
    if (!article) throw data(null, { status: 404 });
    const { title, slug, concerns } = article;
    await recordAct(tx, viewer, {
      action: "article.delete",
      subject: { type: "article", id: id ?? 0, name: title },
      concerns,
      reason,
    });
    const subject = { kind: "article" as const, id: `${id}`, name: title, path: `/blog/${slug}`, concerns };
    const statement = await recordDecision(tx, viewer, { outcome: "delete", subject, facts: reason, ...basis });
    const [owner] = concerns ? await tx.select().from(profiles).where(eq(profiles.id, concerns)) : [];
    if (!owner) return;
    const told = { name: owner.name, act: "article.delete" as const, title, reason, statement };
    await sendMail(tx, ownAddress(owner), actMail(told, settings));
  });
}

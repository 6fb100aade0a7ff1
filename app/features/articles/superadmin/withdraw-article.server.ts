import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { actMail } from "~/audit/act-mails";
import { type ActTransaction, actTransaction, recordAct } from "~/audit/audit.server";
import type { Basis, Undone } from "~/audit/basis";
import { hiding, isStillInForce, recordDecision, revokeDecisions } from "~/audit/decisions.server";
import { reasonLength } from "~/audit/reason";
import { mayAct } from "~/audit/roles";
import type { Viewer } from "~/auth/viewer";
import type { Connection, Transaction } from "~/db/client.server";
import { blogPosts, profiles } from "~/db/schema";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import type { Editor } from "../policy";
import { tellAuthor } from "./tell-author.server";

/** What a superadmin enters when withdrawing somebody else's article. */
export interface Withdrawal extends Pick<Basis, "ground" | "answers"> {
  reason?: string;
}

export class ReasonMissing extends Error {}

type Known = Pick<typeof blogPosts.$inferSelect, "id" | "title" | "slug" | "createdBy">;

/** Whether a superadmin restricts somebody with this save: the article was published, and its account is another one. */
export const isWithdrawn = (
  known: Known & { published: boolean },
  saved: { published: boolean },
  editor: Editor,
): boolean =>
  editor.isSuperadmin &&
  known.published &&
  !saved.published &&
  known.createdBy !== null &&
  known.createdBy !== editor.id;

/** Takes a published article back because of reports. Returns false when it is not published or gone. */
export function withdrawArticle(viewer: Viewer, id: number, reason: string, basis: Basis = {}): Promise<boolean> {
  return actTransaction({ id: viewer.id, on: basis.on }, async (tx) => {
    const [article] = await tx
      .update(blogPosts)
      // Somebody who has the article open in an editor must not publish it again by saving.
      .set({ published: false, version: sql`${blogPosts.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(blogPosts.id, id), eq(blogPosts.published, true), isNull(blogPosts.deletedAt)))
      .returning();
    if (!article) return false;
    await storeRevision(tx, article, viewer);
    await recordWithdrawal(tx, viewer, article, { reason, ...basis });
    return true;
  });
}

/** Every version has its revision, also one that differs only in being published or not. */
async function storeRevision(
  tx: Transaction,
  { id, version, published }: Pick<typeof blogPosts.$inferSelect, "id" | "version" | "published">,
  by: Pick<Viewer, "id">,
): Promise<void> {
  await tx.execute(sql`
    insert into blog_post_revisions (blog_post_id, version, snapshot, saved_by)
    select blog_post_id, ${version}, snapshot || jsonb_build_object('published', ${published}::boolean), ${by.id}
    from blog_post_revisions where blog_post_id = ${id} order by version desc limit 1`);
}

/** Records the decision, and tells it to the account behind the article, in the transaction of the save. */
export async function recordWithdrawal(
  tx: ActTransaction,
  editor: Editor,
  { id, title, slug, createdBy }: Known,
  { reason = "", ground, answers }: Withdrawal,
): Promise<void> {
  if (reason.length < reasonLength.min) throw new ReasonMissing();
  const act = "article.withdraw" as const;
  await recordAct(tx, editor, {
    action: act,
    subject: { type: "article", id, name: title },
    concerns: createdBy,
    reason,
  });
  const subject = { kind: "article" as const, id: `${id}`, name: title, path: `/blog/${slug}`, concerns: createdBy };
  const statement = await recordDecision(tx, editor, { outcome: "hide", subject, facts: reason, ground, answers });
  const [owner] = createdBy ? await tx.select().from(profiles).where(eq(profiles.id, createdBy)) : [];
  if (!owner) return;
  await sendMail(tx, ownAddress(owner), actMail({ name: owner.name, act, title, reason, statement }, settings));
}

/** A decision withdrew the article, and holds until an objection or somebody who may decide takes it back. */
export class HeldBack extends Error {}

/**
 * The gate of every save that publishes a draft. People who may decide revoke the decision that withdrew it. Nobody
 * else can publish against a decision, and nobody their own article.
 */
export async function endWithdrawal(
  tx: ActTransaction,
  editor: Editor,
  { id, title, createdBy }: Known,
): Promise<void> {
  const withdrawal = hiding("article", `${id}`);
  if (!(await isStillInForce(tx, withdrawal))) return;
  if (!mayAct(editor, "article.republish") || createdBy === editor.id) throw new HeldBack();
  await revokeDecisions(tx, withdrawal);
  const subject = { type: "article", id, name: title } as const;
  await recordAct(tx, editor, { action: "article.republish", subject, concerns: createdBy });
  await tellAuthor(tx, { title, createdBy }, "article.republish");
}

const latest = (which: SQL) => sql`(
  select snapshot - 'published' - 'featured' from blog_post_revisions
  where blog_post_id = ${blogPosts.id} and ${which} order by version desc limit 1)`;
const wasPublished = sql`snapshot ->> 'published' = 'true'`;
const isAsPublished = sql<boolean>`coalesce(${latest(sql`true`)} = ${latest(wasPublished)}, true)`;

/**
 * Publishes an article again whose withdrawal was objected to, unless its author has begun to change it. Returns false
 * when it is gone.
 */
export function publishAgain(viewer: Pick<Viewer, "id">, id: number, on?: Connection): Promise<Undone> {
  return actTransaction({ id: viewer.id, on: on }, async (tx) => {
    const [known] = await tx
      .select({ title: blogPosts.title, published: blogPosts.published, isAsPublished })
      .from(blogPosts)
      .where(and(eq(blogPosts.id, id), isNull(blogPosts.deletedAt)))
      .for("update");
    if (!known || known.published) return known !== undefined;
    if (!known.isAsPublished) return "up to its author";
    const [article] = await tx
      .update(blogPosts)
      .set({ published: true, version: sql`${blogPosts.version} + 1`, updatedAt: sql`now()` })
      .where(eq(blogPosts.id, id))
      .returning();
    if (article) await storeRevision(tx, article, viewer);
    const subject = { type: "article", id, name: known.title } as const;
    await recordAct(tx, viewer, { action: "article.republish", subject, concerns: null });
    return true;
  });
}

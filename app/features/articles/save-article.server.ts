import { and, eq, sql } from "drizzle-orm";
import { actTransaction } from "~/audit/audit.server";
import { keepAccounts } from "~/db/account-deletions.server";
import { db, type Transaction } from "~/db/client.server";
import { blogPostRevisions, blogPosts } from "~/db/schema";
import { countWrite } from "~/http/rate-limit.server";
import { mayOverwrite, type Seen, seenAs, versionOf } from "~/http/seen-version.server";
import { type Creation, createOnce, type Submission, unnumbered, writeOnce } from "~/http/submission.server";
import { claimFiles } from "~/images/pictures.server";
import { refreshArticle } from "~/search-index/refresh.server";
import { isOperatorsName } from "~/text/name-field";
import { isOnDesk } from "~/visible/articles.server";
import { compared, recordDeletion, recordEdit } from "./article-acts.server";
import { type ArticleColumns, type Fields, filledColumns, rowOf } from "./article-fields.server";
import { partsOf } from "./article-parts";
import { keysOfPictures, picturesOf } from "./article-pictures.server";
import { withFreeSlug } from "./article-slug.server";
import type { Editor } from "./policy";
import { endWithdrawal, isWithdrawn, recordWithdrawal, type Withdrawal } from "./superadmin/withdraw-article.server";

type Saved = { id: number; slug: string; version: number };
const columns = { id: blogPosts.id, slug: blogPosts.slug, version: blogPosts.version };

export function createArticle(fields: Fields, editor: Editor, sent: Creation = unnumbered(editor.id)): Promise<Saved> {
  return withFreeSlug(fields.title, null, (tx, slug) =>
    createOnce(tx, sent, blogPosts, async () => {
      await countWrite(tx, "article", editor.id);
      const row = rowOf(fields);
      const [saved] = await tx
        .insert(blogPosts)
        .values({ ...row, slug, createdBy: editor.id, publishedAt: row.published ? sql`now()` : null })
        .returning(columns);
      if (!saved) throw new Error("The article was not stored");
      return storeRevision(tx, saved, row, editor);
    }),
  );
}

export type Update = { saved: Saved } | { gone: true };

/**
 * Saves only over the version that the editor saw. A draft's address follows its title; a published article keeps its
 * address.
 */
export async function updateArticle(
  id: number,
  fields: Fields,
  seen: Seen,
  editor: Editor,
  { sent, ...withdrawal }: { sent?: Submission } & Withdrawal = {},
): Promise<Update> {
  const [known] = await db
    .select({ ...columns, ...compared, createdBy: blogPosts.createdBy, publishedAt: blogPosts.publishedAt })
    .from(blogPosts)
    .where(and(eq(blogPosts.id, id), isOnDesk(editor)));
  if (!known) return { gone: true };
  const saved = await withFreeSlug(known.publishedAt ? null : fields.title, known, async (tx, slug) => {
    const row = rowOf(fields);
    const [stored] = await tx
      .select({ ...columns, ...filledColumns, createdBy: blogPosts.createdBy })
      .from(blogPosts)
      .where(and(eq(blogPosts.id, id), isOnDesk(editor)))
      .for("no key update");
    if (!stored) return undefined;
    if (!mayOverwrite(seen, partsOf(stored), partsOf(row))) return stored;
    const [changed] = await tx
      .update(blogPosts)
      .set({
        ...row,
        slug,
        version: stored.version + 1,
        updatedAt: sql`now()`,
        publishedAt: row.published ? sql`coalesce(${blogPosts.publishedAt}, now())` : blogPosts.publishedAt,
      })
      .where(eq(blogPosts.id, id))
      .returning(columns);
    if (!changed) return undefined;
    if (sent) await writeOnce(tx, sent);
    await countWrite(tx, "article-change", editor.id);
    const edit = { ...row, version: changed.version };
    // Its account may have gone while this waited.
    const before = { ...known, createdBy: stored.createdBy };
    if (isWithdrawn(before, row, editor))
      await actTransaction({ id: editor.id, on: tx }, (act) => recordWithdrawal(act, editor, before, withdrawal));
    if (row.published && !stored.published)
      await actTransaction({ id: editor.id, on: tx }, (act) => endWithdrawal(act, editor, before));
    await recordEdit(tx, editor.id, before, edit);
    return storeRevision(tx, changed, row, editor);
  });
  return saved ? { saved } : { gone: true };
}

/** Stores every save as a revision, and marks its pictures as used. */
async function storeRevision(tx: Transaction, saved: Saved, row: ArticleColumns, editor: Editor): Promise<Saved> {
  await tx
    .insert(blogPostRevisions)
    .values({ blogPostId: saved.id, version: saved.version, snapshot: row, savedBy: editor.id });
  await claimFiles(tx, keysOfPictures(picturesOf(row)));
  await refreshArticle(tx, saved.id);
  return saved;
}

/**
 * Restores a revision as a new version, so the current text also stays as a revision. Does not change whether the
 * article is published, nor what a revision from before its column does not have.
 */
export async function restoreRevision(id: number, revision: number, editor: Editor): Promise<Update> {
  const [found] = await db
    .select({ snapshot: blogPostRevisions.snapshot, present: filledColumns })
    .from(blogPostRevisions)
    .innerJoin(blogPosts, eq(blogPosts.id, blogPostRevisions.blogPostId))
    .where(and(eq(blogPostRevisions.blogPostId, id), eq(blogPostRevisions.version, revision)));
  if (!found) return { gone: true };
  const { snapshot, present } = found;
  const restored = { ...present, ...(snapshot as Partial<Fields>), published: present.published } as Fields;
  const seen = seenAs(partsOf(present));
  // What has been restored before, as by a double press, is not stored again.
  const isRestored = seen.is(versionOf(partsOf(rowOf(restored))));
  return updateArticle(id, restored, isRestored ? { is: () => false } : seen, editor);
}

/**
 * Hides the article from readers and editors immediately. A superadmin can restore it for thirty days. Returns true also
 * when this person has deleted it already.
 */
export function deleteArticle(id: number, editor: Editor): Promise<boolean> {
  return db.transaction(async (tx) => {
    await keepAccounts(tx);
    const [deleted] = await tx
      .update(blogPosts)
      .set({ deletedAt: sql`now()`, deletedBy: editor.id, updatedAt: sql`now()` })
      .where(and(eq(blogPosts.id, id), isOnDesk(editor)))
      .returning({ id: blogPosts.id, ...compared, createdBy: blogPosts.createdBy });
    if (!deleted)
      return (await tx.$count(blogPosts, and(eq(blogPosts.id, id), eq(blogPosts.deletedBy, editor.id)))) > 0;
    await countWrite(tx, "article-deletion", editor.id);
    await recordDeletion(tx, editor.id, deleted);
    return true;
  });
}

/** A member who edits the operator's article leaves its author as it is. */
export async function keepsAuthor(id: number, form: FormData): Promise<boolean> {
  const author = form.get("author");
  if (typeof author !== "string" || author.length > 120 || !isOperatorsName(author)) return false;
  return (await db.$count(blogPosts, and(eq(blogPosts.id, id), eq(blogPosts.author, author)))) > 0;
}

import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq, isNull, sql } from "drizzle-orm";
import { countAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { newsletters } from "~/db/schema";
import { keysOfPictures, picturesOf } from "~/features/articles/article-pictures.server";
import { onlyUnused } from "~/features/articles/purge-articles.server";
import { safeHtml, showsSomething } from "~/features/articles/safe-html.server";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { isWritten, type Submission, submissionOf, WrittenBefore, writeOnce } from "~/http/submission.server";
import { redirectWithToast } from "~/http/toast.server";
import { claimFiles, clearDropped, dropFiles } from "~/images/pictures.server";
import { contentMissing, type NewsletterFields, newsletterSchema } from "./newsletter";

const failed = { title: "Fehler beim Speichern" };

/** Nobody lost a text: the draft was saved elsewhere, or is being sent. */
const changedMeanwhile = {
  title: "Dieser Newsletter wurde inzwischen geändert oder versendet",
  text: "Ihr Text steht noch da. Öffnen Sie den Newsletter in einem neuen Fenster, um den aktuellen Stand zu sehen.",
};

/** Saves a new draft or the next version of one, once for each form. */
export async function saveNewsletter(viewer: Viewer, id: number | null, form: FormData) {
  const submission = parseWithZod(form, { schema: newsletterSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const fields = { ...submission.value, content: safeHtml(submission.value.content) };
  if (!showsSomething(fields.content)) return refused(submission.reply({ fieldErrors: { content: [contentMissing] } }));
  const sent = submissionOf(form, viewer.id);
  const success = (saved: number | null) =>
    redirectWithToast(saved ? `/admin/newsletter/${saved}` : "/admin/newsletter", { title: "Entwurf gespeichert" });
  try {
    if (await isWritten(sent)) return success(id);
    const saved = await write(viewer, id, fields, sent);
    if (saved === null) return refused(submission.reply(), changedMeanwhile, 409);
    return success(saved);
  } catch (error) {
    if (error instanceof WrittenBefore) return success(id);
    return formFailed(submission.reply(), error, "could not save a newsletter", failed);
  }
}

/** Returns null when the version is no longer the latest one, or sending has started. */
function write(viewer: Viewer, id: number | null, fields: NewsletterFields, sent: Submission): Promise<number | null> {
  const { subject, content, version = 0 } = fields;
  return db.transaction(async (tx) => {
    await writeOnce(tx, sent);
    await countAct(tx, viewer);
    await claimFiles(tx, keysOfPictures(picturesOf({ imageUrl: null, content })));
    const [saved] =
      id === null
        ? await tx
            .insert(newsletters)
            .values({ subject, content, createdBy: viewer.id })
            .returning({ id: newsletters.id })
        : await tx
            .update(newsletters)
            .set({ subject, content, version: version + 1, updatedAt: sql`now()` })
            .where(and(eq(newsletters.id, id), eq(newsletters.version, version), isNull(newsletters.startedAt)))
            .returning({ id: newsletters.id });
    return saved?.id ?? null;
  });
}

/** Deletes a draft, with the pictures that nothing else uses. What was sent stays: then it returns false. */
export async function deleteDraft(viewer: Viewer, id: number): Promise<boolean> {
  const isDone = await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(newsletters)
      .where(and(eq(newsletters.id, id), isNull(newsletters.startedAt)))
      .returning({ content: newsletters.content });
    if (!gone) return false;
    await countAct(tx, viewer);
    const pictures = [...new Set(picturesOf({ imageUrl: null, content: gone.content }))];
    await dropFiles(tx, keysOfPictures(await onlyUnused(tx, pictures)));
    return true;
  });
  if (isDone) await clearDropped();
  return isDone;
}

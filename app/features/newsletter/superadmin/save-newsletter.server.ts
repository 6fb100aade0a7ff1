import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq, isNull, sql } from "drizzle-orm";
import { data } from "react-router";
import { countAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import { db, type Transaction } from "~/db/client.server";
import { newsletters } from "~/db/schema";
import { keysOfPictures, picturesOf } from "~/features/articles/article-pictures.server";
import { onlyUnused } from "~/features/articles/purge-articles.server";
import { safeHtml, showsSomething } from "~/features/articles/safe-html.server";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { mayOverwrite, type Seen, seenIn } from "~/http/seen-version.server";
import {
  type Creation,
  createOnce,
  creationOf,
  isWritten,
  type Submission,
  WrittenBefore,
  writeOnce,
} from "~/http/submission.server";
import { redirectWithToast } from "~/http/toast.server";
import { claimFiles, clearDropped, dropFiles } from "~/images/pictures.server";
import { contentMissing, type NewsletterFields, newsletterSchema, partsOf } from "./newsletter";

const failed = { title: "Fehler beim Speichern" };

/** What was sent can't be changed any more; what was typed stays in the form. */
const sentMeanwhile = {
  title: "Dieser Newsletter wurde inzwischen versendet",
  text: "Ändern lässt er sich nicht mehr. Ihr Text steht noch da: Kopieren Sie ihn in einen neuen Newsletter, wenn Sie ihn noch brauchen.",
};

class SentMeanwhile extends Error {}

/** Saves a new draft or the next version of one, once for each form. */
export async function saveNewsletter(viewer: Viewer, id: number | null, form: FormData) {
  const submission = parseWithZod(form, { schema: newsletterSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const fields = { ...submission.value, content: safeHtml(submission.value.content) };
  if (!showsSomething(fields.content)) return refused(submission.reply({ fieldErrors: { content: [contentMissing] } }));
  const sent = creationOf(form, viewer.id);
  const success = (saved: number | null) =>
    redirectWithToast(saved ? `/admin/newsletter/${saved}` : "/admin/newsletter", { title: "Entwurf gespeichert" });
  const seen = seenIn(form, "Dieser Newsletter wurde inzwischen geändert");
  try {
    if (await isWritten(sent)) return success(id);
    return success(id === null ? await create(viewer, fields, sent) : await update(viewer, id, fields, seen, sent));
  } catch (error) {
    if (error instanceof WrittenBefore) return success(id);
    if (error instanceof SentMeanwhile) return refused(submission.reply(), sentMeanwhile, 409);
    return formFailed(submission.reply(), error, "could not save a newsletter", failed);
  }
}

const claimPictures = (tx: Transaction, { content }: NewsletterFields) =>
  claimFiles(tx, keysOfPictures(picturesOf({ imageUrl: null, content })));

function create(viewer: Viewer, fields: NewsletterFields, sent: Creation): Promise<number> {
  return db.transaction(async (tx) => {
    const newsletter = await createOnce(tx, sent, newsletters, async () => {
      await countAct(tx, viewer);
      await claimPictures(tx, fields);
      const [saved] = await tx
        .insert(newsletters)
        .values({ ...fields, createdBy: viewer.id })
        .returning({ id: newsletters.id });
      if (!saved) throw new Error("The newsletter was not stored");
      return saved;
    });
    return newsletter.id;
  });
}

/** Saves only over what the editor saw, and nothing once sending has started. */
function update(viewer: Viewer, id: number, fields: NewsletterFields, seen: Seen, sent: Submission): Promise<number> {
  const { subject, content, version, startedAt } = newsletters;
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .select({ subject, content, version, startedAt })
      .from(newsletters)
      .where(eq(newsletters.id, id))
      .for("no key update");
    if (!stored) throw data(null, { status: 404 });
    if (stored.startedAt) throw new SentMeanwhile();
    if (!mayOverwrite(seen, partsOf(stored), partsOf(fields))) return id;
    await writeOnce(tx, sent);
    await countAct(tx, viewer);
    await claimPictures(tx, fields);
    await tx
      .update(newsletters)
      .set({ ...fields, version: stored.version + 1, updatedAt: sql`now()` })
      .where(eq(newsletters.id, id));
    return id;
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

import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { missingReason } from "~/audit/reason";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { seenIn } from "~/http/seen-version.server";
import { creationOf, isWritten, WrittenBefore } from "~/http/submission.server";
import { redirectWithToast } from "~/http/toast.server";
import { articleSchema, contentMissing, operatorsArticleSchema } from "./article-schema";
import type { Editor } from "./policy";
import { safeHtml, showsSomething } from "./safe-html.server";
import { createArticle, keepsAuthor, type Update, updateArticle } from "./save-article.server";
import { HeldBack, ReasonMissing } from "./superadmin/withdraw-article.server";

export const changedMeanwhile = "Jemand hat diesen Beitrag inzwischen geändert";

const heldBack =
  "Nach einer Meldung haben wir diese Veröffentlichung zurückgenommen. Das gilt, bis wir es aufheben; wer den Beitrag angelegt hat, kann Einspruch erheben. Als Entwurf können Sie ihn speichern.";

/** Saves a new article or the next version of an existing one, once for each form. */
export async function answerSave(form: FormData, id: number | null, editor: Editor) {
  const isOperators = editor.isSuperadmin || (id !== null && (await keepsAuthor(id, form)));
  const submission = parseWithZod(form, { schema: isOperators ? operatorsArticleSchema : articleSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const { reason, ground, ...fields } = submission.value;
  if (!showsSomething(safeHtml(fields.content))) {
    return refused(submission.reply({ fieldErrors: { content: [contentMissing] } }));
  }
  const sent = creationOf(form, editor.id);
  const success = () =>
    redirectWithToast("/blog/admin", { title: id === null ? "Beitrag erstellt" : "Beitrag aktualisiert" });
  let update: Update;
  try {
    if (await isWritten(sent)) return success();
    update =
      id === null
        ? { saved: await createArticle(fields, editor, sent) }
        : await updateArticle(id, fields, seenIn(form, changedMeanwhile), editor, { sent, reason, ground });
  } catch (error) {
    if (error instanceof WrittenBefore) return success();
    if (error instanceof ReasonMissing) return refused(submission.reply({ fieldErrors: { reason: [missingReason] } }));
    if (error instanceof HeldBack) return refused(submission.reply({ fieldErrors: { published: [heldBack] } }));
    return formFailed(submission.reply(), error, "could not save an article", { title: "Fehler beim Speichern" });
  }
  if ("gone" in update) throw data(null, { status: 404 });
  return success();
}

import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { missingReason } from "~/audit/reason";
import { type FormAnswer, refused } from "~/http/answer";
import { idOf } from "~/http/id-of";
import { LimitReached } from "~/http/rate-limit.server";
import { isWritten, submissionOf, WrittenBefore } from "~/http/submission.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { articleSchema, contentMissing, operatorsArticleSchema } from "./article";
import type { Editor } from "./policy";
import { safeHtml, showsSomething } from "./safe-html.server";
import { createArticle, keepsAuthor, type Update, updateArticle } from "./save-article.server";
import { ReasonMissing } from "./superadmin/withdraw-article.server";

export interface SaveAnswer extends FormAnswer {
  /** Someone else saved this version while the form was open. */
  conflict?: number;
}

export const changedMeanwhile = "Jemand hat diesen Beitrag inzwischen geändert";

/** Saves a new article or the next version of an existing one, once for each form. */
export async function answerSave(form: FormData, id: number | null, editor: Editor) {
  const isOperators = editor.isSuperadmin || (id !== null && (await keepsAuthor(id, form)));
  const submission = parseWithZod(form, { schema: isOperators ? operatorsArticleSchema : articleSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const { version = 0, reason, ground, ...fields } = submission.value;
  if (!showsSomething(safeHtml(fields.content))) {
    return refused(submission.reply({ fieldErrors: { content: [contentMissing] } }));
  }
  const sent = submissionOf(form, editor.id);
  const success = () =>
    redirectWithToast("/blog/admin", { title: id === null ? "Beitrag erstellt" : "Beitrag aktualisiert" });
  const overwrite = idOf(form.get("overwrite")?.toString());
  let update: Update;
  try {
    if (await isWritten(sent)) return success();
    update =
      id === null
        ? { saved: await createArticle(fields, editor, sent) }
        : await updateArticle(id, fields, overwrite ?? version, editor, { sent, reason, ground });
    // The same form may have been sent twice, and the other request was faster.
    if ("conflict" in update && (await isWritten(sent))) return success();
  } catch (error) {
    if (error instanceof WrittenBefore) return success();
    if (error instanceof LimitReached) return refused(submission.reply(), error.problem, 429);
    if (error instanceof ReasonMissing) return refused(submission.reply({ fieldErrors: { reason: [missingReason] } }));
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "could not save an article");
    return refused(submission.reply(), { title: "Fehler beim Speichern" }, 500);
  }
  if ("gone" in update) throw data(null, { status: 404 });
  if ("conflict" in update) {
    const problem = {
      title: changedMeanwhile,
      text: "Ihre Fassung ist noch da und noch nicht gespeichert. Sehen Sie sich den aktuellen Stand an, oder speichern Sie Ihre Fassung darüber: Die andere bleibt unter den früheren Fassungen erhalten.",
    };
    return data<SaveAnswer>({ result: submission.reply(), problem, conflict: update.conflict }, { status: 409 });
  }
  return success();
}

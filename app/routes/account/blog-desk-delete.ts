import { readBasis } from "~/audit/basis";
import { missingReason, readReason } from "~/audit/reason";
import { getViewer } from "~/auth/guards.server";
import { blogEditorsOnly } from "~/features/articles/blog-editors.server";
import { deleteArticle } from "~/features/articles/save-article.server";
import { deleteArticleForReason, isOfAnother } from "~/features/articles/superadmin/moderate-article.server";
import { buttonFailed } from "~/http/failed-write.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { type ButtonResponse, respondToButton } from "~/http/small-answer.server";
import { nothingToDo } from "~/http/toast.server";
import type { Route } from "./+types/blog-desk-delete";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

const failed = { toast: { title: "Fehler beim Löschen", kind: "error" } } satisfies ButtonResponse;

const reasonMissing = { toast: { title: missingReason, kind: "error" } } satisfies ButtonResponse;

export const middleware: Route.MiddlewareFunction[] = [blogEditorsOnly];

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = idOf(params.id) ?? 0;
  const editor = getViewer(context);
  try {
    if (editor.isSuperadmin && (await isOfAnother(id, editor.id))) {
      const form = readForm(context);
      const reason = readReason(form);
      if (!reason) return respondToButton(request, "/blog/admin", reasonMissing, 400);
      await deleteArticleForReason(editor, id, reason, readBasis(form));
    } else if (!(await deleteArticle(id, editor))) {
      return respondToButton(request, "/blog/admin", { toast: nothingToDo });
    }
  } catch (error) {
    return buttonFailed(request, "/blog/admin", error, "could not delete an article", failed.toast);
  }
  return respondToButton(request, "/blog/admin", { toast: { title: "Beitrag gelöscht", kind: "success" } });
}

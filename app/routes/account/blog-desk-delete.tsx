import { data } from "react-router";
import { readBasis } from "~/audit/basis";
import { missingReason, readReason } from "~/audit/reason";
import { getViewer } from "~/auth/guards.server";
import { findForDesk } from "~/features/articles/blog-desk.server";
import { blogEditorsOnly } from "~/features/articles/blog-editors.server";
import { DeleteArticle } from "~/features/articles/delete-article";
import { nameToInform } from "~/features/articles/deletion";
import { deleteArticle } from "~/features/articles/save-article.server";
import { listAccountsBehind } from "~/features/articles/superadmin/article-account.server";
import { deleteArticleForReason, isOfAnother } from "~/features/articles/superadmin/moderate-article.server";
import { answerButton } from "~/http/failed-write.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { nothingToDo } from "~/http/toast.server";
import { unlistedMeta } from "~/seo/meta";
import type { Route } from "./+types/blog-desk-delete";

export const middleware: Route.MiddlewareFunction[] = [blogEditorsOnly];

export async function loader({ params, context }: Route.LoaderArgs) {
  const editor = getViewer(context);
  const article = await findForDesk(idOf(params.id) ?? 0, editor);
  if (!article) throw data(null, { status: 404 });
  const [accounts] = editor.isSuperadmin ? await listAccountsBehind([article.id]) : [];
  return { article: { id: article.id, title: article.title }, informed: nameToInform(accounts, editor.id) };
}

export function action({ request, params, context }: Route.ActionArgs) {
  const id = idOf(params.id) ?? 0;
  const editor = getViewer(context);
  return answerButton(request, "/blog/admin", { title: "Fehler beim Löschen" }, async () => {
    if (editor.isSuperadmin && (await isOfAnother(id, editor.id))) {
      const form = readForm(context);
      const reason = readReason(form);
      if (!reason) return { title: missingReason, kind: "error", status: 400 };
      await deleteArticleForReason(editor, id, reason, readBasis(form));
    } else if (!(await deleteArticle(id, editor))) return nothingToDo;
    return { title: "Beitrag gelöscht", kind: "success" };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Beitrag löschen");

export default function DeleteArticlePage({ loaderData }: Route.ComponentProps) {
  return <DeleteArticle {...loaderData} />;
}

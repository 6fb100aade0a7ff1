import { getViewer } from "~/auth/guards.server";
import { blogEditorsOnly } from "~/features/articles/blog-editors.server";
import { deleteArticle } from "~/features/articles/save-article.server";
import { idOf } from "~/http/id-of";
import { LimitReached } from "~/http/rate-limit.server";
import { answerSmall, type SmallAnswer } from "~/http/small-answer.server";
import { log } from "~/log.server";
import type { Route } from "./+types/blog-desk-delete";

const failed = { toast: { title: "Fehler beim Löschen", kind: "error" } } satisfies SmallAnswer;

export const middleware: Route.MiddlewareFunction[] = [blogEditorsOnly];

export function loader() {
  return new Response(null, { status: 405, headers: { allow: "POST" } });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    if (!(await deleteArticle(idOf(params.id) ?? 0, getViewer(context))))
      return answerSmall(request, "/blog/admin", failed, 404);
  } catch (error) {
    if (error instanceof LimitReached) return answerSmall(request, "/blog/admin", { toast: error.toast }, 429);
    log.error({ err: error }, "could not delete an article");
    return answerSmall(request, "/blog/admin", failed, 500);
  }
  return answerSmall(request, "/blog/admin", { toast: { title: "Beitrag gelöscht", kind: "success" } });
}

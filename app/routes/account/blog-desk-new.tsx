import { getViewer } from "~/auth/guards.server";
import { answerSave } from "~/features/articles/answer-save.server";
import { usualReadTime } from "~/features/articles/article";
import { ArticleForm } from "~/features/articles/article-form";
import { blogEditorsOnly } from "~/features/articles/blog-editors.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import type { Route } from "./+types/blog-desk-new";

/** The dialog and its editor need the page's script immediately, not after the first interaction. */
export const handle = { startsNow: true };

export const middleware: Route.MiddlewareFunction[] = [blogEditorsOnly];

/** The author's name is only a suggestion. */
export async function loader({ context }: Route.LoaderArgs) {
  const { id, name } = getViewer(context);
  return { author: name, prevented: await findReachedLimit("article", id) };
}

export async function action({ context }: Route.ActionArgs) {
  return answerSave(readForm(context), null, getViewer(context));
}

export default function NewArticle({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ArticleForm
      title="Neuer Beitrag"
      action="/blog/admin/neu"
      article={{ author: loaderData.author, readTime: usualReadTime }}
      prevented={loaderData.prevented}
      arrived={actionData}
    />
  );
}

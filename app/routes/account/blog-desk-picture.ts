import { getViewer } from "~/auth/guards.server";
import { storeArticlePicture } from "~/features/articles/article-pictures.server";
import { blogEditorsOnly } from "~/features/articles/blog-editors.server";
import { readForm } from "~/http/read-form.server";
import { answerUpload } from "~/images/answer-upload.server";
import type { Route } from "./+types/blog-desk-picture";

export { answerPostOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [blogEditorsOnly];

/** For the editor, which uploads in the background. */
export function action({ request, context }: Route.ActionArgs) {
  const commission = { account: getViewer(context).id, signal: request.signal };
  return answerUpload(request, readForm(context).get("picture"), (file) => storeArticlePicture(file, commission));
}

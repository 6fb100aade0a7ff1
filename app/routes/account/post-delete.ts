import { getViewer, signedInOnly } from "~/auth/guards.server";
import { answerDelete } from "~/features/posts/small-post-actions.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { sameOriginPath } from "~/http/same-origin-path";
import type { Route } from "./+types/post-delete";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = readForm(context);
  const back = sameOriginPath(form.get("weiter")?.toString(), "/feed");
  return answerDelete(request, idOf(params.id) ?? 0, getViewer(context).id, back);
}

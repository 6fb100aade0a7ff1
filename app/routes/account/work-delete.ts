import { getViewer } from "~/auth/guards.server";
import { creativesOnly } from "~/features/works/creatives-only.server";
import { answerDelete } from "~/features/works/own/small-work-actions.server";
import { idOf } from "~/http/id-of";
import type { Route } from "./+types/work-delete";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [creativesOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  return answerDelete(request, getViewer(context).id, idOf(params.id) ?? 0);
}

import { creativesOnly, getViewer } from "~/auth/guards.server";
import { answerHead } from "~/features/works/own/small-work-actions.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import type { Route } from "./+types/work-head";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [creativesOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  const isShown = readForm(context).get("zeigen") === "1";
  return answerHead(request, getViewer(context).id, idOf(params.id) ?? 0, isShown);
}

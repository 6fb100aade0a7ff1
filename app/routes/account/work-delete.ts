import { getViewer } from "~/auth/guards.server";
import { creativesOnly } from "~/features/works/creatives-only.server";
import { answerDelete } from "~/features/works/own/small-work-actions.server";
import { idOf } from "~/http/id-of";
import type { Route } from "./+types/work-delete";

export const middleware: Route.MiddlewareFunction[] = [creativesOnly];

export function loader() {
  return new Response(null, { status: 405, headers: { allow: "POST" } });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  return answerDelete(request, getViewer(context).id, idOf(params.id) ?? 0);
}

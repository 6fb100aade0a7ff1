import { creativesOnly, getViewer } from "~/auth/guards.server";
import { answerMove } from "~/features/works/own/small-work-actions.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import type { Route } from "./+types/work-order";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [creativesOnly];

export async function action({ request, context }: Route.ActionArgs) {
  const form = readForm(context);
  const place = idOf(`${form.get("platz")}`) ?? 1;
  return answerMove(request, getViewer(context).id, idOf(`${form.get("arbeit")}`) ?? 0, place);
}

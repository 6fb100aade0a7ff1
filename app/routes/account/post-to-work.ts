import { redirect } from "react-router";
import { creativesOnly, getViewer } from "~/auth/guards.server";
import { answerTakeOver } from "~/features/works/own/answer-take-over.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import type { Route } from "./+types/post-to-work";

export { default } from "~/http/page-address";

export const middleware: Route.MiddlewareFunction[] = [creativesOnly];

export const loader = () => redirect("/profil");

export async function action({ params, request, context }: Route.ActionArgs) {
  return answerTakeOver(request, getViewer(context), idOf(params.id) ?? 0, readForm(context));
}

import { data } from "react-router";
import { creativesOnly, getViewer } from "~/auth/guards.server";
import { DeleteWork } from "~/features/works/own/delete-work";
import { findOwnWork } from "~/features/works/own/own-works.server";
import { answerDelete } from "~/features/works/own/small-work-actions.server";
import { idOf } from "~/http/id-of";
import { unlistedMeta } from "~/seo/meta";
import type { Route } from "./+types/work-delete";

export const middleware: Route.MiddlewareFunction[] = [creativesOnly];

export async function loader({ params, context }: Route.LoaderArgs) {
  const work = await findOwnWork(getViewer(context).id, idOf(params.id) ?? 0);
  if (!work) throw data(null, { status: 404 });
  return { work: { id: work.id, title: work.title } };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  return answerDelete(request, getViewer(context).id, idOf(params.id) ?? 0);
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Arbeit löschen");

export default function DeleteWorkPage({ loaderData }: Route.ComponentProps) {
  return <DeleteWork {...loaderData} />;
}

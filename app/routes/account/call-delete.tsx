import { data } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { companiesOnly } from "~/features/calls/form/companies-only.server";
import { deleteCall } from "~/features/calls/own/call-commands.server";
import { DeleteCall } from "~/features/calls/own/delete-call";
import { findOwnCall } from "~/features/calls/own/own-calls.server";
import { ownCallsPath } from "~/features/calls/own-call-path";
import { countOffers } from "~/features/offers/own/desk.server";
import { answerAct } from "~/http/failed-write.server";
import { idOf } from "~/http/id-of";
import { doneOrNothing } from "~/http/toast.server";
import { unlistedMeta } from "~/seo/meta";
import type { Route } from "./+types/call-delete";

export const middleware: Route.MiddlewareFunction[] = [companiesOnly];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { id } = getViewer(context);
  const call = await findOwnCall(id, idOf(params.id) ?? 0);
  if (!call) throw data(null, { status: 404 });
  const offers = await countOffers(id, [call.id]);
  return { call: { id: call.id, title: call.title }, told: offers[call.id]?.open ?? 0 };
}

export const action = ({ params, context }: Route.ActionArgs) =>
  answerAct(ownCallsPath, { title: "Fehler beim Löschen der Ausschreibung" }, async () => {
    const isDone = await deleteCall(getViewer(context).id, idOf(params.id) ?? 0);
    return doneOrNothing(isDone, "Ausschreibung erfolgreich gelöscht");
  });

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Ausschreibung löschen");

export default function DeleteCallPage({ loaderData }: Route.ComponentProps) {
  return <DeleteCall {...loaderData} />;
}

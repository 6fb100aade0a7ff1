import { getViewer } from "~/auth/guards.server";
import { DeleteReservation } from "~/features/reservations/reservation-questions";
import { deleteReservation, getUnclaimed } from "~/features/reservations/reservations.server";
import { idOf } from "~/http/id-of";
import { searchOf } from "~/http/list-address";
import { nothingToDo, redirectWithToast } from "~/http/toast.server";
import { unlistedMeta } from "~/seo/meta";
import type { Route } from "./+types/reservation-delete";

export const loader = async ({ params }: Route.LoaderArgs) => ({
  reservation: await getUnclaimed(idOf(params.id)),
});

export async function action({ params, request, context }: Route.ActionArgs) {
  const id = idOf(params.id);
  const list = `/admin/dashboard${searchOf(request)}`;
  const isDone = id !== null && (await deleteReservation(getViewer(context), id));
  if (!isDone) return redirectWithToast(list, nothingToDo);
  return redirectWithToast(list, {
    title: "Reservierung gelöscht",
    description: "Name und E-Mail-Adresse sind entfernt, auch aus dem Protokoll.",
  });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Reservierung löschen");

export default function DeleteReservationPage({ loaderData }: Route.ComponentProps) {
  return <DeleteReservation {...loaderData} />;
}

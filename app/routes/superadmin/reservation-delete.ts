import { redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { deleteReservation } from "~/features/reservations/reservations.server";
import { idOf } from "~/http/id-of";
import { searchOf } from "~/http/list-address";
import { nothingToDo, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/reservation-delete";

export { default } from "~/http/page-address";

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

export const loader = () => redirect("/admin/dashboard");

import { redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { revokeClaimLink } from "~/features/reservations/reservations.server";
import { idOf } from "~/http/id-of";
import { searchOf } from "~/http/list-address";
import { nothingToDo, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/reservation-revoke";

export { default } from "~/http/page-address";

export async function action({ params, request, context }: Route.ActionArgs) {
  const id = idOf(params.id);
  const list = `/admin/dashboard${searchOf(request)}`;
  const reservation = id && (await revokeClaimLink(getViewer(context), id));
  if (!reservation) return redirectWithToast(list, nothingToDo);
  return redirectWithToast(list, {
    title: "Claim-Link widerrufen",
    description: `${reservation.name} kann das Profil damit nicht mehr beanspruchen.`,
  });
}

export const loader = () => redirect("/admin/dashboard");

import { data, redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { revokeClaimLink } from "~/features/reservations/reservations.server";
import { idOf } from "~/http/id-of";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/reservation-revoke";

export { default } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const id = idOf(params.id);
  const reservation = id && (await revokeClaimLink(getViewer(context), id));
  if (!reservation) throw data(null, { status: 404 });
  return redirectWithToast("/admin/dashboard", {
    title: "Claim-Link widerrufen",
    description: `${reservation.name} kann das Profil damit nicht mehr beanspruchen.`,
  });
}

export const loader = () => redirect("/admin/dashboard");

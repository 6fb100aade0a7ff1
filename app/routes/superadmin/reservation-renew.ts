import { data, redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { isReservedAgain, type Reservation, renewClaimLink } from "~/features/reservations/reservations.server";
import { idOf } from "~/http/id-of";
import { searchOf } from "~/http/list-address";
import { readForm } from "~/http/read-form.server";
import { submissionKeyOf } from "~/http/submission.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/reservation-renew";

export { default } from "~/http/page-address";

export async function action({ params, request, context }: Route.ActionArgs) {
  const id = idOf(params.id);
  const list = `/admin/dashboard${searchOf(request)}`;
  let reservation: Reservation | null;
  try {
    reservation = id === null ? null : await renewClaimLink(getViewer(context), id, submissionKeyOf(readForm(context)));
  } catch (error) {
    if (!isReservedAgain(error)) throw error;
    return redirectWithToast(list, {
      title: "Claim-Link nicht erneuert",
      description: "Für diesen Namen oder diese E-Mail-Adresse gibt es schon eine andere offene Reservierung.",
      kind: "error",
    });
  }
  if (!reservation) throw data(null, { status: 404 });
  return redirectWithToast(list, {
    title: "Claim-Link erneuert",
    description: `Er gilt bis ${reservation.expiresAt}. Der bisherige Link führt nirgends mehr hin.`,
  });
}

export const loader = () => redirect("/admin/dashboard");

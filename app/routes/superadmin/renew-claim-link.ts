import { data, redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { renewClaimLink } from "~/features/reserved-profiles/reserved-profiles.server";
import { idOf } from "~/http/id-of";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/renew-claim-link";

export async function action({ params, context }: Route.ActionArgs) {
  const id = idOf(params.id);
  const reservation = id && (await renewClaimLink(getViewer(context), id));
  if (!reservation) throw data(null, { status: 404 });
  return redirectWithToast(`/admin/dashboard`, {
    title: "Claim-Link erneuert",
    description: `Er gilt bis ${reservation.expiresAt}. Der bisherige Link führt nirgends mehr hin.`,
  });
}

export const loader = () => redirect("/admin/dashboard");

/** Never seen: it makes this the address of a page, so that a refusal without script is a page too. */
export default () => null;

import { getViewer } from "~/auth/guards.server";
import { RevokeLink } from "~/features/reservations/reservation-questions";
import { getUnclaimed, revokeClaimLink } from "~/features/reservations/reservations.server";
import { idOf } from "~/http/id-of";
import { searchOf } from "~/http/list-address";
import { nothingToDo, redirectWithToast } from "~/http/toast.server";
import { unlistedMeta } from "~/seo/meta";
import type { Route } from "./+types/reservation-revoke";

export const loader = async ({ params }: Route.LoaderArgs) => ({
  reservation: await getUnclaimed(idOf(params.id)),
});

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

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Claim-Link widerrufen");

export default function RevokeLinkPage({ loaderData }: Route.ComponentProps) {
  return <RevokeLink {...loaderData} />;
}

import { showReported, toReports } from "~/audit/act-for-reason.server";
import { setCollaborationHidden } from "~/features/offers/superadmin/hide-collaboration.server";
import type { Route } from "./+types/collaboration-show";

export { default } from "~/http/page-address";

export const action = (args: Route.ActionArgs) =>
  showReported(args, "collaboration", "Satz wieder eingeblendet", setCollaborationHidden);

export const loader = ({ params }: Route.LoaderArgs) => toReports("collaboration", params.id);

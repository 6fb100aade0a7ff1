import { redirect } from "react-router";
import { actForReason } from "~/audit/act-for-reason.server";
import { getReportedPath } from "~/audit/subjects.server";
import { getViewer } from "~/auth/guards.server";
import { setCollaborationHidden } from "~/features/offers/superadmin/hide-collaboration.server";
import type { Route } from "./+types/collaboration-show";

export { default } from "~/http/page-address";

/** A sentence has no page of its own, so it is shown again at its reports. */
export const action = async ({ params, context }: Route.ActionArgs) =>
  actForReason(context, await getReportedPath("collaboration", params.id), "Satz wieder eingeblendet", (reason) =>
    setCollaborationHidden(getViewer(context), params.id, false, reason),
  );

export const loader = async ({ params }: Route.LoaderArgs) =>
  redirect(await getReportedPath("collaboration", params.id));

import { redirect } from "react-router";
import { actForReason } from "~/audit/act-for-reason.server";
import { getReportedPath } from "~/audit/subjects.server";
import { getViewer } from "~/auth/guards.server";
import { setCollectionHidden } from "~/features/collections/superadmin/hide-collection.server";
import type { Route } from "./+types/collection-show";

export { default } from "~/http/page-address";

/** Superadmins see no lists but reported ones, so one is shown again at its reports. */
export const action = async ({ params, context }: Route.ActionArgs) =>
  actForReason(context, await getReportedPath("collection", params.id), "Merkliste wieder eingeblendet", (reason) =>
    setCollectionHidden(getViewer(context), params.id, false, reason),
  );

export const loader = async ({ params }: Route.LoaderArgs) => redirect(await getReportedPath("collection", params.id));

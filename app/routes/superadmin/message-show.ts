import { redirect } from "react-router";
import { actForReason } from "~/audit/act-for-reason.server";
import { getReportedPath } from "~/audit/subjects.server";
import { getViewer } from "~/auth/guards.server";
import { setMessageHidden } from "~/features/messages/superadmin/hide-message.server";
import { idOf } from "~/http/id-of";
import type { Route } from "./+types/message-show";

export { default } from "~/http/page-address";

/** Superadmins see a message only as what was reported, so its page is that of its reports. */
export const action = async ({ params, context }: Route.ActionArgs) =>
  actForReason(context, await getReportedPath("message", params.id), "Nachricht wieder eingeblendet", (reason) =>
    setMessageHidden(getViewer(context), idOf(params.id), false, reason),
  );

export const loader = async ({ params }: Route.LoaderArgs) => redirect(await getReportedPath("message", params.id));

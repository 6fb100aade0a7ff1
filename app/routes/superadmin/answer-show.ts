import { redirect } from "react-router";
import { actForReason } from "~/audit/act-for-reason.server";
import { getReportedPath } from "~/audit/subjects.server";
import { getViewer } from "~/auth/guards.server";
import { setAnswerHidden } from "~/features/offers/superadmin/hide-collaboration.server";
import type { Route } from "./+types/answer-show";

export { default } from "~/http/page-address";

/** An answer has no page of its own, so it is shown again at its reports. */
export const action = async ({ params, context }: Route.ActionArgs) =>
  actForReason(context, await getReportedPath("answer", params.id), "Antwort wieder eingeblendet", (reason) =>
    setAnswerHidden(getViewer(context), params.id, false, reason),
  );

export const loader = async ({ params }: Route.LoaderArgs) => redirect(await getReportedPath("answer", params.id));

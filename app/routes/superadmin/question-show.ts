import { redirect } from "react-router";
import { actForReason } from "~/audit/act-for-reason.server";
import { getReportedPath } from "~/audit/subjects.server";
import { getViewer } from "~/auth/guards.server";
import { setQuestionHidden } from "~/features/calls/superadmin/hide-question.server";
import type { Route } from "./+types/question-show";

export { default } from "~/http/page-address";

/** A question without an answer is seen by superadmins only as what was reported, so its page is that of its reports. */
export const action = async ({ params, context }: Route.ActionArgs) =>
  actForReason(context, await getReportedPath("question", params.id), "Frage wieder eingeblendet", (reason) =>
    setQuestionHidden(getViewer(context), params.id, false, reason),
  );

export const loader = async ({ params }: Route.LoaderArgs) => redirect(await getReportedPath("question", params.id));

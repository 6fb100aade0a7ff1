import { showReported, toReports } from "~/audit/act-for-reason.server";
import { setQuestionHidden } from "~/features/calls/superadmin/hide-question.server";
import type { Route } from "./+types/question-show";

export { default } from "~/http/page-address";

export const action = (args: Route.ActionArgs) =>
  showReported(args, "question", "Frage wieder eingeblendet", setQuestionHidden);

export const loader = ({ params }: Route.LoaderArgs) => toReports("question", params.id);

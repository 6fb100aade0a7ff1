import { showReported, toReports } from "~/audit/act-for-reason.server";
import { setAnswerHidden } from "~/features/offers/superadmin/hide-collaboration.server";
import type { Route } from "./+types/answer-show";

export { default } from "~/http/page-address";

export const action = (args: Route.ActionArgs) =>
  showReported(args, "answer", "Antwort wieder eingeblendet", setAnswerHidden);

export const loader = ({ params }: Route.LoaderArgs) => toReports("answer", params.id);

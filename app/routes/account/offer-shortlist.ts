import { signedInOnly } from "~/auth/guards.server";
import { answerOfferAct, toOffer } from "~/features/offers/own/answer-offer-act.server";
import { shortlist } from "~/features/offers/own/private.server";
import { readForm } from "~/http/read-form.server";
import type { Route } from "./+types/offer-shortlist";

export { default } from "~/http/page-address";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export const loader = (args: Route.LoaderArgs) => toOffer(args);

export function action(args: Route.ActionArgs) {
  const isShortlisted = readForm(args.context).get("wert") !== "nein";
  const done = isShortlisted ? "In der engeren Wahl" : "Nicht mehr in der engeren Wahl";
  return answerOfferAct(args, (viewerId, id) => shortlist(viewerId, id, isShortlisted), done);
}

import { signedInOnly } from "~/auth/guards.server";
import { answerOfferAct, toOffer } from "~/features/offers/own/answer-offer-act.server";
import { upholdOffer } from "~/features/offers/own/save-offer.server";
import { readForm } from "~/http/read-form.server";
import type { Route } from "./+types/offer-uphold";

export { default } from "~/http/page-address";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export const loader = (args: Route.LoaderArgs) => toOffer(args);

export function action(args: Route.ActionArgs) {
  const changedAt = `${readForm(args.context).get("fassung") ?? ""}`;
  const done = "Ihr Angebot gilt für die geänderte Ausschreibung";
  return answerOfferAct(args, (viewerId, id) => upholdOffer(viewerId, id, changedAt), done);
}

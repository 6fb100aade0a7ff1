import { signedInOnly } from "~/auth/guards.server";
import { decide } from "~/features/offers/own/act.server";
import { answerOfferAct, toOffer } from "~/features/offers/own/answer-offer-act.server";
import { readForm } from "~/http/read-form.server";
import type { Route } from "./+types/offer-act";

export { default } from "~/http/page-address";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

/** The act of each address, and its toast. */
const acts = {
  zurueckziehen: { act: "withdraw", done: "Angebot zurückgezogen" },
  "gilt-wieder": { act: "return", done: "Ihr Angebot gilt wieder" },
  uebernehmen: { act: "confirm", done: "Auftrag bestätigt" },
  ablehnen: { act: "refuse", done: "Angebot zurückgezogen" },
  "auswahl-zuruecknehmen": { act: "take-back", done: "Auswahl zurückgenommen" },
} as const;

export const loader = (args: Route.LoaderArgs) => toOffer(args);

export function action(args: Route.ActionArgs) {
  readForm(args.context);
  const { act, done } = acts[args.pattern.split("/").at(-1) as keyof typeof acts];
  return answerOfferAct(args, (viewerId, id) => decide(viewerId, id, act), done);
}

import { data, redirect } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { offerPath, sentOffersPath } from "~/features/offers/offer";
import { decide } from "~/features/offers/own/act.server";
import { uuidOf } from "~/http/id-of";
import { LimitReached } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import type { Route } from "./+types/offer-act";

export { default } from "~/http/page-address";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

/** The act of each address, and its toast. */
const acts = {
  zurueckziehen: { act: "withdraw", done: "Angebot zurückgezogen" },
  uebernehmen: { act: "confirm", done: "Auftrag bestätigt" },
  ablehnen: { act: "refuse", done: "Angebot zurückgezogen" },
  auswaehlen: { act: "select", done: "Angebot ausgewählt" },
  "auswahl-zuruecknehmen": { act: "take-back", done: "Auswahl zurückgenommen" },
} as const;

function actOf(request: Request) {
  const [verb = ""] = new URL(request.url).pathname
    .replace(/\.data$/, "")
    .split("/")
    .slice(-1);
  return acts[verb as keyof typeof acts];
}

const backTo = (id: string | undefined) => (uuidOf(id) ? offerPath(`${id}`) : sentOffersPath);

export const loader = ({ params }: Route.LoaderArgs) => redirect(backTo(params.id));

export async function action({ request, params, context }: Route.ActionArgs) {
  readForm(context);
  const { act, done } = actOf(request);
  const id = uuidOf(params.id);
  const back = backTo(params.id);
  try {
    const decided = id && (await decide(getViewer(context).id, id, act));
    if (!decided) throw data(null, { status: 404 });
    if (!decided.problem) return redirectWithToast(back, { title: done });
    return redirectWithToast(back, { title: "Das geht nicht mehr", description: decided.problem, kind: "error" });
  } catch (error) {
    if (error instanceof LimitReached) return redirectWithToast(back, error.toast);
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "could not decide about an offer");
    return redirectWithToast(back, { title: "Das hat nicht geklappt", kind: "error" });
  }
}

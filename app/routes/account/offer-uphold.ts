import { data, redirect } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { offerIdOf, offerPath, sentOffersPath } from "~/features/offers/offer";
import { upholdOffer } from "~/features/offers/own/keep-offer.server";
import { LimitReached } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import type { Route } from "./+types/offer-uphold";

export { default } from "~/http/page-address";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

const backTo = (id: string | undefined) => (offerIdOf(id) ? offerPath(`${id}`) : sentOffersPath);

export const loader = ({ params }: Route.LoaderArgs) => redirect(backTo(params.id));

export async function action({ params, context }: Route.ActionArgs) {
  const changedAt = `${readForm(context).get("fassung") ?? ""}`;
  const id = offerIdOf(params.id);
  const back = backTo(params.id);
  try {
    const done = id && (await upholdOffer(getViewer(context).id, id, changedAt));
    if (!done) throw data(null, { status: 404 });
    if (done.problem)
      return redirectWithToast(back, { title: "Das geht nicht mehr", description: done.problem, kind: "error" });
  } catch (error) {
    if (error instanceof LimitReached) return redirectWithToast(back, error.toast);
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "could not uphold an offer");
    return redirectWithToast(back, { title: "Das hat nicht geklappt", kind: "error" });
  }
  return redirectWithToast(back, { title: "Ihr Angebot gilt für die geänderte Ausschreibung" });
}

import { data, redirect } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { offerPath, sentOffersPath } from "~/features/offers/offer";
import { shortlist } from "~/features/offers/own/private.server";
import { uuidOf } from "~/http/id-of";
import { LimitReached } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import type { Route } from "./+types/offer-shortlist";

export { default } from "~/http/page-address";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

const backTo = (id: string | undefined) => (uuidOf(id) ? offerPath(`${id}`) : sentOffersPath);

export const loader = ({ params }: Route.LoaderArgs) => redirect(backTo(params.id));

export async function action({ params, context }: Route.ActionArgs) {
  const isShortlisted = readForm(context).get("wert") !== "nein";
  const id = uuidOf(params.id);
  const back = backTo(params.id);
  try {
    const done = id && (await shortlist(getViewer(context).id, id, isShortlisted));
    if (!done) throw data(null, { status: 404 });
    if (done.problem)
      return redirectWithToast(back, { title: "Das geht nicht mehr", description: done.problem, kind: "error" });
  } catch (error) {
    if (error instanceof LimitReached) return redirectWithToast(back, error.toast);
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "could not change the short list");
    return redirectWithToast(back, { title: "Das hat nicht geklappt", kind: "error" });
  }
  return redirectWithToast(back, { title: isShortlisted ? "In der engeren Wahl" : "Nicht mehr in der engeren Wahl" });
}

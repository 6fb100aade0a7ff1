import { data, redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { awardedText } from "~/conversations/awarded-text";
import { readReturn } from "~/features/offers/desk/desk-query";
import { offerPath, sentOffersPath } from "~/features/offers/offer";
import { answerAct } from "~/http/failed-write.server";
import { uuidOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import type { Decided } from "./gate.server";

interface Args {
  params: { id?: string };
  context: Parameters<typeof getViewer>[0];
}

const backTo = (id: string | undefined) => (uuidOf(id) ? offerPath(`${id}`) : sentOffersPath);

/** A GET request for an act redirects to the offer. */
export const toOffer = ({ params }: Pick<Args, "params">) => redirect(backTo(params.id));

/** The response to a button that acts on an offer. */
export function answerOfferAct(
  { params, context }: Args,
  act: (viewerId: string, offerId: string) => Promise<Decided>,
  done: string,
) {
  const id = uuidOf(params.id);
  const back = readReturn(readForm(context)) ?? backTo(params.id);
  return answerAct(back, { title: "Das hat nicht geklappt" }, async () => {
    const decided = id && (await act(getViewer(context).id, id));
    if (!decided) throw data(null, { status: 404 });
    const description = decided.isAwarded && awardedText;
    if (!decided.problem) return { title: done, description };
    return { title: "Das geht nicht mehr", description: decided.problem, kind: "error" };
  });
}

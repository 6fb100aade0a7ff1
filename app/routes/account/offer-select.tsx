import { getViewer, signedInOnly } from "~/auth/guards.server";
import { readReturn } from "~/features/offers/desk/desk-query";
import { SelectOffer } from "~/features/offers/desk/select-offer";
import { offerPath, partnerName } from "~/features/offers/offer";
import { decide } from "~/features/offers/own/act.server";
import { answerOfferAct, toOffer } from "~/features/offers/own/answer-offer-act.server";
import { findContacts } from "~/features/offers/own/contact.server";
import { findOffer } from "~/features/offers/own/find-offer.server";
import { may } from "~/features/offers/states";
import { uuidOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { unlistedMeta } from "~/seo/meta";
import type { Route } from "./+types/offer-select";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const id = uuidOf(params.id);
  const { offer } = (id && (await findOffer(id, viewer.id))) || {};
  if (!offer || !may("select", offer.side, offer.state)) throw toOffer({ params });
  const { own } = await findContacts(offer, viewer.id);
  const backTo = readReturn(new URL(request.url).searchParams) ?? offerPath(offer.id);
  return { id: offer.id, name: partnerName(offer.partner), ownContact: own, backTo };
}

export const action = (args: Route.ActionArgs) =>
  answerOfferAct(args, (viewerId, id) => decide(viewerId, id, "select"), "Angebot ausgewählt");

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Angebot auswählen");

export default function SelectOfferPage({ loaderData }: Route.ComponentProps) {
  return <SelectOffer {...loaderData} />;
}

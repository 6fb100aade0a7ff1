import { formatShortDate } from "~/text/dates";
import { ListRow } from "~/ui/list-row";
import { type ListedOffer, type Offer, offerPath, partnerName } from "./offer";
import { OfferBadge } from "./offer-badge";
import { whoseTurn } from "./states";
import { priceText } from "./terms";
import { whoText } from "./who";

export const stoppedText = "Geht zurzeit nicht weiter";

const turns = { sender: "Sie sind am Zug", company: "Das Unternehmen ist am Zug" };

type Turned = Pick<Offer, "state" | "isAskedAgain" | "isStopped">;

/** Tells the sender whose turn it is. Null when nothing is left to decide. */
export function turnText({ state, isAskedAgain, isStopped }: Turned): string | null {
  if (isStopped) return stoppedText;
  if (isAskedAgain) return "Das Unternehmen fragt noch einmal: Gilt Ihr Angebot wieder?";
  const turn = whoseTurn(state);
  return turn && turns[turn];
}

const standText = (offer: ListedOffer) =>
  `seit ${formatShortDate(offer.standSince)}, ${whoText({ ...offer, stateBy: offer.standBy }, "sender")}`;

/** An offer in the list of its sender. */
export function SentOfferRow({ offer }: { offer: ListedOffer }) {
  const turn = turnText(offer);
  return (
    <ListRow
      level={2}
      title={offer.call.title}
      to={offerPath(offer.id)}
      meta={partnerName(offer.partner)}
      badge={<OfferBadge offer={{ state: offer.state, orderState: offer.orderState }} />}
      facts={[
        { label: "Preis", value: priceText(offer.terms) },
        { label: "Gesendet", value: formatShortDate(offer.createdAt) },
        { label: "Stand", value: turn ?? standText(offer) },
      ]}
    >
      {offer.isOutdated && offer.state === "sent" && (
        <p className="mt-2.5 border-l-3 border-signal pl-3 text-note">Die Ausschreibung hat sich geändert.</p>
      )}
    </ListRow>
  );
}

import { Link } from "~/ui/link";
import { type OfferForOne, offerPath } from "./offer";
import { OfferBadge } from "./offer-badge";
import { turnText } from "./sent-offer-row";
import { priceText } from "./terms";

/** The offer beside the conversation about it. */
export function OfferAside({ offer }: { offer: OfferForOne }) {
  const turn = offer.side === "sender" ? turnText(offer) : null;
  return (
    <div className="grid gap-2 border-t-2 border-ink pt-5">
      <h2 className="text-2xl">
        <Link to={offerPath(offer.id)} className="title-link">
          {offer.side === "sender" ? "Ihr Angebot" : "Angebot"}
        </Link>
      </h2>
      <OfferBadge offer={offer} />
      <p>{priceText(offer.terms)}</p>
      {turn && <p className="text-note text-soft">{turn}</p>}
    </div>
  );
}

import { Badge } from "~/ui/badge";
import type { OfferForOne } from "./offer";
import { hasFailed } from "./order/order";
import { companyLabel, senderLabel } from "./states";

type Shown = Pick<OfferForOne, "state" | "orderState"> & { isSeen?: boolean; isShortlisted?: boolean };

/** The state of an offer in the words of one side. */
export function OfferBadge({ offer }: { offer: Shown }) {
  const { state, orderState, isSeen, isShortlisted } = offer;
  const isForCompany = isSeen !== undefined && isShortlisted !== undefined;
  const label = isForCompany
    ? companyLabel({ state, orderState, isSeen, isShortlisted })
    : senderLabel(state, orderState);
  const isFresh = isForCompany && state === "sent" && !isSeen && !isShortlisted;
  const isChosen = state === "selected" || (state === "confirmed" && !(orderState && hasFailed(orderState)));
  return <Badge variant={isFresh ? "signal" : isChosen ? "spruce" : "outline"}>{label}</Badge>;
}

import { ownCallPath } from "~/features/calls/own-call-path";
import { formatCount } from "~/text/format-count";
import { ButtonLink, type ButtonLook } from "~/ui/button";

/** The number of offers of a call, of those that the company has not seen, and of those that are undecided. */
export interface OfferCount {
  total: number;
  fresh: number;
  open: number;
}

type OffersLinkProps = ButtonLook & { call: { id: number; title: string }; offers: OfferCount; className?: string };

/** Leads a company from its call to the offers for it. */
export function OffersLink({ call, offers: { total, fresh }, ...look }: OffersLinkProps) {
  const all = total === 1 ? "1 Angebot" : `${formatCount(total)} Angebote`;
  return (
    <ButtonLink to={ownCallPath(call.id, "angebote")} {...look}>
      {fresh > 0 ? `${all}, ${fresh} neu` : all}
      <span className="sr-only">: {call.title}</span>
    </ButtonLink>
  );
}

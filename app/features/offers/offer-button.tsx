import type { ComponentProps } from "react";
import { MessageButton } from "~/features/messages/message-button";
import { offerPath } from "./offer";
import { OfferForm } from "./offer-form";

type OfferButtonProps = Omit<ComponentProps<typeof MessageButton>, "Form" | "sent"> & {
  /** The viewer's own offer for this call. */
  ownOffer?: string | null;
};

/** The button 'Angebot senden', or a link to the viewer's own offer. */
export function OfferButton({ ownOffer, ...props }: OfferButtonProps) {
  const sent = ownOffer ? { to: offerPath(ownOffer), label: "Ihr Angebot ansehen" } : undefined;
  return <MessageButton {...props} Form={OfferForm} sent={sent} />;
}

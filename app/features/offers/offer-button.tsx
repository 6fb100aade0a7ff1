import type { ComponentProps } from "react";
import { MessageButton } from "~/features/messages/message-button";
import { ButtonLink } from "~/ui/button";
import { offerPath } from "./offer";
import { OfferForm } from "./offer-form";

type OfferButtonProps = Omit<ComponentProps<typeof MessageButton>, "Form"> & {
  /** The viewer's own offer for this call. */
  ownOffer?: string | null;
};

/** The button 'Angebot senden', or a link to the viewer's own offer. */
export function OfferButton({ ownOffer, ...props }: OfferButtonProps) {
  if (!ownOffer) return <MessageButton {...props} Form={OfferForm} />;
  return (
    <ButtonLink to={offerPath(ownOffer)} variant={props.variant ?? "secondary"} size={props.size}>
      Ihr Angebot ansehen
      <span className="sr-only">: {props.to.call?.title}</span>
    </ButtonLink>
  );
}

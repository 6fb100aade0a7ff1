import type { ComponentProps } from "react";
import { MessageButton } from "~/features/messages/message-button";
import { ButtonLink } from "~/ui/button";
import { offerPath } from "./offer";
import { OfferForm } from "./offer-form";

type OfferButtonProps = Omit<ComponentProps<typeof MessageButton>, "Form"> & {
  /** The offer that the viewer has made for this call. */
  ownOffer?: string | null;
};

/** 'Angebot senden', and the way to the own offer where there is one. */
export function OfferButton({ ownOffer, ...props }: OfferButtonProps) {
  if (!ownOffer) return <MessageButton {...props} Form={OfferForm} />;
  return (
    <ButtonLink to={offerPath(ownOffer)} variant={props.variant ?? "secondary"} size={props.size}>
      Ihr Angebot ansehen
      <span className="sr-only">: {props.to.call?.title}</span>
    </ButtonLink>
  );
}

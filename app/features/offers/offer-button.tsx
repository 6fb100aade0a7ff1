import Mail from "lucide-react/icons/mail";
import { NoMessageButton } from "~/features/messages/message-button";
import { newMessagePath, type Recipient } from "~/features/messages/recipient";
import { ButtonLink, type ButtonLook } from "~/ui/button";
import { overThisPage } from "~/ui/page-dialog";
import { offerPath } from "./offer";

type OfferButtonProps = ButtonLook & {
  to: Recipient;
  isVisitor: boolean;
  /** Why the viewer can't answer the call. */
  whyNot: string | null;
  /** The viewer's own offer for this call. */
  ownOffer?: string | null;
  /** The address that opens the form over the current page. The browser shows the address of the form's own page. */
  opensAt: string;
};

/** The link 'Angebot senden', or a link to the viewer's own offer. */
export function OfferButton({ to, isVisitor, whyNot, ownOffer, opensAt, ...look }: OfferButtonProps) {
  const about = <span className="sr-only">: {to.call?.title}</span>;
  const icon = look.size === "sm" ? undefined : <Mail aria-hidden size={20} />;
  if (!ownOffer && (isVisitor || whyNot)) {
    return (
      <NoMessageButton {...look} icon={icon} isVisitor={isVisitor} whyNot={whyNot} goTo={opensAt}>
        Angebot senden{about}
      </NoMessageButton>
    );
  }
  // Both are the same element, so that it keeps the focus after sending.
  const leads = ownOffer
    ? { to: offerPath(ownOffer) }
    : {
        to: opensAt,
        mask: newMessagePath(to),
        state: overThisPage,
        preventScrollReset: true,
        icon,
        "aria-haspopup": "dialog" as const,
      };
  return (
    <ButtonLink {...look} {...leads}>
      {ownOffer ? "Ihr Angebot ansehen" : "Angebot senden"}
      {about}
    </ButtonLink>
  );
}

import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Recipient } from "~/features/messages/recipient";
import type { Problem } from "~/http/answer";
import { CloseButton } from "~/ui/dialog";
import { PageDialog } from "~/ui/page-dialog";
import { Prevented } from "~/ui/prevented";
import { BesideCall } from "./beside-call";
import { OfferForm, type OfferFormProps } from "./offer-form";

interface OfferDialogProps extends Pick<OfferFormProps, "works"> {
  to: Recipient;
  sender: { name: string; email: string };
  /** What would refuse an offer now. */
  prevented: Problem | null;
  /** The page below the dialog. */
  closeTo: string;
  /** The call in brief. */
  children: ReactNode;
}

const id = "angebot";

/** The form 'Angebot senden' over the current page, empty each time it opens. */
export function OfferDialog({ to, sender, works, prevented, closeTo, children }: OfferDialogProps) {
  const { key } = useLocation();
  return (
    <PageDialog id={id} title={`Angebot an ${to.name}`} size="xl" closeTo={closeTo}>
      <Prevented problem={prevented} />
      <BesideCall call={children}>
        <OfferForm key={key} id={`${id}-form`} to={to} sender={sender} works={works} returnTo={closeTo}>
          <CloseButton dialog={id} variant="quiet">
            Abbrechen
          </CloseButton>
        </OfferForm>
      </BesideCall>
    </PageDialog>
  );
}

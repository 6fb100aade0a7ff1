import type { ReactNode } from "react";
import { newMessagePath, type Recipient } from "~/features/messages/recipient";
import type { Problem } from "~/http/answer";
import { ButtonLink } from "~/ui/button";
import { CancelLabel } from "~/ui/cancel-label";
import { CloseButton } from "~/ui/dialog";
import { latePart, placed } from "~/ui/late-part";
import { PageDialog } from "~/ui/page-dialog";
import { Prevented } from "~/ui/prevented";
import { BesideCall } from "./beside-call";
import type { OfferFormProps } from "./offer-form";
import { useDraftKey } from "./use-draft-key";

/** Only members answer calls, and most who read calls answer none. */
const loadForm = () => import("./offer-form").then((part) => part.OfferForm);

const OfferForm = import.meta.env.SSR
  ? placed(await loadForm())
  : latePart(loadForm, ({ to }: OfferFormProps) => (
      <ButtonLink to={newMessagePath(to)} reloadDocument>
        Angebot schreiben
      </ButtonLink>
    ));

interface OfferDialogProps extends Pick<OfferFormProps, "works" | "asked" | "draft"> {
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

/** The form 'Angebot senden' over the current page, with the draft of before unless it was cancelled. */
export function OfferDialog({ to, sender, works, asked, draft, prevented, closeTo, children }: OfferDialogProps) {
  const key = useDraftKey();
  return (
    <PageDialog id={id} title={`Angebot an ${to.name}`} size="xl" closeTo={closeTo}>
      <Prevented problem={prevented} />
      <BesideCall call={children}>
        <OfferForm key={key} id={`${id}-form`} {...{ to, sender, works, asked, draft }} returnTo={closeTo}>
          <CloseButton dialog={id} data-cancels="">
            <CancelLabel />
          </CloseButton>
        </OfferForm>
      </BesideCall>
    </PageDialog>
  );
}

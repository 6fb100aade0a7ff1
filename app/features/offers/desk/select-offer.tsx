import type { Contact } from "~/features/offers/contact";
import { offerActPath } from "~/features/offers/offer";
import { SelectionText } from "~/features/offers/selection-text";
import { Confirmation } from "~/http/confirmation";
import { returnName } from "./desk-query";

interface SelectOfferProps {
  id: string;
  /** Of the person who offers. */
  name: string;
  ownContact: Contact | null;
  backTo: string;
  onClose?: () => void;
}

export function SelectOffer({ id, name, ownContact, backTo, onClose }: SelectOfferProps) {
  return (
    <Confirmation
      action={offerActPath(id, "auswaehlen")}
      backTo={backTo}
      onClose={onClose}
      title={`${name} auswählen`}
      confirmLabel="Auswählen"
      busyLabel="Einen Moment..."
      failure="Das hat nicht geklappt"
    >
      <input type="hidden" name={returnName} value={backTo} />
      <SelectionText name={name} ownContact={ownContact} />
    </Confirmation>
  );
}

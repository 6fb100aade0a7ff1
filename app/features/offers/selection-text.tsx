import type { Contact } from "./contact";
import { ToBeShared } from "./contact-data";
import { noContractText } from "./offer";

interface SelectionTextProps {
  name: string;
  /** The contact data of the company that the person gets with the confirmation. */
  ownContact: Contact | null;
}

/** What the company reads before it selects somebody. */
export function SelectionText({ name, ownContact }: SelectionTextProps) {
  return (
    <>
      <p>{name} bekommt eine E-Mail und wird gebeten zu bestätigen. Bis dahin können Sie die Auswahl zurücknehmen.</p>
      <ToBeShared contact={ownContact}>
        Sobald {name} bestätigt, sehen Sie beide, wie Sie einander direkt erreichen. Das erfährt {name} von Ihnen:
      </ToBeShared>
      <p className="mt-3">{noContractText}</p>
    </>
  );
}

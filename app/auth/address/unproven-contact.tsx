import { WriteForm } from "~/http/write-form";
import { Button } from "~/ui/button";

/** Says that the contact address waits for its link, and sends the link once more. */
export function UnprovenContact({ address, ownAddress }: { address: string; ownAddress: string }) {
  return (
    <>
      <p className="mb-4 max-w-text text-soft wrap-anywhere">
        {address} ist noch nicht bestätigt. Bis dahin gehen Nachrichten und Angebote an {ownAddress}.
      </p>
      <WriteForm action="/konto/kontaktadresse" failure="Link nicht gesendet">
        {(isBusy) => (
          <Button variant="secondary" size="sm" busy={isBusy} busyLabel="Wird gesendet...">
            Link an diese Adresse senden
          </Button>
        )}
      </WriteForm>
    </>
  );
}

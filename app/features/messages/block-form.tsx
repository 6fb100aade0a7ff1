import { useButtonResponse } from "~/http/use-button-response";
import { Button } from "~/ui/button";
import type { Conversation } from "./entries";

/** Unfolds to say what blocking means, with the button that blocks. */
export function BlockForm({ conversation: { id, partner, isBlocked } }: { conversation: Conversation }) {
  const { Form, isBusy } = useButtonResponse({
    failure: isBlocked ? "Fehler beim Aufheben der Blockierung" : "Fehler beim Blockieren",
  });
  const form = (label: string) => (
    <Form method="post" action={`/nachrichten/${id}/blockieren`} preventScrollReset>
      <input type="hidden" name="blockiert" value={isBlocked ? "0" : "1"} />
      <Button variant={isBlocked ? "secondary" : "danger"} size="sm" busy={isBusy}>
        {label}
      </Button>
    </Form>
  );
  if (isBlocked) return form("Blockierung aufheben");
  return (
    <details className="text-note">
      <summary className="link hit inline-block cursor-pointer">Person blockieren ...</summary>
      <p className="mt-3 mb-4">
        Danach kann keiner von Ihnen dem anderen schreiben. Offene Angebote zwischen Ihnen enden ohne Entscheidung.{" "}
        {partner.name} erfährt nicht, dass Sie blockiert haben.
      </p>
      {form("Blockieren")}
    </details>
  );
}

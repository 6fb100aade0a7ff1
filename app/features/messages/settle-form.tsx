import Check from "lucide-react/icons/check";
import { useButtonResponse } from "~/http/use-button-response";
import { Button } from "~/ui/button";
import type { Conversation } from "./entries";

/** The button that says that the two continue by mail or telephone. It only ends reminders. */
export function SettleForm({ conversation }: { conversation: Conversation }) {
  const { id, partner, mySettledAt, theirSettledAt } = conversation;
  const { Form, isBusy } = useButtonResponse({ failure: "Fehler beim Speichern" });
  return (
    <div className="grid gap-3 text-note">
      {mySettledAt && (
        <p className="flex items-center gap-2">
          <Check aria-hidden size={18} className="shrink-0 text-spruce" />
          Per E-Mail oder Telefon geklärt, seit {mySettledAt}
        </p>
      )}
      {theirSettledAt && (
        <p className="text-soft wrap-anywhere">
          {partner.name}: per E-Mail oder Telefon geklärt, seit {theirSettledAt}
        </p>
      )}
      <Form method="post" action={`/nachrichten/${id}/geklaert`} preventScrollReset>
        <input type="hidden" name="geklaert" value={mySettledAt ? "0" : "1"} />
        <Button variant="secondary" size="sm" busy={isBusy}>
          {mySettledAt ? "Doch nicht geklärt" : "Per E-Mail oder Telefon geklärt"}
        </Button>
      </Form>
    </div>
  );
}

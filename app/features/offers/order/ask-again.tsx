import { orderPath } from "~/features/offers/offer";
import type { Again } from "~/features/offers/own/ask-again.server";
import { ConfirmedAct } from "~/http/confirmed-act";
import { TextLink } from "~/ui/link";
import { orderAct } from "./order";

/** Lets the company of an ended order ask the other people who had sent an offer once more. */
export function AskAgain({ id, again: { count, isOpen } }: { id: string; again: Again }) {
  if (count === 0) return null;
  const who = count === 1 ? "Eine weitere Person hat" : `${count} weitere haben`;
  if (!isOpen)
    return (
      <p className="max-w-text">
        {who} angeboten. Öffnen Sie die Ausschreibung wieder, dann können Sie hier noch einmal fragen:{" "}
        <TextLink to="/profil#ausschreibungen">Eigene Ausschreibungen</TextLink>
      </p>
    );
  return (
    <>
      <p className="max-w-text">{who} angeboten. Fragen Sie, ob es noch gilt.</p>
      <div>
        <ConfirmedAct
          action={orderPath(id)}
          label="Noch einmal fragen"
          look={{ variant: "secondary" }}
          title="Noch einmal fragen"
          confirmLabel="Ja, noch einmal fragen"
          busyLabel="Einen Moment..."
          failure="Das hat nicht geklappt"
        >
          <p>
            Alle bekommen eine E-Mail und eine Zeile in der Unterhaltung, jede Person einmal. Wer ja sagt, steht wieder
            unter Ihren Angeboten.
          </p>
          <input type="hidden" name={orderAct.field} value={orderAct.askAgain} />
        </ConfirmedAct>
      </div>
    </>
  );
}

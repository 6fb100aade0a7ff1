import { useEffect, useRef } from "react";
import type { Contact } from "~/features/offers/contact";
import { deskPath, offerActPath, partnerName } from "~/features/offers/offer";
import type { DeskOffer } from "~/features/offers/own/desk.server";
import { SelectionText } from "~/features/offers/selection-text";
import { may } from "~/features/offers/states";
import { useButtonResponse } from "~/http/use-button-response";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { DialogButton } from "~/ui/dialog";
import { onlyName, returnName } from "./desk-query";

const formId = "entscheiden";
const dialogOf = (id: string) => `auswaehlen-${id}`;
export const nameId = (id: string) => `von-${id}`;

/** The acts of the company in the row of an offer. They belong to the form of `DeskActs`, because forms can't nest. */
export function RowActs({ offer: { id, state, call, isShortlisted, isStopped } }: { offer: DeskOffer }) {
  const before = useRef(state);
  // The pressed button is gone with the state before. The focus stays in the row, where keys act.
  useEffect(() => {
    const isChanged = before.current !== state;
    before.current = state;
    if (isChanged && document.activeElement === document.body)
      document.getElementById(nameId(id))?.focus({ preventScroll: true });
  }, [state, id]);
  const look = { size: "sm", "aria-describedby": nameId(id) } as const;
  return (
    <div className="mt-2 flex flex-wrap gap-1 empty:hidden print:hidden">
      {may("select", "company", state) && !isStopped && (
        <DialogButton {...look} variant="secondary" dialog={dialogOf(id)} data-key="a">
          Auswählen …
        </DialogButton>
      )}
      {may("take-back", "company", state) && (
        <Button
          {...look}
          variant="secondary"
          form={formId}
          formAction={offerActPath(id, "auswahl-zuruecknehmen")}
          data-key="a"
        >
          Auswahl zurücknehmen
        </Button>
      )}
      {may("shortlist", "company", state) && !isStopped && (
        <Button
          {...look}
          variant="quiet"
          form={formId}
          formAction={offerActPath(id, "engere-wahl")}
          name="wert"
          value={isShortlisted ? "nein" : "ja"}
          data-key="e"
        >
          {isShortlisted ? "Aus der engeren Wahl nehmen" : "In die engere Wahl"}
        </Button>
      )}
      {may("decline", "company", state) && call.id !== null && (
        // Of the form with all ticks, so that they are still there after declining an offer.
        <Button
          {...look}
          variant="quiet"
          formAction={`${deskPath(call.id)}/absagen`}
          name={onlyName}
          value={id}
          data-key="s"
        >
          Absagen …
        </Button>
      )}
    </div>
  );
}

interface DeskActsProps {
  offers: DeskOffer[];
  callId: number;
  /** The search of the desk, to which an act leads back. */
  search: string;
  contacts: Record<string, Contact> | null;
}

/** The form of the acts in all rows, and what the company reads before it selects somebody. */
export function DeskActs({ offers, callId, search, contacts }: DeskActsProps) {
  const { Form, isBusy } = useButtonResponse({ failure: "Das hat nicht geklappt" });
  return (
    <>
      <Form
        method="post"
        id={formId}
        action={deskPath(callId)}
        preventScrollReset
        hidden
        // The ticks may have changed in the address since the page was loaded.
        onSubmit={({ currentTarget }) => {
          const field = currentTarget.elements.namedItem(returnName);
          if (field instanceof HTMLInputElement) field.value = deskPath(callId) + window.location.search;
        }}
      >
        <input type="hidden" name={returnName} defaultValue={deskPath(callId) + search} />
      </Form>
      {offers
        .filter(({ state, isStopped }) => may("select", "company", state) && !isStopped)
        .map(({ id, partner }) => (
          <ConfirmDialog
            key={id}
            id={dialogOf(id)}
            title={`${partnerName(partner)} auswählen`}
            confirmLabel="Auswählen"
            busyLabel="Einen Moment..."
            busy={isBusy}
            form={formId}
            formAction={offerActPath(id, "auswaehlen")}
          >
            <SelectionText name={partnerName(partner)} ownContact={contacts?.[id] ?? null} />
          </ConfirmDialog>
        ))}
    </>
  );
}

import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { Contact } from "~/features/offers/contact";
import { deskPath, offerActPath, partnerName } from "~/features/offers/offer";
import type { DeskOffer } from "~/features/offers/own/desk.server";
import { may } from "~/features/offers/states";
import { useButtonResponse } from "~/http/use-button-response";
import { Button } from "~/ui/button";
import { DialogLink } from "~/ui/dialog-link";
import { onlyName, returnName } from "./desk-query";

const formId = "entscheiden";
export const nameId = (id: string) => `von-${id}`;

interface RowActsProps {
  offer: DeskOffer;
  /** The contact data of the company that the person gets with the confirmation. */
  ownContact: Contact | null;
}

/** The acts of the company in the row of an offer. They belong to the form of `DeskActs`, because forms can't nest. */
export function RowActs({ offer: { id, state, call, partner, isShortlisted, isStopped }, ownContact }: RowActsProps) {
  const { pathname, search } = useLocation();
  const before = useRef(state);
  // The pressed button is gone with the state before. The focus stays in the row, where keys act.
  useLayoutEffect(() => {
    const isChanged = before.current !== state;
    before.current = state;
    if (isChanged && document.activeElement === document.body)
      document.getElementById(nameId(id))?.focus({ preventScroll: true });
  }, [state, id]);
  const look = { size: "sm", "aria-describedby": nameId(id) } as const;
  return (
    <div className="mt-2 flex flex-wrap gap-1 empty:hidden print:hidden">
      {may("select", "company", state) && !isStopped && (
        <DialogLink
          {...look}
          to={`${offerActPath(id, "auswaehlen")}?${returnName}=${encodeURIComponent(pathname + search)}`}
          load={() => import("./select-offer")}
          dialog={(part, close) => (
            <part.SelectOffer
              id={id}
              name={partnerName(partner)}
              ownContact={ownContact}
              // The ticks may have changed in the address since the page was loaded.
              backTo={pathname + window.location.search}
              onClose={close}
            />
          )}
          variant="secondary"
          data-key="a"
        >
          Auswählen …
        </DialogLink>
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

/** The form of the acts in all rows. `search` is that of the desk, to which an act leads back. */
export function DeskActs({ callId, search }: { callId: number; search: string }) {
  const { Form } = useButtonResponse({ failure: "Das hat nicht geklappt" });
  return (
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
  );
}

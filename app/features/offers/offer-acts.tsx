import { ButtonLink } from "~/ui/button";
import type { Contact } from "./contact";
import { ToBeShared } from "./contact-data";
import { confirmingText, deskPath, newOfferPath, type OfferForOne, offerActPath, partnerName } from "./offer";
import { PlainAct, TellingAct } from "./offer-act-buttons";
import { SelectionText } from "./selection-text";
import { continuesWork, may, type OfferAct, type Side } from "./states";

interface OfferActsProps {
  offer: OfferForOne;
  /** When the call of the offer was changed, if it was. */
  callChangedAt?: string;
  /** The contact data of this side that the other side gets when the offer is confirmed. */
  ownContact: Contact | null;
  /** Whether the two can only end the offer now. */
  isStopped: boolean;
}

const mayNow =
  (side: Side, { state }: Pick<OfferForOne, "state">, isStopped: boolean) =>
  (act: OfferAct) =>
    may(act, side, state) && !(isStopped && continuesWork(act));

/** The acts of this side that the offer's state allows. */
export function OfferActs({ offer, ...props }: OfferActsProps) {
  const acts =
    offer.side === "sender" ? <SenderActs offer={offer} {...props} /> : <CompanyActs offer={offer} {...props} />;
  return <div className="mt-8 flex flex-wrap gap-3 empty:hidden max-sm:*:w-full print:hidden">{acts}</div>;
}

function SenderActs({ offer, callChangedAt, ownContact, isStopped }: OfferActsProps) {
  const { id, call, partner, isAskedAgain } = offer;
  const can = mayNow("sender", offer, isStopped);
  return (
    <>
      {can("uphold") && callChangedAt && (
        <PlainAct id={id} verb="aufrechterhalten" field={{ name: "fassung", value: callChangedAt }}>
          Angebot aufrechterhalten
        </PlainAct>
      )}
      {isAskedAgain && !isStopped && (
        <PlainAct id={id} verb="gilt-wieder">
          Ja, mein Angebot gilt wieder
        </PlainAct>
      )}
      {can("confirm") && (
        <TellingAct id={id} verb="uebernehmen" label="Ja, ich übernehme" title="Auftrag übernehmen">
          <p>Das Unternehmen bekommt Ihre Bestätigung, und Sie bekommen beide alles auf einen Blick per E-Mail.</p>
          <ToBeShared contact={ownContact}>
            Sie sehen dann beide, wie Sie einander direkt erreichen. Das erfährt {partnerName(partner)} von Ihnen:
          </ToBeShared>
          <p className="mt-3">{confirmingText}</p>
        </TellingAct>
      )}
      {can("refuse") && (
        <TellingAct
          id={id}
          verb="ablehnen"
          label="Leider nicht mehr möglich"
          title="Leider nicht mehr möglich"
          confirmLabel="Angebot zurückziehen"
          variant="secondary"
        >
          <p>
            Das Unternehmen erfährt, dass Sie den Auftrag nicht übernehmen können. Ihr Angebot ist dann zurückgezogen.
          </p>
        </TellingAct>
      )}
      {can("change") && (
        <ButtonLink to={offerActPath(id, "aendern")} variant="secondary">
          Angebot ändern
        </ButtonLink>
      )}
      {can("withdraw") && (
        <TellingAct
          id={id}
          verb="zurueckziehen"
          label="Zurückziehen"
          title="Angebot zurückziehen"
          variant="danger"
          danger
        >
          <p>Das Unternehmen erfährt, dass Sie Ihr Angebot zu „{call.title}“ zurückgezogen haben.</p>
        </TellingAct>
      )}
      {can("renew") && call.id !== null && (
        <ButtonLink to={newOfferPath(call.id)} variant="secondary">
          Noch einmal anbieten
        </ButtonLink>
      )}
    </>
  );
}

interface CompanyActsProps extends Pick<OfferActsProps, "ownContact" | "isStopped"> {
  offer: Extract<OfferForOne, { side: "company" }>;
}

function CompanyActs({ offer, ownContact, isStopped }: CompanyActsProps) {
  const { id, call, partner, isShortlisted } = offer;
  const can = mayNow("company", offer, isStopped);
  const name = partnerName(partner);
  return (
    <>
      {can("select") && (
        <TellingAct id={id} verb="auswaehlen" label="Auswählen" title={`${name} auswählen`}>
          <SelectionText name={name} ownContact={ownContact} />
        </TellingAct>
      )}
      {can("take-back") && (
        <PlainAct id={id} verb="auswahl-zuruecknehmen" variant="secondary">
          Auswahl zurücknehmen
        </PlainAct>
      )}
      {can("shortlist") && (
        <PlainAct
          id={id}
          verb="engere-wahl"
          variant="secondary"
          field={{ name: "wert", value: isShortlisted ? "nein" : "ja" }}
        >
          {isShortlisted ? "Aus der engeren Wahl nehmen" : "In die engere Wahl"}
        </PlainAct>
      )}
      {can("decline") && call.id !== null && (
        <ButtonLink to={`${deskPath(call.id)}/absagen?angebot=${id}`} variant="quiet">
          Absagen …
        </ButtonLink>
      )}
    </>
  );
}

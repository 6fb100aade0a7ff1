import { ButtonLink } from "~/ui/button";
import type { Contact } from "./contact";
import { ToBeShared } from "./contact-data";
import {
  confirmingText,
  deskPath,
  newOfferPath,
  noContractText,
  type OfferForOne,
  offerActPath,
  partnerName,
} from "./offer";
import { PlainAct, TellingAct } from "./offer-act-buttons";
import { may } from "./states";

interface OfferActsProps {
  offer: OfferForOne;
  /** When the call of the offer was changed, if it was. */
  callChangedAt?: string;
  /** The contact data of this side that the other side gets when the offer is confirmed. */
  ownContact: Contact | null;
}

/** The acts of this side that the offer's state allows. */
export function OfferActs({ offer, callChangedAt, ownContact }: OfferActsProps) {
  const acts =
    offer.side === "sender" ? (
      <SenderActs offer={offer} callChangedAt={callChangedAt} ownContact={ownContact} />
    ) : (
      <CompanyActs offer={offer} ownContact={ownContact} />
    );
  return <div className="mt-8 flex flex-wrap gap-3 empty:hidden max-sm:*:w-full print:hidden">{acts}</div>;
}

function SenderActs({ offer: { id, state, call, partner, isAskedAgain }, callChangedAt, ownContact }: OfferActsProps) {
  return (
    <>
      {may("uphold", "sender", state) && callChangedAt && (
        <PlainAct id={id} verb="aufrechterhalten" field={{ name: "fassung", value: callChangedAt }}>
          Angebot aufrechterhalten
        </PlainAct>
      )}
      {isAskedAgain && (
        <PlainAct id={id} verb="gilt-wieder">
          Ja, mein Angebot gilt wieder
        </PlainAct>
      )}
      {may("confirm", "sender", state) && (
        <TellingAct id={id} verb="uebernehmen" label="Ja, ich übernehme" title="Auftrag übernehmen">
          <p>Das Unternehmen bekommt Ihre Bestätigung, und Sie bekommen beide alles auf einen Blick per E-Mail.</p>
          <ToBeShared contact={ownContact}>
            Sie sehen dann beide, wie Sie einander direkt erreichen. Das erfährt {partnerName(partner)} von Ihnen:
          </ToBeShared>
          <p className="mt-3">{confirmingText}</p>
        </TellingAct>
      )}
      {may("refuse", "sender", state) && (
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
      {may("change", "sender", state) && (
        <ButtonLink to={offerActPath(id, "aendern")} variant="secondary">
          Angebot ändern
        </ButtonLink>
      )}
      {may("withdraw", "sender", state) && (
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
      {may("renew", "sender", state) && call.id !== null && (
        <ButtonLink to={newOfferPath(call.id)} variant="secondary">
          Noch einmal anbieten
        </ButtonLink>
      )}
    </>
  );
}

interface CompanyActsProps extends Pick<OfferActsProps, "ownContact"> {
  offer: Extract<OfferForOne, { side: "company" }>;
}

function CompanyActs({ offer, ownContact }: CompanyActsProps) {
  const { id, state, call, partner, isShortlisted } = offer;
  const name = partnerName(partner);
  return (
    <>
      {may("select", "company", state) && (
        <TellingAct id={id} verb="auswaehlen" label="Auswählen" title={`${name} auswählen`}>
          <SelectionText name={name} ownContact={ownContact} />
        </TellingAct>
      )}
      {may("take-back", "company", state) && (
        <PlainAct id={id} verb="auswahl-zuruecknehmen" variant="secondary">
          Auswahl zurücknehmen
        </PlainAct>
      )}
      {may("shortlist", "company", state) && (
        <PlainAct
          id={id}
          verb="engere-wahl"
          variant="secondary"
          field={{ name: "wert", value: isShortlisted ? "nein" : "ja" }}
        >
          {isShortlisted ? "Aus der engeren Wahl nehmen" : "In die engere Wahl"}
        </PlainAct>
      )}
      {may("decline", "company", state) && call.id !== null && (
        <ButtonLink to={`${deskPath(call.id)}/absagen?angebot=${id}`} variant="quiet">
          Absagen …
        </ButtonLink>
      )}
    </>
  );
}

interface SelectionTextProps extends Pick<OfferActsProps, "ownContact"> {
  name: string;
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

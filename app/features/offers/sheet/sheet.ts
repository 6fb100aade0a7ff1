import type { OrderParties, OrderParty } from "~/db/schema";
import { contactFacts } from "~/features/offers/contact";
import { noContractText, type Offer } from "~/features/offers/offer";
import { termFacts, worksText } from "~/features/offers/terms";
import { rightsText } from "~/features/rights/rights";
import { dayInVienna, formatMoment } from "~/text/dates";

/** A confirmed offer with what its sheet says beside it. */
export interface Order {
  offer: Pick<Offer, "id" | "version" | "writtenAt" | "message" | "terms" | "works"> & { title: string };
  parties: OrderParties;
  selectedAt: string | null;
  confirmedAt: string;
}

export interface SheetFact {
  label: string;
  entries: readonly string[];
}

export interface SheetPart {
  title: string;
  facts: SheetFact[];
  /** Free text below the facts. */
  text?: string;
}

/** The number of an order: its day and the beginning of its random id, so that it counts nothing for anybody. */
export const orderNumber = ({ offer, confirmedAt }: Pick<Order, "offer" | "confirmedAt">) =>
  `${dayInVienna(confirmedAt).replaceAll("-", "")}-${offer.id.slice(0, 8).toUpperCase()}`;

const goneText = "Gelöschtes Konto";

const factsOf = (party: OrderParty | null | undefined): SheetFact[] =>
  party
    ? contactFacts(party).map(({ label, value }) => ({ label, entries: [value] }))
    : [{ label: "Name", entries: [goneText] }];

export const sheetTitle = "Auftragsblatt";

export const whatItIs = `Dieses Blatt hält fest, was ausgewählt und bestätigt wurde, mit den Angaben von damals. Beide Seiten sehen dasselbe. ${noContractText} Was Sie dabei anders vereinbaren, gilt statt dessen, was hier steht.`;

/** The sheet of an order, part by part: the page and the PDF say the same. `call` is what the offer answers. */
export function sheetParts({ offer, parties, selectedAt, confirmedAt }: Order, call: SheetFact[]): SheetPart[] {
  const { terms, version, writtenAt, message } = offer;
  const name = (party: OrderParty | null | undefined) => party?.name ?? goneText;
  const only = (label: string, value: string | null): SheetFact[] => (value ? [{ label, entries: [value] }] : []);
  const figures = termFacts(terms).filter(({ label }) => label !== "Nutzungsrechte");
  return [
    { title: "Auftraggeber", facts: factsOf(parties.company) },
    { title: "Auftragnehmer", facts: factsOf(parties.sender) },
    {
      title: "Ausschreibung",
      facts: [...only("Titel", offer.title), ...call.filter(({ label }) => label !== "Nutzungsrechte")],
    },
    {
      title: "Angebot",
      facts: [
        ...only("Fassung", `${version}, geschrieben am ${formatMoment(writtenAt)}`),
        ...figures.flatMap(({ label, value }) => only(label, value)),
        ...only("Nutzungsrechte", rightsText(terms.rights) ?? "Keine Angabe"),
        ...only("Arbeiten", worksText(offer)),
      ],
      text: message ?? undefined,
    },
    {
      title: "Auswahl und Bestätigung",
      facts: [
        ...only("Ausgewählt", selectedAt && `am ${formatMoment(selectedAt)} von ${name(parties.company)}`),
        ...only("Bestätigt", `am ${formatMoment(confirmedAt)} von ${name(parties.sender)}`),
      ],
    },
  ];
}

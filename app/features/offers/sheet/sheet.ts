import type { OfferPosition, OrderParties, OrderParty } from "~/db/schema";
import { contactFacts } from "~/features/offers/contact";
import type { Offer } from "~/features/offers/offer";
import { daysOf, type OrderProgress, type OrderVersion } from "~/features/offers/order/order";
import { centsText, termFacts, worksText } from "~/features/offers/terms";
import { rightsText } from "~/features/rights/rights";
import { dayInVienna, formatDay, formatMoment } from "~/text/dates";

/** A confirmed offer with what its sheet says beside it. */
export interface Order {
  offer: Pick<Offer, "id" | "version" | "writtenAt" | "message" | "terms" | "works"> & { title: string };
  parties: OrderParties;
  selectedAt: string | null;
  confirmedAt: string;
  progress: OrderProgress;
}

export interface SheetFact {
  label: string;
  entries: readonly string[];
}

export interface SheetPart {
  title: string;
  facts: SheetFact[];
  /** A table below the facts. */
  positions?: OfferPosition[];
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

/** '20261126-5F0C9F9E, Fassung 2' */
export const sheetNumber = (order: Order) => `${orderNumber(order)}, Fassung ${order.progress.agreed.length + 1}`;

export const sheetExplanation =
  "Dieses Blatt hält fest, worauf sich beide Seiten mit Auswahl und Bestätigung verständigt haben, mit den Angaben von damals. Beide sehen dasselbe. Einen Vertrag schließen sie nur miteinander, nicht über die Plattform, und eine Rechnung ist das Blatt auch nicht. Was Sie anders vereinbaren, gilt statt dessen, was hier steht.";

/** The sheet of an order, part by part: the page and the PDF say the same. `call` is what the offer answers. */
export function sheetParts(order: Order, call: SheetFact[]): SheetPart[] {
  const { offer, parties, selectedAt, confirmedAt, progress } = order;
  const { terms, version, writtenAt, message } = offer;
  const figures = termFacts(terms).filter(({ label }) => label !== "Nutzungsrechte");
  return [
    { title: "Auftraggeber", facts: factsOf(parties.company) },
    { title: "Auftragnehmer", facts: factsOf(parties.sender) },
    {
      title: "Ausschreibung",
      facts: [
        ...only("Titel", offer.title),
        ...call.filter(({ label }) => label !== "Nutzungsrechte"),
        ...filesOf(parties),
      ],
    },
    {
      title: "Angebot",
      facts: [
        ...only("Fassung", `${version}, geschrieben am ${formatMoment(writtenAt)}`),
        ...figures.flatMap(({ label, value }) => only(label, value)),
        ...only("Nutzungsrechte", rightsText(terms.rights) ?? "Keine Angabe"),
        ...only("Arbeiten", worksText(offer)),
      ],
      positions: terms.positions,
      text: message ?? undefined,
    },
    {
      title: "Auswahl und Bestätigung",
      facts: [
        ...only("Ausgewählt", selectedAt && `am ${formatMoment(selectedAt)} von ${name(parties.company)}`),
        ...only("Bestätigt", `am ${formatMoment(confirmedAt)} von ${name(parties.sender)}`),
      ],
    },
    ...progress.agreed.map((version, index) => versionPart(version, index + 2, parties)),
    ...endPart(progress, parties),
  ];
}

/** The files of the call when the offer was confirmed. They go with the company. */
const filesOf = ({ company }: OrderParties): SheetFact[] =>
  company?.files?.length ? [{ label: "Unterlagen", entries: company.files }] : [];

const only = (label: string, value: string | null): SheetFact[] => (value ? [{ label, entries: [value] }] : []);
const name = (party: OrderParty | null | undefined) => party?.name ?? goneText;

/** What both sides have changed since; the latest version counts. */
function versionPart(version: OrderVersion, number: number, parties: OrderParties): SheetPart {
  const { proposedBy, proposedAt, agreedAt, totalCents, words } = version;
  const other = proposedBy === "sender" ? parties.company : parties.sender;
  return {
    title: `Fassung ${number}`,
    facts: [
      ...daysOf(version).flatMap(({ label, day }) => only(label, formatDay(day))),
      ...only("Preis zusammen", totalCents === null ? null : `${centsText(totalCents)}\u00a0€`),
      ...only("Vorgeschlagen", `am ${formatMoment(proposedAt)} von ${name(parties[proposedBy])}`),
      ...only("Zugestimmt", agreedAt && `am ${formatMoment(agreedAt)} von ${name(other)}`),
    ],
    text: words ?? undefined,
  };
}

function endPart(progress: OrderProgress, parties: OrderParties): SheetPart[] {
  const { deliveredAt, acceptedAt, acceptedBy, cancelledAt, cancelledBy, cancelReason } = progress;
  const acceptedText = {
    company: `von ${name(parties.company)}`,
    site: "von der Plattform, ohne Antwort",
    gone: "mit der Löschung des Kontos",
  }[acceptedBy ?? "company"];
  const facts = [
    ...only("Geliefert", deliveredAt && `am ${formatMoment(deliveredAt)} von ${name(parties.sender)}`),
    ...only("Angenommen", acceptedAt && `am ${formatMoment(acceptedAt)} ${acceptedText}`),
    ...(cancelledBy === "gone"
      ? only("Beendet", cancelledAt && `am ${formatMoment(cancelledAt)} mit der Löschung des Kontos`)
      : only(
          "Abgebrochen",
          cancelledAt && `am ${formatMoment(cancelledAt)} von ${name(parties[cancelledBy ?? "sender"])}`,
        )),
  ];
  return facts.length > 0 ? [{ title: "Was daraus wurde", facts, text: cancelReason ?? undefined }] : [];
}

import type { ReactNode } from "react";
import type { Contact } from "~/features/offers/contact";
import { offerPath, partnerName } from "~/features/offers/offer";
import { OfferBadge } from "~/features/offers/offer-badge";
import { writtenText } from "~/features/offers/offer-view";
import type { DeskOffer } from "~/features/offers/own/desk.server";
import { stoppedText } from "~/features/offers/sent-offer-row";
import { isOpen } from "~/features/offers/states";
import {
  comparableText,
  includedText,
  priceText,
  taxText,
  withSoftHyphen,
  withVatLabel,
  withVatText,
} from "~/features/offers/terms";
import { rightsText } from "~/features/rights/rights";
import { cutAt } from "~/text/cut";
import { formatMoment, formatShortDate } from "~/text/dates";
import { Link } from "~/ui/link";
import { type Column, Table } from "~/ui/table";
import { columnLabels, type DeskColumn, tickedName } from "./desk-query";
import { nameId, RowActs } from "./row-acts";

interface OfferTableProps {
  offers: DeskOffer[];
  /** The columns besides price, sender and state. */
  chosen: readonly DeskColumn[];
  /** The offers that are ticked for a refusal. */
  ticked: string[];
  /** The contact data of the company that each person will get, by the id of the offer. */
  contacts: Record<string, Contact> | null;
  /** The works of an offer, small. */
  showWorks: (works: DeskOffer["works"]) => ReactNode;
}

const noteLength = 80;

/** '5.760 € mit 20 % USt' */
function withVat({ terms }: DeskOffer): string | null {
  const text = withVatText(terms);
  return text && `${text} ${withVatLabel(terms).replace("Mit", "mit")}`;
}

const chosenCells: Record<DeskColumn, Column<DeskOffer>["cell"]> = {
  beginn: ({ terms }) => terms.earliestStart && `ab ${formatShortDate(terms.earliestStart)}`,
  notiz: ({ note }) => note && <span className="text-note">{cutAt(note, noteLength)}</span>,
  rechte: ({ terms }) => <span className="text-note hyphens-auto">{rightsText(terms.rights)}</span>,
  dauer: ({ terms }) => terms.duration,
  enthalten: ({ terms }) => <span className="hyphens-auto">{includedText(terms)}</span>,
};

/** A table of the offers for a call, in a form; on a phone each offer is a card. */
export function OfferTable({ offers, chosen, ticked, contacts, showWorks }: OfferTableProps) {
  const isAnyOpen = offers.some(({ state }) => isOpen(state));
  const columns: Column<DeskOffer>[] = [
    {
      header: "Preis",
      leads: true,
      width: chosen.length > 2 ? "lg:w-[15%]" : "lg:w-[19%]",
      cell: (offer) => (
        <div className="flex items-start gap-3">
          {isAnyOpen && <Tick offer={offer} isTicked={ticked.includes(offer.id)} />}
          <span className="min-w-0 tabular-nums">
            <span className="block font-display text-xl font-semibold hyphens-auto">{comparableText(offer.terms)}</span>
            {offer.terms.priceKind !== "pauschal" && <Small>{priceText(offer.terms)}</Small>}
            {offer.terms.priceTax && <Small>{withSoftHyphen(taxText(offer.terms) ?? "")}</Small>}
            {withVat(offer) && <Small>{withVat(offer)}</Small>}
          </span>
        </div>
      ),
    },
    {
      header: "Von",
      isRowHeader: true,
      leads: true,
      width: chosen.length > 2 ? "lg:w-[17%]" : "lg:w-[23%]",
      cell: (offer) => (
        <div className={isAnyOpen ? "not-print:max-lg:pl-12" : undefined}>
          <Link
            to={offerPath(offer.id)}
            id={nameId(offer.id)}
            className="font-display text-xl font-semibold title-link wrap-anywhere"
          >
            {partnerName(offer.partner)}
          </Link>
          <Small>eingelangt am {formatMoment(offer.createdAt)}</Small>
          {offer.isInvited && <Small>von Ihnen eingeladen</Small>}
          {offer.version > 1 && <Small>{writtenText(offer)}</Small>}
          {offer.isOutdated && isOpen(offer.state) && <Small>zur früheren Fassung der Ausschreibung</Small>}
          {showWorks(offer.works)}
        </div>
      ),
    },
    {
      header: "Stand",
      leads: true,
      width: chosen.length > 2 ? "lg:w-[22%]" : "lg:w-[36%]",
      cell: (offer) => (
        <div className={isAnyOpen ? "not-print:max-lg:pl-12" : undefined}>
          <OfferBadge offer={offer} />
          {offer.isStopped && <Small>{stoppedText}</Small>}
          <RowActs offer={offer} ownContact={contacts?.[offer.id] ?? null} />
        </div>
      ),
    },
    ...chosen.map((name) => ({ header: columnLabels[name], cell: chosenCells[name] })),
  ];
  return <Table caption="Angebote" columns={columns} rows={offers} rowKey={({ id }) => id} />;
}

/** Takes the same room where there is nothing to tick, so that the names align. */
function Tick({ offer, isTicked }: { offer: DeskOffer; isTicked: boolean }) {
  const room = "-my-2 -ml-2 grid size-11 shrink-0 place-items-center print:hidden";
  if (!isOpen(offer.state)) {
    return (
      <span aria-hidden className={room}>
        <span className="size-5.5" />
      </span>
    );
  }
  return (
    <label className={`${room} cursor-pointer`}>
      <input
        type="checkbox"
        name={tickedName}
        value={offer.id}
        data-key="x"
        defaultChecked={isTicked}
        className="size-5.5 cursor-pointer rounded-sm accent-ink"
      />
      <span className="sr-only">{partnerName(offer.partner)} für eine Absage vormerken</span>
    </label>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-sm font-normal text-soft">{children}</span>;
}

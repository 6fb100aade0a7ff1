import { Link } from "react-router";
import { offerPath, partnerName } from "~/features/offers/offer";
import { OfferBadge } from "~/features/offers/offer-badge";
import { writtenText } from "~/features/offers/offer-view";
import type { DeskOffer } from "~/features/offers/own/desk.server";
import { isOpen } from "~/features/offers/states";
import { comparableText, priceText, startText, taxText } from "~/features/offers/terms";
import { cutAt } from "~/text/cut";
import { formatMoment } from "~/text/dates";
import { type Column, Table } from "~/ui/table";

interface OfferTableProps {
  offers: DeskOffer[];
  /** The id of the form that declines the ticked offers. */
  declineForm: string;
}

const noteLength = 80;

/** A table of all offers of a call; on a phone each is a card. */
export function OfferTable({ offers, declineForm }: OfferTableProps) {
  const columns: Column<DeskOffer>[] = [
    {
      header: "Von",
      isRowHeader: true,
      cell: (offer) => (
        <div className="flex items-start gap-3">
          {isOpen(offer.state) && (
            <label className="-my-2 -ml-2 grid size-11 shrink-0 cursor-pointer place-items-center">
              <input
                type="checkbox"
                name="angebot"
                value={offer.id}
                form={declineForm}
                className="size-5.5 cursor-pointer rounded-sm accent-ink"
              />
              <span className="sr-only">{partnerName(offer.partner)} für eine Absage vormerken</span>
            </label>
          )}
          <span className="min-w-0">
            <Link
              to={offerPath(offer.id)}
              className="font-display text-xl font-semibold wrap-anywhere decoration-signal decoration-2 underline-offset-4 hover:underline"
            >
              {partnerName(offer.partner)}
            </Link>
            <span className="block text-sm font-normal text-soft">eingelangt am {formatMoment(offer.createdAt)}</span>
            {offer.version > 1 && <span className="block text-sm font-normal text-soft">{writtenText(offer)}</span>}
            {offer.isOutdated && isOpen(offer.state) && (
              <span className="block text-sm font-normal text-soft">zur früheren Fassung der Ausschreibung</span>
            )}
          </span>
        </div>
      ),
    },
    {
      header: "Preis",
      align: "right",
      cell: ({ terms }) => (
        <>
          <span className="block font-semibold">{comparableText(terms)}</span>
          {terms.priceKind !== "pauschal" && <span className="block text-sm text-soft">{priceText(terms)}</span>}
          {terms.priceTax && <span className="block text-sm text-soft">{taxText(terms)}</span>}
        </>
      ),
    },
    { header: "Beginn", cell: ({ terms }) => startText(terms) ?? "Keine Angabe" },
    { header: "Stand", cell: (offer) => <OfferBadge offer={offer} /> },
    {
      header: "Notiz",
      cell: ({ note }) => (note ? <span className="text-note">{cutAt(note, noteLength)}</span> : "–"),
    },
  ];
  return <Table caption="Angebote" columns={columns} rows={offers} rowKey={({ id }) => id} />;
}

import { deskPath, partnerName } from "~/features/offers/offer";
import type { ExportedOffer } from "~/features/offers/own/desk.server";
import { positionsText } from "~/features/offers/positions";
import { companyLabel } from "~/features/offers/states";
import {
  includedText,
  kindLabels,
  notComparable,
  taxText,
  totalCents,
  withVatCents,
  worksText,
} from "~/features/offers/terms";
import { rightsText } from "~/features/rights/rights";
import { type CsvColumn, dayOf, empty, headOf, linesOf, momentOf, numberOf } from "~/text/csv";

const eurosOf = (cents: number | null) => (cents === null ? empty : numberOf((cents / 100).toFixed(2)));

const columns: CsvColumn<ExportedOffer>[] = [
  ["Nr.", (_, index) => numberOf(index + 1)],
  ["Eingelangt am", ({ createdAt }) => momentOf(createdAt)],
  [
    "Zuletzt geändert am",
    ({ version, isUpheld, writtenAt }) => (version > 1 && !isUpheld ? momentOf(writtenAt) : empty),
  ],
  ["Aufrechterhalten am", ({ isUpheld, writtenAt }) => (isUpheld ? momentOf(writtenAt) : empty)],
  ["Antwortet auf", ({ isOutdated }) => (isOutdated ? "frühere Fassung" : "jetzige Fassung")],
  ["Angebot von", ({ partner }) => partnerName(partner)],
  ["Preis zusammen in Euro", ({ terms }) => totalText(totalCents(terms))],
  ["Preisart", ({ terms }) => (terms.priceKind ? kindLabels[terms.priceKind] : "")],
  ["Betrag in Euro", ({ terms }) => eurosOf(terms.priceCents)],
  ["Menge", ({ terms }) => (terms.priceQuantity === null ? empty : numberOf(terms.priceQuantity))],
  ["Positionen", ({ terms }) => positionsText(terms) ?? ""],
  ["Umsatzsteuer", ({ terms }) => taxText(terms) ?? ""],
  ["Mit USt in Euro", ({ terms }) => eurosOf(withVatCents(terms))],
  ["Nutzungsrechte", ({ terms }) => rightsText(terms.rights) ?? ""],
  ["Enthalten", ({ terms }) => includedText(terms) ?? ""],
  ["Frühester Beginn", ({ terms }) => (terms.earliestStart ? dayOf(terms.earliestStart) : empty)],
  ["Dauer", ({ terms }) => terms.duration ?? ""],
  ["Arbeiten", (offer) => worksText(offer) ?? ""],
  ["Stand", companyLabel],
  ["Stand seit", ({ state, standSince }) => (state === "sent" ? empty : momentOf(standSince))],
  ["Notiz", ({ note }) => note ?? ""],
  ["Text", ({ message }) => message ?? ""],
];

const totalText = (cents: number | null) => (cents === null ? notComparable : eurosOf(cents));

/** The offers as a table, written part by part. */
export async function* offersCsv(parts: AsyncIterable<ExportedOffer[]>): AsyncGenerator<string> {
  yield headOf(columns);
  let count = 0;
  for await (const offers of parts) {
    yield linesOf(columns, offers, count);
    count += offers.length;
  }
}

export const csvPath = (callId: number) => `${deskPath(callId)}/tabelle.csv`;

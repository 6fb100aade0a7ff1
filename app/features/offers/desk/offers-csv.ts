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
import { type Cell, dayOf, empty, headOf, lineOf, momentOf, numberOf } from "~/text/csv";

const headers = [
  "Nr.",
  "Eingelangt am",
  "Zuletzt geändert am",
  "Aufrechterhalten am",
  "Antwortet auf",
  "Angebot von",
  "Preis zusammen in Euro",
  "Preisart",
  "Betrag in Euro",
  "Menge",
  "Positionen",
  "Umsatzsteuer",
  "Mit USt in Euro",
  "Nutzungsrechte",
  "Enthalten",
  "Frühester Beginn",
  "Dauer",
  "Arbeiten",
  "Stand",
  "Stand seit",
  "Notiz",
  "Text",
];

const eurosOf = (cents: number | null) => (cents === null ? empty : numberOf((cents / 100).toFixed(2)));

function rowOf(offer: ExportedOffer, index: number): Cell[] {
  const { terms, version, isUpheld, isOutdated } = offer;
  const total = totalCents(terms);
  return [
    numberOf(index + 1),
    momentOf(offer.createdAt),
    version > 1 && !isUpheld ? momentOf(offer.writtenAt) : empty,
    isUpheld ? momentOf(offer.writtenAt) : empty,
    isOutdated ? "frühere Fassung" : "jetzige Fassung",
    partnerName(offer.partner),
    total === null ? notComparable : eurosOf(total),
    terms.priceKind ? kindLabels[terms.priceKind] : "",
    eurosOf(terms.priceCents),
    terms.priceQuantity === null ? empty : numberOf(terms.priceQuantity),
    positionsText(terms) ?? "",
    taxText(terms) ?? "",
    eurosOf(withVatCents(terms)),
    rightsText(terms.rights) ?? "",
    includedText(terms) ?? "",
    terms.earliestStart ? dayOf(terms.earliestStart) : empty,
    terms.duration ?? "",
    worksText(offer) ?? "",
    companyLabel(offer),
    offer.state === "sent" ? empty : momentOf(offer.standSince),
    offer.note ?? "",
    offer.message ?? "",
  ];
}

/** The offers as a table, written part by part. */
export async function* offersCsv(parts: AsyncIterable<ExportedOffer[]>): AsyncGenerator<string> {
  yield headOf(headers);
  let count = 0;
  for await (const offers of parts) {
    yield offers.map((offer, index) => lineOf(rowOf(offer, count + index))).join("");
    count += offers.length;
  }
}

export const csvPath = (callId: number) => `${deskPath(callId)}/tabelle.csv`;

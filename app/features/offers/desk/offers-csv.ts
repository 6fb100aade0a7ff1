import { deskPath, partnerName } from "~/features/offers/offer";
import type { ExportedOffer } from "~/features/offers/own/desk.server";
import { companyLabel } from "~/features/offers/states";
import {
  includedText,
  kindLabels,
  notComparable,
  quantityText,
  taxText,
  totalCents,
  worksText,
} from "~/features/offers/terms";
import { dayInVienna, formatMoment } from "~/text/dates";

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
  "Umsatzsteuer",
  "Enthalten",
  "Frühester Beginn",
  "Dauer",
  "Arbeiten",
  "Stand",
  "Stand seit",
  "Notiz",
  "Text",
];

/** An amount in the format of German spreadsheets: only the number, with a decimal comma. */
const plainEuros = (cents: number | null) => (cents === null ? "" : (cents / 100).toFixed(2).replace(".", ","));

/** A moment with the spaces that people type, so that a search in the spreadsheet finds it. */
const plainMoment = (when: Date | string) => formatMoment(when).replaceAll("\u00a0", " ");

function rowOf(offer: ExportedOffer, index: number): string[] {
  const { terms, version, isUpheld, isOutdated } = offer;
  const total = totalCents(terms);
  return [
    `${index + 1}`,
    plainMoment(offer.createdAt),
    version > 1 && !isUpheld ? plainMoment(offer.writtenAt) : "",
    isUpheld ? plainMoment(offer.writtenAt) : "",
    isOutdated ? "frühere Fassung" : "jetzige Fassung",
    partnerName(offer.partner),
    total === null ? notComparable : plainEuros(total),
    terms.priceKind ? kindLabels[terms.priceKind] : "",
    plainEuros(terms.priceCents),
    terms.priceQuantity === null ? "" : quantityText(terms.priceQuantity).replaceAll(".", ""),
    taxText(terms) ?? "",
    includedText(terms) ?? "",
    terms.earliestStart ?? "",
    terms.duration ?? "",
    worksText(offer) ?? "",
    companyLabel(offer),
    offer.state === "sent" ? "" : plainMoment(offer.stateSince),
    offer.note ?? "",
    offer.message ?? "",
  ];
}

/** A spreadsheet would run a text that begins like a formula, also after spaces. An apostrophe makes it text. */
const harmless = (text: string) => (/^[\s\u00a0]*[=+\-@|%]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text);

const cell = (text: string) => `"${harmless(text).replaceAll('"', '""')}"`;

const lineOf = (row: string[]) => `${row.map(cell).join(";")}\r\n`;

/**
 * A table that German Excel opens with a double click: with semicolons, a byte order mark and Windows line ends. It is
 * written part by part.
 */
export async function* offersCsv(parts: AsyncIterable<ExportedOffer[]>): AsyncGenerator<string> {
  yield `\ufeff${lineOf(headers)}`;
  let count = 0;
  for await (const offers of parts) {
    yield offers.map((offer, index) => lineOf(rowOf(offer, count + index))).join("");
    count += offers.length;
  }
}

export const csvPath = (callId: number) => `${deskPath(callId)}/tabelle.csv`;

export const csvName = ({ slug }: { slug: string }) => `angebote-${slug}-${dayInVienna()}.csv`;

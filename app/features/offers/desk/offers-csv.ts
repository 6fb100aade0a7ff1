import { deskPath, partnerName } from "~/features/offers/offer";
import type { DeskOffer } from "~/features/offers/own/desk.server";
import { companyLabel } from "~/features/offers/states";
import { includedText, kindLabels, notComparable, quantityText, taxText, totalCents } from "~/features/offers/terms";
import { dayInVienna, formatMoment } from "~/text/dates";

const headers = [
  "Nr.",
  "Eingelangt am",
  "Zuletzt geändert am",
  "Angebot von",
  "Preis zusammen in Euro",
  "Preisart",
  "Betrag in Euro",
  "Menge",
  "Umsatzsteuer",
  "Enthalten",
  "Frühester Beginn",
  "Dauer",
  "Stand",
  "Stand seit",
  "Notiz",
  "Text",
];

/** An amount in the format of German spreadsheets: only the number, with a decimal comma. */
const plainEuros = (cents: number | null) => (cents === null ? "" : (cents / 100).toFixed(2).replace(".", ","));

function rowOf(offer: DeskOffer, index: number): string[] {
  const { terms, version } = offer;
  const total = totalCents(terms);
  return [
    `${index + 1}`,
    formatMoment(offer.createdAt),
    version > 1 ? formatMoment(offer.writtenAt) : "",
    partnerName(offer.partner),
    total === null ? notComparable : plainEuros(total),
    terms.priceKind ? kindLabels[terms.priceKind] : "",
    plainEuros(terms.priceCents),
    terms.priceQuantity === null ? "" : quantityText(terms.priceQuantity).replaceAll(".", ""),
    taxText(terms) ?? "",
    includedText(terms) ?? "",
    terms.earliestStart ?? "",
    terms.duration ?? "",
    companyLabel(offer),
    offer.state === "sent" ? "" : formatMoment(offer.stateSince),
    offer.note ?? "",
    offer.message ?? "",
  ];
}

/** A spreadsheet would run a text that begins like a formula, also after spaces. An apostrophe makes it text. */
const harmless = (text: string) => (/^[\s\u00a0]*[=+\-@|%]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text);

const cell = (text: string) => `"${harmless(text).replaceAll('"', '""')}"`;

/** A table that German Excel opens with a double click: with semicolons, a byte order mark and Windows line ends. */
export function offersCsv(offers: DeskOffer[]): string {
  const rows = [headers, ...offers.map(rowOf)];
  return `\ufeff${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

export const csvPath = (callId: number) => `${deskPath(callId)}/tabelle.csv`;

export const csvName = ({ slug }: { slug: string }) => `angebote-${slug}-${dayInVienna()}.csv`;

import { deskPath, partnerName } from "~/features/offers/offer";
import type { ExportedOffer } from "~/features/offers/own/desk.server";
import { companyLabel } from "~/features/offers/states";
import { includedText, kindLabels, notComparable, taxText, totalCents, worksText } from "~/features/offers/terms";
import { dayInVienna, formatTime } from "~/text/dates";
import { fromFirstVisible } from "~/text/visible";

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

/** A value that we write ourselves, in the format that German spreadsheets read as a number or a date. */
interface Value {
  bare: string;
}
type Cell = string | Value;
const empty: Value = { bare: "" };

/** Only the number, with a decimal comma. */
const numberOf = (value: number | string): Value => ({ bare: String(value).replace(".", ",") });

const eurosOf = (cents: number | null) => (cents === null ? empty : numberOf((cents / 100).toFixed(2)));

const dayOf = (day: string): Value => ({ bare: day.split("-").reverse().join(".") });

const momentOf = (when: Date | string): Value => ({ bare: `${dayOf(dayInVienna(when)).bare} ${formatTime(when)}` });

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
    taxText(terms) ?? "",
    includedText(terms) ?? "",
    terms.earliestStart ? dayOf(terms.earliestStart) : empty,
    terms.duration ?? "",
    worksText(offer) ?? "",
    companyLabel(offer),
    offer.state === "sent" ? empty : momentOf(offer.stateSince),
    offer.note ?? "",
    offer.message ?? "",
  ];
}

/** The signs that begin a formula, also in the wide form of East Asian keyboards. */
const beginsFormula = (text: string) => /^[=+\-@|%＝＋－＠｜％]/.test(text);

/**
 * A spreadsheet would run a text that begins like a formula, also after spaces and characters that show nothing. An
 * apostrophe makes it text.
 */
const harmless = (text: string) =>
  beginsFormula(fromFirstVisible(text)) || /^[\t\r\n]/.test(text) ? `'${text}` : text;

/** Only texts are in quotes, because some programs take everything in quotes for text. */
const written = (cell: Cell) => (typeof cell === "string" ? `"${harmless(cell).replaceAll('"', '""')}"` : cell.bare);

const lineOf = (row: Cell[]) => `${row.map(written).join(";")}\r\n`;

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

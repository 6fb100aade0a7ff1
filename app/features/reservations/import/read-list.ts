import { formatCount } from "~/text/format-count";

const megabytes = 2;

/** What a list of members may have at most. A name and an address per row need a fraction of it. */
export const listMax = { bytes: megabytes * 1024 * 1024, rows: 2000, columns: 50, cell: 1000 };

export const tooLargeText = `größer als ${megabytes}\u00a0MB`;

/** For whoever chooses a file. */
export const listMaxText = `höchstens ${formatCount(listMax.rows)} Zeilen und ${megabytes}\u00a0MB`;

/** Why a file is refused, as a sentence for people. */
export class ListRefused extends Error {}

const asUtf8 = "Speichern Sie sie in Excel als „CSV UTF-8“, in LibreOffice als CSV mit dem Zeichensatz UTF-8.";

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** Reads a file of comma, semicolon or tab separated values into rows of cells. Throws `ListRefused`. */
export function readList(bytes: Uint8Array): string[][] {
  if (bytes.length > listMax.bytes) throw new ListRefused(`Die Datei ist ${tooLargeText}.`);
  const rows = split(decode(bytes));
  if (rows.length === 0) throw new ListRefused("Die Datei ist leer.");
  return rows;
}

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new ListRefused(`Das ist eine Excel-Datei oder ein Archiv, keine CSV-Datei. ${asUtf8}`);
  }
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
    throw new ListRefused(`Die Datei ist in UTF-16 gespeichert, nicht in UTF-8. ${asUtf8}`);
  }
  if (bytes.includes(0))
    throw new ListRefused(`Die Datei ist keine CSV-Datei: Sie enthält unlesbare Zeichen. ${asUtf8}`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ListRefused(`Die Umlaute der Datei sind nicht in UTF-8 gespeichert. ${asUtf8}`);
  }
}

const separators = [";", "\t", ","] as const;

/** The separator that the first line has most of, not counting what is in quotes. */
function separatorOf(text: string): string {
  const [line = ""] = text.replace(/"[^"]*"/g, "").split(/\r\n?|\n/, 1);
  const countOf = (separator: string) => line.split(separator).length;
  return separators.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ";";
}

/** Splits as RFC 4180 says: what is in quotes may have separators and line ends, and `""` is a quote. */
function split(text: string): string[][] {
  const separator = separatorOf(text);
  // A cell and what ends it. Quotes in the middle of a cell are text.
  const cells = new RegExp(`(?:"([^"]*(?:""[^"]*)*)" *|((?!")[^${separator}\r\n]*))(${separator}|\r\n?|\n|$)`, "y");
  const rows: string[][] = [];
  let row: string[] = [];
  let line = 1;
  while (cells.lastIndex < text.length) {
    const found = cells.exec(text);
    if (!found) {
      throw new ListRefused(`In Zeile ${line} beginnt oder endet ein Feld mit einem Anführungszeichen zu viel.`);
    }
    const [, quoted, plain = "", end = ""] = found;
    row.push(cellOf(quoted?.replaceAll('""', '"') ?? plain, line));
    if (row.length > listMax.columns) throw new ListRefused(`Die Datei hat mehr als ${listMax.columns} Spalten.`);
    if (end === separator) {
      if (cells.lastIndex === text.length) row.push("");
      else continue;
    }
    line += 1;
    if (row.some((cell) => cell !== "")) rows.push(row);
    row = [];
    // One more for the headers.
    if (rows.length > listMax.rows + 1) {
      throw new ListRefused(
        `Die Datei hat mehr als ${formatCount(listMax.rows)} Zeilen. Bitte teilen Sie sie auf mehrere Dateien auf.`,
      );
    }
  }
  return rows;
}

function cellOf(text: string, line: number): string {
  if (text.length > listMax.cell) {
    throw new ListRefused(`In Zeile ${line} hat ein Feld mehr als ${formatCount(listMax.cell)} Zeichen.`);
  }
  return text.trim();
}

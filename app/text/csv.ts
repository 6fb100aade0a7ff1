import { dayInVienna, formatTime } from "./dates";
import { fromFirstVisible } from "./visible";

/** A value that we write ourselves, in the format that German spreadsheets read as a number or a date. */
export interface Value {
  bare: string;
}
export type Cell = string | Value;
export const empty: Value = { bare: "" };

/** Only the number, with a decimal comma. */
export const numberOf = (value: number | string): Value => ({ bare: String(value).replace(".", ",") });

export const dayOf = (day: string): Value => ({ bare: day.split("-").reverse().join(".") });

export const momentOf = (when: Date | string): Value => ({
  bare: `${dayOf(dayInVienna(when)).bare} ${formatTime(when)}`,
});

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

const lineOf = (cells: readonly Cell[]) => `${cells.map(written).join(";")}\r\n`;

/** A column of a table: its head, and its cell in the row at this place. */
export type CsvColumn<Row> = readonly [head: string, cell: (row: Row, index: number) => Cell];

/**
 * The head of a table that German Excel opens with a double click: with semicolons, a byte order mark and Windows line
 * ends.
 */
export const headOf = <Row>(columns: readonly CsvColumn<Row>[]) => `\ufeff${lineOf(columns.map(([head]) => head))}`;

/** Rows of a table, the first of them at this place. */
export const linesOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], from = 0) =>
  rows.map((row, index) => lineOf(columns.map(([, cell]) => cell(row, from + index)))).join("");

export const tableOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]) =>
  headOf(columns) + linesOf(columns, rows);

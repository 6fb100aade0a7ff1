import { buffer } from "node:stream/consumers";
import regular from "@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf?inline";
import bold from "@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf?inline";
import PDFDocument from "pdfkit";
import { positionColumns } from "~/features/offers/positions";
import { type SheetFact, type SheetPart, sheetExplanation, sheetTitle } from "./sheet";
import { unwritable, writable } from "./writable";

const bytesOf = (inline: string) => Buffer.from(inline.slice(inline.indexOf(",") + 1), "base64");
export const fonts = { regular: bytesOf(regular), bold: bytesOf(bold) };

const margin = 56;
const labelWidth = 130;
/** A row begins on the next page when less than this is left. */
const leastRoom = 48;

// The types do not know this subset.
const accessible = "PDF/UA" as PDFKit.PDFDocumentOptions["subset"];

type Element = PDFKit.PDFStructureElement;

interface Sheet {
  number: string;
  productName: string;
  parts: SheetPart[];
}

/** The sheet as a tagged PDF: real text in reading order, with headings and lists for programs that read aloud. */
export function sheetPdf({ number, productName, parts }: Sheet): Promise<Buffer> {
  const title = `${sheetTitle} ${number}`;
  const doc = new PDFDocument({
    // Not the one that it would look for in its package, of which the built server has no files.
    font: "",
    ...{ size: "A4", margin, bufferPages: true, lang: "de-AT", tagged: true, displayTitle: true },
    ...{ pdfVersion: "1.7", subset: accessible, info: { Title: title, Author: productName } },
  });
  doc.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  const done = buffer(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const say = (within: Element, tag: string, write: () => void) => within.add(doc.struct(tag, {}, write));
  say(root, "H1", () => doc.font("bold").fontSize(22).text(sheetTitle));
  say(root, "P", () => doc.font("regular").fontSize(11).text(`Nummer ${number}`));
  const shown = writableParts(doc, parts);
  for (const part of shown) writePart(doc, root, part);
  doc.moveDown(1.5);
  const lacks = JSON.stringify(shown).includes(unwritable) ? ` ${unwritableExplanation}` : "";
  say(root, "P", () => doc.font("regular").fontSize(9).text(`${sheetExplanation}${lacks}`, margin));
  root.end();
  numberPages(doc, title);
  doc.end();
  return done;
}

const unwritableExplanation = `Wo ${unwritable} steht, fehlen der Schrift dieser Datei die Zeichen. Lesen Sie die Stelle bitte auf der Seite dieses Auftragsblatts.`;

function writePart(doc: PDFKit.PDFDocument, root: Element, { title, facts, positions = [], text }: SheetPart): void {
  if (room(doc) < 2 * leastRoom) doc.addPage();
  doc.moveDown(1.2);
  root.add(doc.struct("H2", {}, () => doc.font("bold").fontSize(14).text(title, margin)));
  doc.moveDown(0.3);
  const list = doc.struct("L");
  root.add(list);
  for (const fact of facts) writeFact(doc, list, fact);
  list.end();
  const rows = positions.map((position) => positionColumns.map(({ cell }) => cell(position)));
  if (rows.length > 0) writeTable(doc, root, [positionColumns.map(({ header }) => header), ...rows]);
  if (!text) return;
  doc.moveDown(0.6);
  root.add(doc.struct("P", {}, () => doc.font("regular").fontSize(10).text(text, margin)));
}

/** What the types leave out. */
type WithFont = { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } };

/**
 * The parts with every text in the signs of the typeface. To find where to break a word, the library measures all that is
 * left of it at each line: no word is long.
 */
function writableParts(doc: PDFKit.PDFDocument, parts: SheetPart[]): SheetPart[] {
  const { font } = (doc as unknown as WithFont)._font;
  const has = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  const inSigns = (text: string) => writable(text, has).replace(/\S{200}(?=\S)/g, "$&\n");
  return JSON.parse(JSON.stringify(parts), (_, value) => (typeof value === "string" ? inSigns(value) : value));
}

/** A label with its value beside it. */
function writeFact(doc: PDFKit.PDFDocument, list: Element, { label, entries }: SheetFact): void {
  if (room(doc) < leastRoom) doc.addPage();
  const item = doc.struct("LI");
  list.add(item);
  const top = doc.y;
  const font = (name: string) => doc.font(name).fontSize(10);
  const writeLabel = () => font("bold").text(label, margin, top, { width: labelWidth - 12 });
  item.add(doc.struct("Lbl", {}, writeLabel));
  const bottom = doc.y;
  const value = entries.length > 1 ? entries.map((entry) => `– ${entry}`).join("\n") : (entries[0] ?? "");
  const page = doc.page;
  const writeValue = () => font("regular").text(value, margin + labelWidth, top);
  item.add(doc.struct("LBody", {}, writeValue));
  item.end();
  if (doc.page === page) doc.y = Math.max(doc.y, bottom);
  doc.moveDown(0.3);
}

/**
 * The first row is the head, the first cell of each the head of its row. Each page of the table begins with the head, of
 * which programs that read aloud read the first.
 */
function writeTable(doc: PDFKit.PDFDocument, root: Element, rows: (readonly string[])[]): void {
  doc.moveDown(0.6);
  const table = doc.struct("Table");
  root.add(table);
  for (const [index, cells] of rows.entries()) {
    doc.fontSize(10).font(index === 0 ? "bold" : "regular");
    if (room(doc) < heightOf(doc, cells)) {
      doc.addPage();
      if (index > 0) repeatHead(doc, rows[0] ?? []);
    }
    const row = doc.struct("TR");
    table.add(row);
    writeCells(doc, cells, (column, write) =>
      row.add(doc.struct(index === 0 || column === 0 ? "TH" : "TD", {}, write)),
    );
    row.end();
  }
  table.end();
}

function repeatHead(doc: PDFKit.PDFDocument, cells: readonly string[]): void {
  doc.font("bold").markContent("Artifact", { type: "Layout" });
  writeCells(doc, cells, (_, write) => write());
  doc.endMarkedContent();
  doc.font("regular");
}

const heightOf = (doc: PDFKit.PDFDocument, cells: readonly string[]) =>
  Math.max(...cells.map((cell, column) => doc.heightOfString(cell, { width: positionColumns[column]?.points })));

function writeCells(
  doc: PDFKit.PDFDocument,
  cells: readonly string[],
  writeCell: (column: number, write: () => void) => void,
): void {
  const [top, height] = [doc.y, heightOf(doc, cells)];
  let next = margin;
  for (const [column, { points: width, isAmount }] of positionColumns.entries()) {
    const [cell, left] = [cells[column] ?? "", next];
    writeCell(column, () => doc.text(cell, left, top, { width, align: isAmount ? "right" : "left" }));
    next += width + 12;
  }
  doc.y = top + height + 4;
}

const room = (doc: PDFKit.PDFDocument) => doc.page.height - margin - doc.y;

/** Title and number of each page, which programs that read aloud leave out. */
function numberPages(doc: PDFKit.PDFDocument, title: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    // Text in the margin would otherwise begin another page.
    doc.page.margins.bottom = 0;
    doc.markContent("Artifact", { type: "Pagination" });
    const text = `${title}, Seite ${index + 1} von ${count}`;
    doc
      .font("regular")
      .fontSize(8)
      .text(text, margin, doc.page.height - 36, { lineBreak: false });
    doc.endMarkedContent();
  }
}

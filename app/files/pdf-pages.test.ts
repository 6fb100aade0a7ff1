import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { factsOf } from "./file-facts";
import { pagesIn, pdfHeadBytes, pdfTailBytes } from "./pdf-pages";

const count = (pdf: string) => pagesIn(pdf.slice(0, pdfHeadBytes), pdf.slice(-pdfTailBytes), pdf.length);

function pdfOf(pages: number): Promise<string> {
  const doc = new PDFDocument();
  for (let page = 1; page < pages; page += 1) doc.addPage();
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks).toString("latin1")));
    doc.end();
  });
}

const root = (pages: number) => `2 0 obj\n<< /Type /Pages /Count ${pages} /Kids [ 3 0 R ] >>\nendobj\n`;

describe("the pages of a PDF", () => {
  it("are counted as a program has written them, the number on one line with its unit [FILE-22, LOOK-40]", async () => {
    expect(await Promise.all([1, 2, 120].map(async (pages) => count(await pdfOf(pages))))).toEqual([1, 2, 120]);
    expect(factsOf({ type: "pdf", bytes: 2_500_000, pages: 120 })).toBe("PDF, 120\u00a0Seiten, 2,4\u00a0MB");
    expect(factsOf({ type: "pdf", bytes: 2048, pages: 1 })).toBe("PDF, 1\u00a0Seite, 2\u00a0KB");
  });

  it("are those of the whole list, at the beginning or the end of a large file [FILE-22]", () => {
    const inner = "4 0 obj<</Type/Pages/Parent 2 0 R/Count 2/Kids[5 0 R]>>endobj\n";
    const filler = "x".repeat(300_000);
    expect(count(`%PDF-1.7\n${root(7)}${inner}${filler}`)).toBe(7);
    expect(count(`%PDF-1.7\n${filler}${inner}${root(7)}trailer`)).toBe(7);
    expect(count(`%PDF-1.7\n${filler}${root(7)}${filler}`)).toBeNull();
  });

  it("are those of a file for the web, unless something was added to it later [FILE-22]", () => {
    const file = (length: number) => `%PDF-1.6\n1 0 obj<</Linearized 1/L ${length}/O 9/E 50/N 12/T 80>>endobj\n`;
    const { length } = file(100);
    expect(count(`${file(length).padEnd(length)}`)).toBe(12);
    expect(count(`${file(length)}more`)).toBeNull();
  });

  it.each([
    ["a compressed list", "%PDF-1.5\n1 0 obj<</Type/ObjStm/N 9>>stream\u0001endstream endobj"],
    ["two that differ", `%PDF-1.7\n${root(7)}${root(8)}`],
    ["none", `%PDF-1.7\n${root(0)}`],
    ["too many", `%PDF-1.7\n${root(10_000)}`],
    ["no number", "%PDF-1.7\n<</Type/Pages/Count 99999999999999999999>>endobj<</Type/Pages/Count -3>>endobj"],
    ["nothing", ""],
    ["names without end", `%PDF-1.7\n${"/Type /Pages /Count ".repeat(3000)}`],
    ["blanks without end", `%PDF-1.7\n/Type${" ".repeat(60_000)}/Pages/Count${" ".repeat(60_000)}9`],
  ])("are not told where they can't be: %s [FILE-22]", (_, pdf) => {
    expect(count(pdf)).toBeNull();
  });
});

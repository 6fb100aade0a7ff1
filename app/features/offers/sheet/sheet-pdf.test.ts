import PDFDocument from "pdfkit";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, it, vi } from "vitest";
import { positionColumns } from "../positions";
import { sheetPdf } from "./sheet-pdf.server";

const long = Array.from({ length: 90 }, (_, n) => `Zeile ${n} mit Größe, „Zitat“ – und 3.200\u00a0€.`).join("\n");
const positions = [
  {
    text: "Entwurf von drei Plakaten in zwei Größen, mit Reinzeichnung",
    quantity: 2.5,
    unit: "Tage",
    unitCents: 64_000,
  },
];
const parts = [
  { title: "Auftraggeber", facts: [{ label: "Unternehmen", entries: ["Čapek & Söhne"] }] },
  { title: "Angebot", facts: [{ label: "Lieferumfang", entries: ["Druckdaten", "Plakat"] }], positions, text: long },
];

interface Node {
  role?: string;
  children?: Node[];
}
const rolesIn = ({ role = "", children = [] }: Node): string[] => [role, ...children.flatMap(rolesIn)];

it("is a tagged PDF of real text, in the order of the page, on as many pages as it needs [ORDER-03, OFFER-69]", async () => {
  const bytes = await sheetPdf({ number: "20261127-5F0C9F9E", productName: "Kreativländle", parts });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  expect(pdf.numPages).toBeGreaterThan(1);
  const { text } = await extractText(pdf, { mergePages: true });
  for (const shown of [
    "Auftragsblatt",
    "Čapek & Söhne",
    "– Plakat",
    "2,5 Tage zu 640 €",
    "1.600 €",
    "Zeile 89 mit Größe, „Zitat“ – und 3.200\u00a0€.",
    "Seite 1 von",
  ])
    expect(text.replaceAll(/\s/g, " ")).toContain(shown.replaceAll(/\s/g, " "));
  expect(text.indexOf("Auftraggeber")).toBeLessThan(text.indexOf("Lieferumfang"));
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: "Auftragsblatt 20261127-5F0C9F9E", Author: "Kreativländle", Language: "de-AT" });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const roles = rolesIn((await (await pdf.getPage(1)).getStructTree()) as Node);
  expect(roles).toEqual(
    expect.arrayContaining(["Document", "H1", "P", "H2", "L", "LI", "Lbl", "LBody", "Table", "TR", "TH", "TD"]),
  );
  expect(bytes.length).toBeLessThan(200_000);
});

it("writes a word of five thousand letters without measuring it again for each line [SAFE-133]", async () => {
  const word = "W".repeat(5000);
  const measure = vi.spyOn(PDFDocument.prototype, "widthOfString");
  const bytes = await sheetPdf({ number: "1", productName: "K", parts: [{ title: "Angebot", facts: [], text: word }] });
  const measured = measure.mock.calls.reduce((sum, [measuredText]) => sum + `${measuredText}`.length, 0);
  measure.mockRestore();
  expect(measured).toBeLessThan(10 * word.length);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  expect(text.replaceAll(/\s/g, "")).toContain(word.slice(0, 1000));
});

it("repeats the head of a table on each of its pages, read aloud once, and says where signs are missing [ORDER-28]", async () => {
  const rows = Array.from({ length: 60 }, (_, n) => ({ text: `Teil ${n}`, quantity: 1, unit: "", unitCents: 100 }));
  const facts = [
    { label: "Name", entries: ["Ирина, Петрова!", "Ω und Łódź ½ ± 5"] },
    { label: "Ort", entries: ["東京"] },
  ];
  const parts = [{ title: "Angebot", facts, positions: rows }];
  const pdf = await getDocumentProxy(new Uint8Array(await sheetPdf({ number: "1", productName: "K", parts })));
  const { text } = await extractText(pdf, { mergePages: false });
  expect(text.map((page) => page.split(positionColumns[0]?.header ?? "").length - 1)).toEqual(text.map(() => 1));
  expect(text.length).toBeGreaterThan(1);
  const roles = rolesIn((await (await pdf.getPage(1)).getStructTree()) as Node);
  expect(roles.filter((role) => role === "TH")).toHaveLength(3 + rows.length);
  const all = text.join(" ").replaceAll(/\s+/g, " ");
  for (const shown of [
    "– [nicht darstellbar]!",
    "– [nicht darstellbar] und Łódź 1/2 +/- 5",
    "Wo [nicht darstellbar] steht",
  ])
    expect(all).toContain(shown);
  expect(all).not.toMatch(/[\u0370-\u04ff東京\ufffd]/);
});

it("writes what the typeface lacks with the letters that it has, without emoji, and keeps columns apart [ORDER-27]", async () => {
  const text = "Thảo Nguyễn freut sich 😀👍🏽: A‑Z\tund ﬁx";
  const position = { text: "x".repeat(80), quantity: 1, unit: "", unitCents: 100 };
  const parts = [{ title: "Angebot", facts: [{ label: "Name", entries: [text] }], positions: [position] }];
  const pdf = await getDocumentProxy(new Uint8Array(await sheetPdf({ number: "1", productName: "K", parts })));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const runs = items.flatMap((item) => ("str" in item ? [item] : []));
  expect(runs.map(({ str }) => str).join("")).toContain("Thao Nguyen freut sich : A-Z und fix");
  const ends = runs.flatMap(({ str, transform, width }) => (/^x+$/.test(str) ? [Number(transform[4]) + width] : []));
  const count = runs.find(({ str }) => str === "pauschal");
  expect(ends.length).toBeGreaterThan(1);
  expect(Number(count?.transform[4]) - Math.max(...ends)).toBeGreaterThanOrEqual(12);
});

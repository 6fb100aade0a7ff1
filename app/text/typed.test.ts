import { expect, it } from "vitest";
import { exactLine, numberLine, oneLine, paragraphs, vatLine } from "./typed";

it("makes one line of what was typed into one", () => {
  expect(oneLine("  Bu\u0308ro\tSüß \r\n &\0Söhne ")).toBe("Büro Süß & Söhne");
});

it.each(["\u200b", "\u00ad \u2800", "\u3164\n\ufe0f", "\u0301", ""])("takes %j for nothing [SAFE-60]", (text) => {
  expect(oneLine(text)).toBe("");
  expect(paragraphs(text)).toBe("");
});

it("removes characters that turn the text, and limits stacked marks [SAFE-61]", () => {
  expect(oneLine("Angebot \u202egpj.exe\u2066")).toBe("Angebot gpj.exe");
  expect(paragraphs(`Zeile${"\u0336".repeat(40)}\nZwei`)).toBe(`Zeile${"\u0336".repeat(8)}\nZwei`);
});

it("keeps lines and tabs, with one character per line break", () => {
  expect(paragraphs("\r\nErste\r\n\r\n\tZweite\rDritte\0\u0007 \n")).toBe("Erste\n\n\tZweite\nDritte");
});

it("removes what nobody sees from what a program reads, and makes plain signs of printed ones in numbers [SAFE-113]", () => {
  expect(exactLine(" \ufeffhttps://anna\u200b.at/a\u00adb\u200e ")).toBe("https://anna.at/ab");
  expect(numberLine("0664\u20111234\u2013567 1\u2019000 \u221212")).toBe("0664-1234-567 1'000 -12");
});

it.each([
  ["atu 123 456 78", "ATU12345678"],
  ["che-123.456.789 mwst", "CHE-123.456.789 MWST"],
])("writes the VAT number %j as %j [OWN-53]", (typed, written) => expect(vatLine(typed)).toBe(written));

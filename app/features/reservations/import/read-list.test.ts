import { describe, expect, it } from "vitest";
import { ListRefused, listMax, readList } from "./read-list";

const encoded = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readList(encoded(text));

function refusalOf(bytes: Uint8Array): string {
  try {
    readList(bytes);
  } catch (error) {
    if (error instanceof ListRefused) return error.message;
    throw error;
  }
  return "taken";
}

const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...Buffer.from(text, "utf16le")]);
const person = "Frida Rüf;frida@example.com\n";

describe("a list of members", () => {
  it.each([
    ["semicolons", "Name;E-Mail\r\nFrida Rüf;frida@example.com\r\n"],
    ["commas and a byte order mark", "\ufeffName,E-Mail\nFrida Rüf,frida@example.com"],
    ["tabs", "Name\tE-Mail\nFrida Rüf\tfrida@example.com\n"],
    ["quotes, and empty lines between", '"Name";"E-Mail"\n\n;\n"Frida Rüf" ;"frida@example.com"\n\n'],
    ["old line ends", "Name;E-Mail\rFrida Rüf;frida@example.com\r"],
  ])("is read with %s [ADM-38]", (_, text) => {
    expect(read(text)).toEqual([
      ["Name", "E-Mail"],
      ["Frida Rüf", "frida@example.com"],
    ]);
  });

  it("may have separators, quotes and line ends in a field, and fields that are empty [ADM-38]", () => {
    expect(read('"Rüf, ""Frida""";a;\n"zwei\nZeilen";;c\nletzte;;')).toEqual([
      ['Rüf, "Frida"', "a", ""],
      ["zwei\nZeilen", "", "c"],
      ["letzte", "", ""],
    ]);
  });

  it.each([
    ["nothing", encoded(""), "Die Datei ist leer."],
    ["only separators", encoded(";;\n;;\n"), "Die Datei ist leer."],
    ["2 MB and a byte", new Uint8Array(listMax.bytes + 1), "Die Datei ist größer als 2\u00a0MB."],
    ["a ZIP, such as XLSX", new Uint8Array([0x50, 0x4b, 3, 4, 0]), "Das ist eine Excel-Datei"],
    ["an old Excel file", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), "Das ist eine Excel-Datei"],
    ["two bytes a letter", utf16(person), "Die Datei ist in UTF-16 gespeichert, nicht in UTF-8."],
    ["two bytes a letter without its mark", utf16(person).slice(2), "Sie enthält unlesbare Zeichen."],
    ["Windows-1252", new Uint8Array(Buffer.from(person, "latin1")), "Die Umlaute der Datei sind nicht in UTF-8"],
    ["a NUL", encoded("Frida\0;frida@example.com"), "Sie enthält unlesbare Zeichen."],
    ["2,002 rows", encoded(person.repeat(listMax.rows + 2)), "Die Datei hat mehr als 2.000 Zeilen."],
    ["16,000 columns", encoded("x;".repeat(16_000)), "Die Datei hat mehr als 50 Spalten."],
    ["a field that is too long", encoded(`Name\n${"x".repeat(1001)}`), "In Zeile 2 hat ein Feld mehr als 1.000"],
    ["a quote that never ends", encoded(`Name\n"${"x\n".repeat(900_000)}`), "In Zeile 2 beginnt oder endet ein Feld"],
    ["text after a quote", encoded('"a" b;c'), "In Zeile 1 beginnt oder endet ein Feld"],
  ])("is refused with %s [ADM-39]", (_, bytes, says) => {
    expect(refusalOf(bytes)).toContain(says);
  });

  it("takes its time for no bytes: 2 MB of quotes are refused in seconds [ADM-39]", () => {
    const began = process.threadCpuUsage();
    for (const text of ['"'.repeat(2_000_001), '"";'.repeat(600_000), `${'"'.repeat(1_999_998)};`]) {
      expect(refusalOf(encoded(text))).not.toBe("taken");
    }
    const { user, system } = process.threadCpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(5000);
  });
});

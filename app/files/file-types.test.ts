import { describe, expect, it } from "vitest";
import { attachmentMax } from "~/text/maximums";
import { factsOf } from "./file-facts";
import { nameOf, recognise, whyNotFiles } from "./file-types";

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

describe("a file", () => {
  it.each([
    ["%PDF-1.7\n", "pdf"],
    ["\x89PNG\r\n\x1a\n....", "png"],
    ["\xff\xd8\xff\xe0JFIF", "jpeg"],
    ["PK\x03\x04....", "zip"],
    ["PK\x05\x06....", null],
    ["<svg onload=alert(1)>", null],
    ["<!doctype html>%PDF-1.7", null],
    ["MZ\x90", null],
    ["GIF89a", null],
    ["", null],
  ])("is recognised by its content: %j [FILE-03]", (content, type) => {
    expect(recognise(bytes(content))).toBe(type);
  });

  it.each([
    ["Briefing.pdf", "Briefing.pdf"],
    ["C:\\Users\\anna\\Plan.PDF", "Plan.PDF"],
    ["../../etc/passwd", "passwd.pdf"],
    ["/etc/cron.d/x.pdf", "x.pdf"],
    ["Rechnung\u202efdp.exe", null],
    ["Rechnung\u202eexe.pdf", "Rechnungexe.pdf"],
    ["a\u0000b\r\nSet-Cookie: x=1.pdf", "a b Set-Cookie x=1.pdf"],
    ["seite.html", null],
    ["bild.svg", null],
    ["seite.html.pdf", "seite.html.pdf"],
    ["", "Datei.pdf"],
    ["...", "Datei.pdf"],
    ["\u200b\u2060.pdf", "Datei.pdf"],
    ["Scan 3", "Scan 3.pdf"],
    [`${"ä".repeat(300)}.pdf`, `${"ä".repeat(attachmentMax.name - 4)}.pdf`],
  ])("called %j gets a name without folders, marks and false endings [FILE-04]", (given, name) => {
    expect(nameOf(given, "pdf")).toBe(name);
  });

  it("says its type and size", () => {
    expect([12, 300_000, 2_500_000].map((size) => factsOf({ type: "pdf", bytes: size }))).toEqual([
      "PDF, 1\u00a0KB",
      "PDF, 293\u00a0KB",
      "PDF, 2,4\u00a0MB",
    ]);
  });

  it("that is too large, or one too many, is refused before it is sent [FILE-02]", () => {
    const file = { name: "a.pdf", size: attachmentMax.bytes };
    expect(whyNotFiles([file, file], 2)).toBeNull();
    expect(whyNotFiles([file, file], 1)).toBe("Hier ist Platz für eine Datei.");
    expect(whyNotFiles([{ ...file, size: file.size + 1 }], 1)).toBe("„a.pdf“ ist größer als 20 MB.");
  });
});

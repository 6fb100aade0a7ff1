import { describe, expect, it } from "vitest";
import { foldPostText, plainPostText, readPostText } from "./post-text";

describe("reading a post", () => {
  it("makes text between double asterisks bold [POST-17, FEED-11]", () => {
    expect(readPostText("Heute **zum ersten Mal** gedruckt")).toEqual([
      [
        { text: "Heute ", isBold: false },
        { text: "zum ersten Mal", isBold: true },
        { text: " gedruckt", isBold: false },
      ],
    ]);
  });

  it("keeps asterisks that mark nothing", () => {
    for (const text of ["2 ** 3 ** 4", "**", "****", "**offen", "a*b*c"])
      expect(
        readPostText(text)
          .flat()
          .every((piece) => !piece.isBold),
      ).toBe(true);
  });

  it("keeps every line, also inside bold text [POST-18]", () => {
    expect(readPostText("a\r\n\n**b\nc**")).toEqual([
      [{ text: "a", isBold: false }],
      [],
      [{ text: "b", isBold: true }],
      [{ text: "c", isBold: true }],
    ]);
  });

  it("leaves mark-up the text it is [POST-19]", () => {
    expect(readPostText("<b onclick=x>**<script>**")).toEqual([
      [
        { text: "<b onclick=x>", isBold: false },
        { text: "<script>", isBold: true },
      ],
    ]);
  });

  it("reads without marks where there is no bold", () => {
    expect(plainPostText("**Neu:** eins\nzwei")).toBe("Neu: eins\nzwei");
  });
});

describe("folding a long post", () => {
  it("shows a short one whole [FEED-17]", () => {
    expect(foldPostText("Kurz.")).toEqual({ start: "Kurz.", rest: "" });
  });

  it("cuts a long one at the end of a sentence and loses nothing [FEED-15, FEED-17]", () => {
    const text = Array.from({ length: 40 }, (_, index) => `Das ist der Satz Nummer ${index}.`).join(" ");
    const { start, rest } = foldPostText(text);
    expect(start.endsWith(".")).toBe(true);
    expect(start.length).toBeLessThan(620);
    expect(`${start} ${rest}`).toBe(text);
  });

  it("cuts many short lines at the end of one", () => {
    const { start, rest } = foldPostText(Array.from({ length: 30 }, (_, index) => `Zeile ${index}`).join("\n"));
    expect(start.split("\n")).toHaveLength(9);
    expect(rest.startsWith("Zeile 9")).toBe(true);
  });

  it("never cuts inside bold text", () => {
    const { start, rest } = foldPostText(`${"Wort ".repeat(100)}**${"fett ".repeat(80)}Ende**`);
    expect(start).not.toContain("**");
    expect(rest.startsWith("**")).toBe(true);
  });

  it("shows one endless word whole rather than breaking it", () => {
    expect(foldPostText("x".repeat(3000)).rest).toBe("");
  });
});

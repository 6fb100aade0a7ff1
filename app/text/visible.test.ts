import { describe, expect, it } from "vitest";
import { hasVisibleText, withoutEndlessLetters } from "./visible";

/** All characters with a Unicode property. */
function charactersWith(property: RegExp): string[] {
  const found: string[] = [];
  for (let point = 1; point <= 0x10ffff; point += 1) {
    if (point >= 0xd800 && point <= 0xdfff) continue;
    const character = String.fromCodePoint(point);
    if (property.test(character)) found.push(character);
  }
  return found;
}

const invisible = charactersWith(/[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{M}\p{Zs}]/u);
const blankLetters = [
  "\u2800",
  "\u3164",
  "\u115f",
  "\u1160",
  "\uffa0",
  "\ufffc",
  "\u{1d159}",
  "\u{13441}",
  "\u{13442}",
];

describe("a text without a visible character [SAFE-60]", () => {
  it("is any that consists of characters that show nothing, alone, doubled and mixed", () => {
    expect(invisible.length).toBeGreaterThan(6000);
    for (const character of [...invisible, ...blankLetters]) {
      const texts = [character, ` ${character}\n`, `\u200b${character}\u00ad${character}`];
      expect(texts.filter(hasVisibleText), `U+${character.codePointAt(0)?.toString(16)}`).toEqual([]);
    }
    expect(hasVisibleText([...invisible, ...blankLetters].join(""))).toBe(false);
    expect(hasVisibleText("")).toBe(false);
  });

  it("is none that holds a letter, digit, symbol or emoji of any script, whatever is around it", () => {
    const shown = charactersWith(/(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u).filter(
      (character) => !blankLetters.includes(character),
    );
    expect(shown.length).toBeGreaterThan(140_000);
    expect(shown.filter((character) => !hasVisibleText(`\u200b\u2800${character}\u00ad`))).toEqual([]);
    for (const text of ["?", "1️⃣", "🇦🇹", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "👩🏽‍🎨", "ا", "क", "…"]) expect(hasVisibleText(text), text).toBe(true);
  });
});

describe("what grows on one letter [SAFE-61]", () => {
  it.each([
    ["joined emoji", `👩${"\u200d👩".repeat(900)}`],
    ["joined emoji with colours", `👩🏽${"\u200d👩🏽".repeat(900)}`],
    ["joined Indian letters", `क${"\u094dक".repeat(900)}`],
    ["Hangul consonants", "\u1100".repeat(900)],
    ["Hangul vowels", `\u1100${"\u1161".repeat(900)}`],
    ["signs before a number", `${"\u0600".repeat(900)}1`],
  ])("ends soon: %s", (_, text) => {
    expect(withoutEndlessLetters(text).length).toBeLessThan(60);
    expect(hasVisibleText(withoutEndlessLetters(text))).toBe(true);
  });

  it("costs time in proportion to the text", () => {
    const texts = ["\u0301", "👩\u200d", "क\u094d", "\u1100\u1161", "a\u0301", "👩"].map((piece) =>
      piece.repeat(100_000 / piece.length),
    );
    const from = performance.now();
    for (const text of texts) withoutEndlessLetters(text);
    expect(performance.now() - from).toBeLessThan(600);
  });

  it("ends after eight marks, also where joiners stand between them", () => {
    expect(withoutEndlessLetters(`ก${"\u0e49".repeat(5000)} Ende`)).toBe(`ก${"\u0e49".repeat(8)} Ende`);
    expect([...withoutEndlessLetters(`Z${"\u0300\u200d".repeat(500)}algo`)]).toHaveLength(13);
  });

  it.each([
    "한국어",
    "ᄒᆞᆫ글",
    "Việt Nam",
    "שָׁלוֹם",
    "مُحَمَّدٌ",
    "क्षत्रिय",
    "བསྒྲུབས",
    "น้ำ",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "👩🏽‍❤️‍💋‍👨🏻",
    "Zwölf Boxkämpfer",
  ])("leaves %s as it is written", (text) => {
    expect(withoutEndlessLetters(text)).toBe(text);
  });
});

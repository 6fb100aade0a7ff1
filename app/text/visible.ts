/**
 * Characters that show nothing. Besides those that Unicode calls white space, control or ignorable, some letters and
 * symbols have no ink: the empty Braille cell, the object mark, a musical note head and two hieroglyphs. The database
 * has the same list in `has_visible_text`.
 */
const blank = "\\p{White_Space}\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\u{1d159}\\u{13441}\\u{13442}";

const blankCharacter = new RegExp(`[${blank}]`, "u");
const visibleCharacter = new RegExp(`(?![${blank}])[\\p{L}\\p{N}\\p{P}\\p{S}]`, "u");

/** A combining mark alone is not a visible character. */
export const hasVisibleText = (text: string): boolean => visibleCharacter.test(text);

const blankStart = new RegExp(`^[${blank}\\p{M}]+`, "u");

/** The text from its first visible character on. */
export const fromFirstVisible = (text: string): string => text.replace(blankStart, "");

export const hasBlank = (text: string): boolean => blankCharacter.test(text);

/** Matches repetitions of a piece beyond a number. */
const atMost = (times: number, piece: string) => new RegExp(`((?:${piece}){${times}})(?:${piece})+`, "gu");

const virama = "[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]";

/**
 * Sequences that extend one letter without end: marks, joined emoji and Indic letters, the three parts of a Hangul
 * syllable, and signs before a number. A browser treats them as one letter that covers the lines around it or exceeds
 * any window.
 */
const endless = [
  atMost(8, "[\\p{M}\\p{Default_Ignorable_Code_Point}]"),
  atMost(8, "\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?\\u200d"),
  atMost(8, `\\p{L}${virama}\\u200d?`),
  atMost(3, "[\\u1100-\\u115f\\ua960-\\ua97c]"),
  atMost(3, "[\\u1160-\\u11a7\\ud7b0-\\ud7c6]"),
  atMost(3, "[\\u11a8-\\u11ff\\ud7cb-\\ud7fb]"),
  atMost(3, "[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u0d4e]"),
];

export const withoutEndlessLetters = (text: string): string =>
  endless.reduce((left, pattern) => left.replace(pattern, "$1"), text);

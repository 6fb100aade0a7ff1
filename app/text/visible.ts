/**
 * Takes up a place in a text and shows nothing. Beside what Unicode calls white space, control or ignorable there are
 * letters and symbols without ink: the empty Braille cell, the object mark, a musical head, two hieroglyphs. The database
 * knows the same list, as `has_visible_text`.
 */
const blank = "\\p{White_Space}\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\u{1d159}\\u{13441}\\u{13442}";

const blankCharacter = new RegExp(`[${blank}]`, "u");
const visibleCharacter = new RegExp(`(?![${blank}])[\\p{L}\\p{N}\\p{P}\\p{S}]`, "u");

/** A mark without a letter to stand on is not yet something to read. */
export const hasVisibleText = (text: string): boolean => visibleCharacter.test(text);

export const hasBlank = (text: string): boolean => blankCharacter.test(text);

const stackedMarks = /([\p{M}\p{Default_Ignorable_Code_Point}]{8})[\p{M}\p{Default_Ignorable_Code_Point}]+/gu;

/** No script puts more than a few marks on a letter; hundreds cover the lines above and below, or make one endless word. */
export const withoutStackedMarks = (text: string): string => text.replace(stackedMarks, "$1");

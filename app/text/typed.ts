import { hasVisibleText, withoutEndlessLetters } from "./visible";

/** Control characters that change the direction of a text and of what follows it. Nobody types them. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/** Text without a visible character counts as empty. */
const readable = (text: string) => (hasVisibleText(text) ? text : "");

const tidied = (text: string) => withoutEndlessLetters(text.normalize("NFC").replace(directions, ""));

/** Tidies a typed line: normalises letters, and removes line breaks and invisible text. */
export const oneLine = (text: string) =>
  readable(
    tidied(text)
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim(),
  );

/**
 * Tidies a line that a program reads, such as an address, a number or a code. A copied one often has characters without
 * ink in it, which nobody finds.
 */
export const exactLine = (text: string) => oneLine(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ""));

/** The same for a number, which text programs give long dashes and curved apostrophes. */
export const numberLine = (text: string) =>
  exactLine(text)
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[\u2018\u2019]/g, "'");

/** The same for a VAT number, as registers write it: in capitals, without blanks. The Swiss one ends in a word. */
export const vatLine = (text: string) => {
  const number = numberLine(text).toUpperCase();
  return number.startsWith("CHE") ? number : number.replaceAll(" ", "");
};

/** Tidies typed text of several lines. Browsers send a line break as two characters but count it as one. */
export const paragraphs = (text: string) =>
  readable(
    tidied(text)
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .trim(),
  );

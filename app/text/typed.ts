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

/** Tidies typed text of several lines. Browsers send a line break as two characters but count it as one. */
export const paragraphs = (text: string) =>
  readable(
    tidied(text)
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .trim(),
  );

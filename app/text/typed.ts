import { hasVisibleText, withoutEndlessLetters } from "./visible";

/** Marks that turn the direction of a text, and of whatever follows it. Nobody types them. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/** Text without a visible character counts as empty. */
const readable = (text: string) => (hasVisibleText(text) ? text : "");

const tidied = (text: string) => withoutEndlessLetters(text.normalize("NFC").replace(directions, ""));

/** What was typed into one line: each letter in one spelling, and nothing in it that starts another line or shows nothing. */
export const oneLine = (text: string) =>
  readable(
    tidied(text)
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim(),
  );

/** What was typed into several. Browsers send the end of a line as two characters and count it as one. */
export const paragraphs = (text: string) =>
  readable(
    tidied(text)
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .trim(),
  );

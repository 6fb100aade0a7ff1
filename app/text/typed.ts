/** What was typed into one line: each letter in one spelling, and nothing in it that starts another line or shows nothing. */
export const oneLine = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** What was typed into several. Browsers send the end of a line as two characters and count it as one. */
export const paragraphs = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();

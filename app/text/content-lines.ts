/** A text as the value of a line of a calendar or a card, whose characters with a meaning and line breaks are escaped. */
export const escapedValue = (text: string) =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");

const maxLineLength = 75;

/** Folds a line after at most 75 bytes. The next line begins with a space, and no character is split. */
function folded(line: string): string {
  let whole = "";
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > maxLineLength) {
      whole += "\r\n ";
      bytes = 1;
    }
    whole += character;
    bytes += size;
  }
  return whole;
}

/** The lines of a calendar (RFC 5545) or a card (RFC 2426), without those that are missing. */
export const contentLines = (lines: (string | false | null)[]) =>
  lines.map((line) => (line ? `${folded(line)}\r\n` : "")).join("");

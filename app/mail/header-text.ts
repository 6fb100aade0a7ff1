const wordJoiner = "\u2060";

/**
 * Typed text for a header of a mail. `=?utf-8?Q?…?=` is plain ASCII, so it would be sent as it is, and mail programs would
 * show what it decodes to. An invisible sign inside makes it text that has to be encoded, and that reads as it was typed.
 */
export function plainHeader(text: string): string {
  return text.replaceAll("=?", `=${wordJoiner}?`);
}

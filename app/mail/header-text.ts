const wordJoiner = "\u2060";

/**
 * Prepares typed text for a mail header. `=?utf-8?Q?…?=` is plain ASCII, so it would be sent unchanged, and mail
 * programs would decode it. An invisible character inside forces encoding, and the text reads as it was typed.
 */
export function plainHeader(text: string): string {
  return text.replaceAll("=?", `=${wordJoiner}?`);
}

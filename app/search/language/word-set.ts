/** The words of a text, to look them up. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

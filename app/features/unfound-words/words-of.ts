import type { Understood } from "~/search/understand";

/** A word that may be missing in the vocabulary. Numbers and addresses may be personal data. */
const isWord = (text: string) => /^[\p{L}\p{M}][\p{L}\p{M}\s'’*:/()-]{1,38}[\p{L}\p{M})]$/u.test(text);

const maxWords = 3;

/** What a search that found nobody asked for: its unknown words or, if all were understood, these. */
export function unfoundWordsOf({ rest, meant }: Understood): string[] {
  const words = rest.length > 0 ? rest : meant.map(({ words }) => words.join(" "));
  const written = words.map((word) => word.toLocaleLowerCase("de").normalize("NFC"));
  return [...new Set(written.filter(isWord))].slice(0, maxWords);
}

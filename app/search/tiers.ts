import type { Ask } from "./ask";
import type { Place } from "./region/region";

/**
 * Kinds of results, the best first: the exact name; the typed letters in name, title or place; crafts; the same crafts
 * near the place; elsewhere; a short word's letters within another word; a part of what was asked; broader crafts; crafts
 * that are akin; and what a text only mentions.
 */
export const tierKinds = [
  "name",
  "letters",
  "craft",
  "near",
  "elsewhere",
  "within",
  "part",
  "broader",
  "related",
  "mentioned",
] as const;

export type TierKind = (typeof tierKinds)[number];

export interface Fit {
  /** The queries that the crafts, places and skills of a document, and its words, must match. */
  means: Ask;
  words: Ask;
}

export interface Tier extends Fit {
  kind: TierKind;
  /** The whole tier: for 'near', with the municipalities around. */
  fit: Fit;
  /** Documents that fit one of these are in an earlier tier. */
  earlier: readonly Fit[];
  /** For 'near': the municipalities around, the nearest first, each with its lexeme. */
  around: readonly { place: Place; kilometres: number; ask: string }[];
  /** Whether nothing but a place is asked for. */
  isPlace?: boolean;
}

/** Typed letters are searched in the columns of the table. */
export const letters = { means: null, words: null, fit: { means: null, words: null }, earlier: [], around: [] };

const shortWord = 4;

/** Nearly everybody has the letters of a short word somewhere: 'KI' stands in 'Musikerin', 'Tor' in 'Autor'. */
export const isShort = (text: string) => text.split(" ").every((word) => word.length <= shortWord);

/**
 * Who has the letters of a short word that names a craft and does it, or has it as a word of its own, and at last those
 * in whom it is but a part of another word.
 */
export function tiersOfShort(good: Ask, typed: Ask): { first: Tier[]; last: Tier } {
  const fits: Fit[] = [{ means: good, words: null }, ...(typed ? [{ means: null, words: typed }] : [])];
  const first = fits.map((fit, at) => ({
    ...letters,
    kind: "letters" as const,
    ...fit,
    fit,
    earlier: fits.slice(0, at),
  }));
  return { first, last: { ...letters, kind: "within", earlier: fits } };
}

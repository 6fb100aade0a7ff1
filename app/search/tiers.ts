import type { Ask } from "./ask";
import type { Place } from "./region/region";

/**
 * Kinds of results, the best first: the exact name; the typed letters in name, title or place; crafts; the same crafts
 * near the place; elsewhere; a part of what was asked; broader crafts; what a text only mentions; crafts that are akin;
 * and the letters of a craft within another word.
 */
export const tierKinds = [
  "name",
  "letters",
  "craft",
  "near",
  "elsewhere",
  "part",
  "broader",
  "mentioned",
  "related",
  "within",
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
  /** Whether whatever fits the tier before fits this one too. */
  isWider?: boolean;
}

/** Typed letters are searched in the columns of the table. */
export const letters = { means: null, words: null, fit: { means: null, words: null }, earlier: [], around: [] };

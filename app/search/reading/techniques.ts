import { wordSet } from "../language/word-set";
import { isWithin } from "../vocabulary/vocabulary";

/** Goods that somebody prints or draws, unless it is said how they are made: a 'Pullover', a 'Figur'. */
const plain = wordSet("textildruck arbeitskleidung character-design");
/** How things are made. */
const techniques = wordSet(
  "stricken filzen weberei stickerei patchwork schneiderei keramik glas metall stein taschen holzhandwerk korbflechten bildhauerei",
);

export const isPlain = (id: string): boolean => plain.has(id);
export const isTechnique = (id: string): boolean => isWithin(id, techniques);

/** 'Strickmütze' is knitted, 'Zinnfigur' is cast: what the parts before a plain head mean. */
export const techniqueOf = (head: string, before: readonly (string | null)[]): string | null =>
  plain.has(head) ? (before.find((id) => id !== null && isTechnique(id)) ?? null) : null;

/** What something is made of, named alone. */
const materials =
  /^(?:leder|papier|filz|holz|glas|metall|eisen|stahl|edelstahl|kupfer|messing|silber|gold|beton|stein|marmor|stoff|wolle|leinen|seide|loden|keramik|porzellan|ton)$/;

export const isMaterial = (word: string): boolean => materials.test(word);

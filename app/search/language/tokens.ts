import { fold } from "./fold";

export interface Token {
  /** As it was typed. */
  typed: string;
  folded: string;
  /** A comma, a dash or a bracket stands before it. */
  startsClause?: boolean;
}

/** A word with its endings for all genders: 'Fotograf:in', 'Fotograf*innen', 'Fotograf(in)', 'Kameramann/-frau'. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200d]*(?:[:*_·’'/(]-?(?:in|innen|frau)\)?(?![\p{L}\p{N}]))?/giu;
const anyGender = /[:*_·’'/(]-?(in(?:nen)?)\)?$/i;
const orWoman = /\/-?frau$/i;
/** '3 D' and '3-D'. */
const threeD = /(?<![\p{L}\p{N}])([2-4])[ -](d)(?![\p{L}\p{N}])/giu;
/** Nobody types a longer word; what is longer is cut, because its parts are looked up one by one. */
const longestWord = 48;

/** The words of a text, of at most this many letters. */
export function tokensOf(text: string, maxLetters: number, maxWords = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = [];
  for (const [typed] of text
    .slice(0, maxLetters)
    .replace(/\p{M}{9,}/gu, "")
    .replace(threeD, "$1$2")
    .matchAll(word)) {
    if (tokens.length >= maxWords) break;
    const folded = fold(typed.replace(orWoman, "").replace(anyGender, "$1")).slice(0, longestWord);
    if (folded) tokens.push({ typed, folded });
  }
  return tokens;
}

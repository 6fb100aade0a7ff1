import { outOfDialect } from "../language/dialect";
import { isFiller } from "../language/fillers";
import { isFirstName } from "../language/first-names";
import { withoutForeignEnding } from "../language/other-languages";
import { remembered } from "../language/remembered";
import type { Token } from "../language/tokens";
import { placeNamed } from "../region/region";
import { compoundOf } from "./compounds";
import { entryOfWord, lexicon, stemInPhrase } from "./lexicon";
import { isOtherWord } from "./other-words";

const leastOfCompound = 7;
const maxCompounds = 12;

const isKnownCompound = (word: string) => compoundOf(word)?.isHalfKnown === false;
const isKnown = (word: string) => isFiller(word) || entryOfWord(word) !== null;

/** In 'Galerie Hollenstein' nobody asks for a hall. */
const surname = /(?:stein|berg|bach|mann|egger|hofer|thaler|inger)$/;

const isLeft = (word: string) =>
  isKnown(word) ||
  surname.test(word) ||
  isFirstName(word) ||
  word.endsWith("abend") ||
  isOtherWord(word) ||
  placeNamed(word) !== null ||
  lexicon().phraseStems.has(stemInPhrase(word)) ||
  isKnownCompound(word);

/** A folded word as the vocabulary has it, if it is one of the dialect or of another language that people speak here. */
const inStandardGerman = remembered((word): string => {
  if (isLeft(word)) return word;
  const heard = outOfDialect(word);
  const compound = () =>
    word.length < leastOfCompound ? undefined : heard.slice(0, maxCompounds).find(isKnownCompound);
  return heard.find(isKnown) ?? compound() ?? withoutForeignEnding(word).find(entryOfWord) ?? word;
});

const maxTried = 8;

/** Abbreviations that only their capitals tell from another word: 'SoMe' is social media, 'some' says nothing. */
const byCapitals = new Map([
  ["SoMe", "socialmedia"],
  ["BIM", "cad"],
]);

/** The words of a search in standard German: 'Garta gstalta' as 'Garten gestalten'. */
export function toStandardGerman(tokens: readonly Token[]): Token[] {
  const read = ({ typed, folded }: Token) => byCapitals.get(typed) ?? inStandardGerman(folded);
  return tokens.map((token, at) => (at < maxTried ? { ...token, folded: read(token) } : token));
}

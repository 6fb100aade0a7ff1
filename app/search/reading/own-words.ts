import { fold } from "../language/fold";
import { nounForms } from "../language/inflection";
import { tokensOf } from "../language/tokens";
import { wordSet } from "../language/word-set";
import { businesses } from "../vocabulary/businesses";
import { type Concept, listed } from "../vocabulary/concept";
import { subjects } from "../vocabulary/subjects";
import type { Piece } from "./pieces";
import { slipsFrom } from "./slips";

/** Concepts that the search for one kind of results alone knows. */
const lists = { companies: businesses, articles: subjects } satisfies Record<string, readonly Concept[]>;

export type OwnWords = keyof typeof lists;

const leastForSlip = 6;
const leastHead = 5;
const maxLetters = 6000;

interface Known {
  words: Map<string, string>;
  /** Only nouns are parts of longer ones: 'Abenteuer' is not 'teuer'. */
  heads: Map<string, string>;
}

const read = new Map<OwnWords, Known>();

function ownWords(of: OwnWords): Known {
  const known = read.get(of);
  if (known) return known;
  const all = lists[of].flatMap(({ id, words }) => [id, ...listed(words)].map((word) => ({ word, id })));
  const mapOf = (some: typeof all) => new Map(some.map(({ word, id }) => [fold(word), id]));
  const own = { words: mapOf(all), heads: mapOf(all.filter(({ word }) => /^\p{Lu}/u.test(word))) };
  read.set(of, own);
  return own;
}

const fields = new Set(
  Object.values(lists).flatMap((list) => list.flatMap(({ id, isField }) => (isField ? [id] : []))),
);

/** Behind these stand nouns: 'aus diesen Gründen' founds nothing. */
const beforeNouns = wordSet("aus den diesen vielen allen welchen mehreren anderen einigen guten");

/** Also a 'Dorfbäckerei' and a 'Wellnesshotel', and a 'Stromgenossenschaft', whose end says less than its beginning. */
function conceptOf(of: OwnWords, word: string, hasSlips: boolean, before = ""): string | null {
  const { words, heads } = ownWords(of);
  const isNoun = beforeNouns.has(before);
  const forms = nounForms(word);
  const whole = forms.find((form) => (isNoun ? heads : words).has(form));
  if (whole) return words.get(whole) ?? null;
  if (isNoun && words.has(word)) return null;
  for (let at = 3; at <= word.length - leastHead; at += 1) {
    const head = forms.map((form) => form.slice(at)).find((form) => form.length >= leastHead && heads.has(form));
    const means = head && heads.get(head);
    if (means) return (fields.has(means) && heads.get(word.slice(0, at))) || means;
  }
  if (!hasSlips || word.length < leastForSlip) return null;
  const slip = [...words.keys()].find((other) => other.length >= leastForSlip && slipsFrom(word, other) !== null);
  return slip ? (words.get(slip) ?? null) : null;
}

/** What no creative does, but a company whose name and title have these pieces. */
export const businessesIn = (pieces: readonly Piece[], words: readonly string[]): string[] =>
  pieces.flatMap(({ at, isFiller }) => (isFiller ? [] : (conceptOf("companies", words[at] ?? "", false) ?? [])));

/** What this text is about besides crafts, as its kind of results alone knows. */
export const ownConceptsIn = (of: OwnWords, text: string): string[] => {
  const words = tokensOf(text, maxLetters).map(({ folded }) => folded);
  return [...new Set(words.flatMap((word, at) => conceptOf(of, word, false, words[at - 1]) ?? []))];
};

/**
 * The pieces of a search, with what its kind of results alone knows, if they name nothing else. What says nothing of a
 * company ('in der Region', 'lokale Betriebe') may be what an article is about ('Honorar').
 */
export const withOwnWords = (of: OwnWords, pieces: readonly Piece[], words: readonly string[]): Piece[] =>
  pieces.some(({ means }) => means)
    ? [...pieces]
    : pieces.map((piece) => {
        const isUnsaid = piece.isFiller && of === "companies";
        const own = isUnsaid ? null : conceptOf(of, words[piece.at] ?? "", !piece.isFiller, words[piece.at - 1]);
        return own ? { ...piece, means: own, about: [], isOccasion: false, isFiller: false } : piece;
      });

import { fold } from "../language/fold";
import { nounForms } from "../language/inflection";
import { tokensOf } from "../language/tokens";
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

const read = new Map<OwnWords, Map<string, string>>();

function ownWords(of: OwnWords): Map<string, string> {
  const known = read.get(of);
  if (known) return known;
  const words = new Map(
    lists[of].flatMap(({ id, words }) => [id, ...listed(words).map(fold)].map((word) => [word, id])),
  );
  read.set(of, words);
  return words;
}

/** Also a 'Dorfbäckerei' and a 'Wellnesshotel'. */
function conceptOf(of: OwnWords, word: string, hasSlips: boolean): string | null {
  const known = ownWords(of);
  const forms = nounForms(word);
  const whole = forms.find((form) => known.has(form));
  if (whole) return known.get(whole) ?? null;
  for (let at = 3; at <= word.length - leastHead; at += 1) {
    const head = forms.map((form) => form.slice(at)).find((form) => form.length >= leastHead && known.has(form));
    if (head) return known.get(head) ?? null;
  }
  if (!hasSlips || word.length < leastForSlip) return null;
  const slip = [...known.keys()].find((other) => other.length >= leastForSlip && slipsFrom(word, other) !== null);
  return slip ? (known.get(slip) ?? null) : null;
}

/** What no creative does, but a company whose name and title have these pieces. */
export const businessesIn = (pieces: readonly Piece[], words: readonly string[]): string[] =>
  pieces.flatMap(({ at, isFiller }) => (isFiller ? [] : (conceptOf("companies", words[at] ?? "", false) ?? [])));

/** What an article with this text is about besides crafts. */
export const subjectsIn = (text: string): string[] => [
  ...new Set(tokensOf(text, maxLetters).flatMap(({ folded }) => conceptOf("articles", folded, false) ?? [])),
];

/** The pieces of a search, with what its kind of results alone knows, if they name nothing else. */
export const withOwnWords = (of: OwnWords, pieces: readonly Piece[], words: readonly string[]): Piece[] =>
  pieces.some(({ means }) => means)
    ? [...pieces]
    : pieces.map((piece) => {
        const own = conceptOf(of, words[piece.at] ?? "", !piece.isFiller);
        return own ? { ...piece, means: own, about: [], isOccasion: false, isFiller: false } : piece;
      });

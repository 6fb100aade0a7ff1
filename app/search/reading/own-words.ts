import { fold } from "../language/fold";
import { nounForms } from "../language/inflection";
import { businesses } from "../vocabulary/businesses";
import { listed } from "../vocabulary/concept";
import type { Piece } from "./pieces";
import { slipsFrom } from "./slips";

const leastForSlip = 6;
const leastHead = 5;

let read: Map<string, string> | null = null;

function businessWords(): Map<string, string> {
  read ??= new Map(businesses.flatMap(({ id, words }) => [id, ...listed(words).map(fold)].map((word) => [word, id])));
  return read;
}

/** Also a 'Dorfbäckerei' and a 'Wellnesshotel'. */
function businessOf(word: string, hasSlips: boolean): string | null {
  const known = businessWords();
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
  pieces.flatMap(({ at, isFiller }) => (isFiller ? [] : (businessOf(words[at] ?? "", false) ?? [])));

/** The pieces of a search for companies, with what no creative does, if they name nothing else. */
export const withBusinesses = (pieces: readonly Piece[], words: readonly string[]): Piece[] =>
  pieces.some(({ means }) => means)
    ? [...pieces]
    : pieces.map((piece) => {
        const business = piece.isFiller ? null : businessOf(words[piece.at] ?? "", true);
        return business ? { ...piece, means: business, about: [], isOccasion: false } : piece;
      });

import { isFiller } from "../language/fillers";
import { stemOfVerb } from "../language/inflection";
import type { Token } from "../language/tokens";
import { wordSet } from "../language/word-set";
import { lexicon } from "../reading/lexicon";
import type { Piece } from "../reading/pieces";
import { isForeignService } from "../reading/special-words";
import { longestName } from "../region/place-field";
import { eitherPlace, type Place, placeNamed } from "../region/region";
import { widerConcepts } from "../vocabulary/vocabulary";

export interface MeantPlace {
  place: Place;
  /** As they were typed. */
  words: string[];
}

const beforePlaces = wordSet(
  "in im z aus bei beim nahe um von nach raum bezirk gemeinde stadt region umgebung umkreis gegend ort near around from",
);

interface Candidate {
  place: Place;
  at: number;
  length: number;
}

/** Finds the place of a search, and the pieces that are left without it. */
export function findMeantPlace(tokens: readonly Token[], pieces: readonly Piece[]) {
  const words = tokens.map(({ folded }) => folded);
  const all = candidates(words, pieces);
  const sure = all.filter(({ place }) => !place.isAlsoWord);
  const others = pieces.filter((piece) => !sure.some((candidate) => isWithin(piece, candidate)));
  const named = all.filter((candidate) => isMeant(candidate, words, others));
  // 'Dornbirn, Vorarlberg': the wider place says nothing more. 'Bregenz oder Dornbirn': each counts.
  const best = named.filter(({ place }) => !named.some((other) => place !== other.place && covers(place, other.place)));
  const [first, ...more] = new Map(best.slice(0, maxPlaces).map((each) => [each.place, each])).values();
  if (!first) return { place: null, pieces: [...pieces] };
  const typed = [first, ...more].flatMap(({ at, length }) => tokens.slice(at, at + length));
  return {
    place: {
      place: eitherPlace([first.place, ...more.map(({ place }) => place)]),
      words: typed.map((each) => each.typed),
    },
    pieces: pieces.filter((piece) => !named.some((candidate) => isWithin(piece, candidate))),
  };
}

/** 'Lebensgeschichte als Buch', 'mein Buch'. */
const beforeThings = wordSet("als ein eine das mein dein unser euer kein jedes erstes zum");

/** 'Buch schreiben', 'Buch drucken'. */
const isDone = (word: string) => word.endsWith("n") && lexicon().verbs.has(stemOfVerb(word));

/** More places than this are not one request; each is searched for separately. */
const maxPlaces = 3;

const isWithin = (piece: Piece, { at, length }: Candidate) => piece.at >= at && piece.at < at + length;

const covers = (outer: Place, inner: Place) =>
  outer.municipalities.length > inner.municipalities.length &&
  inner.municipalities.length > 0 &&
  inner.municipalities.every((id) => outer.municipalities.includes(id));

function candidates(words: readonly string[], pieces: readonly Piece[]): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const longest = longestName(words, at);
    const name = isFiller(word) && longest?.words === 1 ? null : longest;
    const piece = pieces.find((each) => each.at <= at && at < each.at + each.length);
    // A longer phrase of the vocabulary is what was meant: 'Hard Rock', 'Brand Design'.
    const isPartOfPhrase = piece && piece.length > (name?.words ?? 1);
    if (name && !isPartOfPhrase) found.push({ place: name.place, at, length: name.words });
    else if (piece?.slip && !piece.means && piece.about.length === 0) {
      const place = placeNamed(piece.slip);
      if (place && !place.isAlsoWord) found.push({ place, at, length: 1 });
    }
    at += name?.words ?? 1;
  }
  return found;
}

/**
 * 'Egg' and 'Buch' are also words. They are places after 'in' and the like, and beside a craft that they do not belong
 * to: 'Fotograf Egg', but not 'Buch illustrieren'. Alone, such a word is a place if it means no craft.
 */
function isMeant({ place, at, length }: Candidate, words: readonly string[], pieces: readonly Piece[]): boolean {
  const before = words[at - 1] ?? "";
  if (!place.isAlsoWord || beforePlaces.has(before)) return true;
  if (beforeThings.has(before) || isDone(words[at + length] ?? "")) return false;
  if (isForeignService(before) && at + length === words.length) return true;
  const own = pieces.find((piece) => piece.at === at && piece.length <= length);
  const others = pieces.filter((piece) => piece !== own && !piece.isFiller);
  const meansCraft = own && (own.means !== null || own.about.length > 0);
  if (!meansCraft) return others.some(({ means }) => means !== null) || others.every(({ about }) => about.length > 0);
  return others.some(({ means }) => means !== null) && !belongsTo(own, others);
}

/** 'Buch illustrieren': the word is a motif of the craft, or both are the same kind of work. */
function belongsTo(own: Piece, others: readonly Piece[]): boolean {
  return others.some(
    ({ means }) => means !== null && [own.means, ...own.about].some((id) => id !== null && isAkin(id, means)),
  );
}

const isAkin = (one: string, other: string) =>
  one === other || widerConcepts(one).includes(other) || widerConcepts(other).includes(one);

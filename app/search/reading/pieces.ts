import { isFiller } from "../language/fillers";
import { isFirstName } from "../language/first-names";
import { remembered } from "../language/remembered";
import type { Token } from "../language/tokens";
import { widerConcepts } from "../vocabulary/vocabulary";
import { compoundOf } from "./compounds";
import { type Entry, entryOfPrefixed, entryOfWord, lexicon } from "./lexicon";
import { isAmbiguousWord, isOtherWord } from "./other-words";
import { longestPhrase, turned } from "./phrases";
import { withoutSlip } from "./slips";
import { isAnybody, isHelpingWord, isOccasion, isVague } from "./special-words";
import { lessonsIn } from "./teaching";
import { techniqueOf } from "./techniques";

/** One word or phrase of a text, and what the vocabulary says about it. */
export interface Piece {
  /** The place of its first word in the text, and how many words it has. */
  at: number;
  length: number;
  /** The concept that it names. */
  means: string | null;
  /** Concepts that the piece, or a part of a compound, is a motif of. */
  about: readonly string[];
  /** The known word that was meant, if this one has a slip. */
  slip: string | null;
  /** Its motif and its craft are parts of the same word. */
  isCompound?: true;
  /** It asks for all crafts that it is a motif of. */
  isOccasion: boolean;
  /** It names a craft only with what belongs to it. */
  isVague: boolean;
  /** It is done to what another word names. */
  isHelpingWord: boolean;
  /** It says nothing. */
  isFiller: boolean;
  /** It is somebody or something that could be for anything: a 'Student', '500 Euro'. */
  isAnybody: boolean;
}

export interface ReadingLimits {
  /** How many unknown words may be tried as slips, which costs the most. */
  slips: number;
  /** Whether 'Cover Album' is read as 'Albumcover'. Two words of a text stand beside each other by chance more often. */
  isTurned?: true;
}

/** In 'Hochzeitsfotos' the craft and its motif are one word. */
type Reading = Entry & {
  isCompound?: true;
  isOccasion?: boolean;
  /** Its end alone is known, and nothing before it. */
  end?: string | undefined;
};

const anyLessons = "workshop";
const unknown: Reading = { means: null, about: [] };

/** Reads words from the left, the longest known phrase first. */
export function readPieces(tokens: readonly Token[], limits: ReadingLimits): Piece[] {
  const words = tokens.map(({ folded }) => folded);
  const pieces: Piece[] = [];
  let slips = limits.slips;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    const phrase = longestPhrase(words, at) ?? (limits.isTurned ? turned(words, at) : null);
    const isOther = isAmbiguousWord(tokens[at]?.typed ?? "") || (isFirstName(word) && !lexicon().words.has(word));
    let entry: Reading | null = phrase?.entry ?? (isOther ? null : readWord(word));
    let slip: string | null = null;
    if ((!entry || entry.end) && !isOther && !isFiller(word) && slips > 0) {
      slips -= 1;
      slip = withoutSlip(word);
      // 'Grafigdesign' is not any design, but a 'Grabkerze' is no 'Grabkreuz'.
      if (slip && entry?.end && !slip.endsWith(entry.end)) slip = null;
      entry = (slip ? entryOfWord(slip) : null) ?? entry;
      if (entry?.end) slip = null;
    }
    const length = phrase?.length ?? 1;
    pieces.push({
      at,
      length,
      isOccasion: [...words.slice(at, at + length), slip ?? ""].some(isOccasion),
      ...(entry ?? unknown),
      slip,
      isVague: length === 1 && isVague(slip ?? word),
      isHelpingWord: length === 1 && (isHelpingWord(word) || isHelpingWord(slip ?? "")),
      isFiller: length === 1 && isFiller(word),
      isAnybody: length === 1 && isAnybody(word),
    });
    at += length;
  }
  return pieces;
}

/** What one word means, as a whole or by its parts. */
const readWord = remembered((word): Reading | null => {
  // 'Wollen' says nothing, although it could be a form of 'Wolle'.
  if (isFiller(word)) return lexicon().words.get(word) ?? null;
  const entry = entryOfWord(word);
  if (entry || isOtherWord(word)) return entry;
  const prefixed = entryOfPrefixed(word);
  if (prefixed) return prefixed;
  const compound = compoundOf(word);
  if (!compound) return null;
  const { word: last, head, before } = compound;
  const end = compound.isHalfKnown ? last : undefined;
  if (isVague(last) && !before.some((part) => belongsTo(part, head))) return null;
  // 'Logoentwurf' is a narrower craft than 'Entwurf'.
  const about = before.flatMap((part) => [...part.about, ...(part.means ? [part.means] : [])]);
  const technique = techniqueOf(
    head.means ?? "",
    before.map(({ means }) => means),
  );
  if (technique) return { means: technique, about: [], isCompound: true, end };
  // A 'Schreinerkurs' gives lessons in a craft.
  const taught = head.means === anyLessons && before.flatMap(({ means }) => (means && lessonsIn(means)) ?? []).at(0);
  if (taught) return { means: taught, about: [], isCompound: true, end };
  if (head.means) return { means: head.means, about: [...about, ...head.about], isCompound: true, end };
  // An 'Aquarellbild' is painted, and a 'Taufbild' shows a family.
  const isAmong = (id: string) => head.about.some((wider) => id === wider || widerConcepts(id).includes(wider));
  const means = before.flatMap((part) => part.means ?? []).find(isAmong) ?? null;
  const narrower = about.filter((id) => !head.about.includes(id) && isAmong(id));
  const wider = head.about.filter((id) => narrower.some((each) => widerConcepts(each).includes(id)));
  const told = narrower.length > 0 ? [...narrower, ...wider] : [...head.about, ...about];
  return { means, about: [...new Set(told)], isOccasion: isOccasion(last) };
});

/** A 'Keramiklehrer' and a 'Geigenlehrer' teach what we know, a 'Skilehrer' does not. */
const belongsTo = ({ means, about }: Entry, head: Entry) =>
  means !== null || about.some((id) => widerConcepts(id).includes(head.means ?? ""));

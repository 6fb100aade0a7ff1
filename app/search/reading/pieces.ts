import { isFiller } from "../language/fillers";
import { isFirstName } from "../language/first-names";
import { nounForms } from "../language/inflection";
import type { Token } from "../language/tokens";
import { unlinked } from "./compounds";
import { lexicon } from "./lexicon";
import { isAmbiguousWord, isOtherWord } from "./other-words";
import { longestPhrase, turned } from "./phrases";
import { withoutSlip } from "./slips";
import { isAnybody, isHelpingWord, isOccasion, isVague } from "./special-words";
import { type Reading, readWord } from "./word";

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
      slip = withoutSlipIn(word, entry);
      entry = slip ? readWord(slip) : entry;
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

/** The word that was meant, if this one is unknown or only the end of it is known, or a part that ends like a whole word. */
function withoutSlipIn(word: string, entry: Reading | null): string | null {
  const slip = withoutSlip(word, entry && !entry.isHalfKnown ? 1 : 2);
  // 'Grafigdesign' is not any design, and a 'Speiskarte' not any card, but a 'Grabkerze' is no 'Grabkreuz'.
  const end = entry?.end?.length ?? 0;
  const isAlike = slip !== null && (end === 0 || nounForms(word).some((form) => slip.endsWith(form.slice(-end))));
  if (isAlike && (readWord(slip) || !entry)) return slip;
  return entry && !entry.isHalfKnown ? null : withoutSlipInPart(word);
}

const leastSlipped = 5;
const leastEnd = 4;
/** What no part of a compound ends with: in 'Sportverband' and 'humoristisch' is no 'Band' and no 'Tisch'. */
const noEnd = /(?:ver|vor|ent|is|a)$/;

/** 'Dronenvideo', 'Produtkfotos': the end is known, and what stands before it has a slip. */
function withoutSlipInPart(word: string): string | null {
  if (isOtherWord(word)) return null;
  for (let at = leastSlipped; at <= word.length - leastEnd; at += 1) {
    const [before, rest] = [word.slice(0, at), word.slice(at)];
    if (noEnd.test(before) || !nounForms(rest).some((form) => lexicon().words.has(form))) continue;
    for (const { bare, link } of unlinked(before)) {
      const part = bare.length < leastSlipped ? null : withoutSlip(bare, 1);
      if (!part || !lexicon().words.has(part)) continue;
      const meant = readWord(`${part}${link}${rest}`);
      if (meant && !meant.isHalfKnown) return `${part}${link}${rest}`;
    }
  }
  return null;
}

import { withoutClients } from "./asking/clients";
import { combine, widerOf } from "./asking/combine";
import { asInstrumentMaking } from "./asking/instruments";
import { withBlankBeforePlaces } from "./asking/joined-places";
import { withoutSpoken } from "./asking/languages";
import { craftTaught } from "./asking/lessons";
import { findMeantPlace, type MeantPlace } from "./asking/meant-place";
import { withoutOtherWishes } from "./asking/other-wishes";
import { withoutThings } from "./asking/things";
import { asNeed } from "./language/complaint";
import { affirmedSentences } from "./language/negation";
import { type Token, tokensOf } from "./language/tokens";
import { saysSomething } from "./lexemes";
import { type OwnWords, withOwnWords } from "./reading/own-words";
import { type Piece, readPieces } from "./reading/pieces";
import { toStandardGerman } from "./reading/standard-german";

/** Some words of a search, and the crafts that answer them. Whoever fits one of these crafts fits these words. */
export interface Meant {
  /** As they were typed. */
  words: string[];
  /** What was asked for, the best first. */
  concepts: string[];
  /** Crafts that include it, for lower ranks: a photographer may photograph weddings too. */
  wider: string[];
  /** Of lessons, the craft that is taught. */
  taught?: string;
}

export interface Understood {
  /** The search as it was typed, for those who look for the letters. */
  text: string;
  meant: Meant[];
  place: MeantPlace | null;
  /** Words that are neither understood nor empty. */
  rest: string[];
}

/** What is longer is cut: nobody asks for more, and the work for a word costs time. */
const maxLetters = 240;
const maxWords = 24;
const maxSlips = 5;
/** A '<script>' is no screenplay. */
const markup = /<[^<>]*>/g;
/** Nobody is found by '2000 €' or '12.6.2027'. */
const amount = /€\s*\d[\d.,']*|\d[\d.,']*\s*(?:€|euro?\b)|(?<!\d)\d{1,2}\.\s?\d{1,2}\.(?:\s?(?:20)?\d\d(?!\d))?/giu;

/** 'Fotograf, Tischler' and 'Fotograf & Tischler' ask for both, as 'Fotograf und Tischler' does. */
const listed = (text: string) =>
  text.replace(/(?<=\p{L})\s*,\s*(?=\p{L})/gu, ", und ").replace(/(?<=\p{L})\s[&+]\s(?=\p{L})/gu, " und ");

/** The words of a search without what it excludes: 'Fotograf, keine Hochzeit'. If it excludes all, all of them. */
function wantedTokens(typed: string): Token[] {
  const text = listed(asNeed(typed));
  const wanted = affirmedSentences(text, maxLetters, maxWords).flat();
  return wanted.some(saysSomething) ? wanted : tokensOf(text, maxLetters, maxWords);
}

interface Sought {
  offersWork?: boolean | undefined;
  own?: OwnWords | undefined;
}

/**
 * What somebody looks for who types this. Companies and calls offer work too: among them, 'Lehrstelle Tischler' asks for
 * joiners, and 'Schnaps' for calls of a distillery. `own`: people also look for companies that offer no craft of ours, such
 * as a 'Sennerei', and for articles about more than crafts.
 */
export function understand(query: string, { offersWork = false, own }: Sought = {}): Understood {
  const text = query
    .slice(0, maxLetters)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  const tokens = toStandardGerman(withBlankBeforePlaces(wantedTokens(text.replace(markup, " ").replace(amount, " "))));
  const words = tokens.map(({ folded }) => folded);
  const found = findMeantPlace(tokens, readPieces(tokens, { slips: maxSlips, isTurned: true }));
  // Words may name a craft without asking for it. Each step takes some of them away.
  let pieces = withoutOtherWishes(found.pieces, words, offersWork || own === "companies");
  pieces = withoutThings(pieces, words);
  pieces = asInstrumentMaking(pieces, words);
  pieces = withoutClients(pieces, words);
  const known = own ?? (offersWork ? "companies" : null);
  if (known) pieces = withOwnWords(known, pieces, words);
  const groups = withoutSpoken(combine(pieces, words), words);
  const isUnused = (piece: Piece) => !piece.isFiller && !groups.some((group) => group.pieces.includes(piece));
  const wordsOf = (from: readonly Piece[]) => {
    const typed = from.flatMap(({ at, length }) => tokens.slice(at, at + length));
    return tokens.filter((token) => typed.includes(token)).map((token) => token.typed);
  };
  return {
    text,
    meant: groups.map((group) => {
      const taught = craftTaught(group, words);
      const { pieces: of, concepts } = group;
      return { words: wordsOf(of), concepts, wider: widerOf(concepts), ...(taught ? { taught } : {}) };
    }),
    place: found.place,
    rest: wordsOf(pieces.filter(isUnused)),
  };
}

/** All crafts of a search, the best first. */
export const meantConcepts = ({ meant }: Understood): string[] => [
  ...new Set([...meant.flatMap(({ concepts }) => concepts), ...meant.flatMap(({ wider }) => wider)]),
];

import { asNeed } from "./language/complaint";
import { affirmedSentences } from "./language/negation";
import { type Token, tokensOf } from "./language/tokens";
import { saysSomething } from "./lexemes";
import { withoutClients } from "./reading/clients";
import { combine, widerOf } from "./reading/combine";
import type { Group } from "./reading/group";
import { asInstrumentMaking } from "./reading/instruments";
import { isSpoken } from "./reading/languages";
import { findMeantPlace, type MeantPlace } from "./reading/meant-place";
import { withoutOtherWishes } from "./reading/other-wishes";
import { readPieces } from "./reading/pieces";
import { purposesOf, withoutObjects } from "./reading/purpose";
import { standardised } from "./reading/standard-german";

/** Some words of a search, and the crafts that answer them. Whoever fits one of these crafts fits these words. */
export interface Meant {
  /** As they were typed. */
  words: string[];
  /** What was asked for, the best first. */
  concepts: string[];
  /** Crafts that include it, for lower ranks: a photographer may photograph weddings too. */
  wider: string[];
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

/** 'Fotograf, Tischler' and 'Fotograf & Tischler' ask for both, as 'Fotograf und Tischler' does. */
const listed = (text: string) =>
  text.replace(/(?<=\p{L})\s*,\s*(?=\p{L})/gu, ", und ").replace(/(?<=\p{L})\s[&+]\s(?=\p{L})/gu, " und ");

/** The words of a search without what it excludes: 'Fotograf, keine Hochzeit'. If it excludes all, all of them. */
function wantedTokens(typed: string): Token[] {
  const text = listed(asNeed(typed));
  const wanted = affirmedSentences(text, maxLetters, maxWords).flat();
  return wanted.some(saysSomething) ? wanted : tokensOf(text, maxLetters, maxWords);
}

/**
 * What somebody looks for who types this. Companies and calls offer work too: among them, 'Lehrstelle Tischler' asks for
 * joiners.
 */
export function understand(query: string, { offersWork = false } = {}): Understood {
  const text = query
    .slice(0, maxLetters)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  const tokens = standardised(wantedTokens(text));
  const pieces = readPieces(tokens, { slips: maxSlips, isTurned: true });
  const found = findMeantPlace(tokens, pieces);
  const words = tokens.map(({ folded }) => folded);
  const ours = withoutOtherWishes(found.pieces, words, offersWork);
  const wanted = withoutClients(asInstrumentMaking(withoutObjects(ours, words), words), words);
  const combined = combine(wanted, purposesOf(wanted, words), words);
  const isLanguage = (group: Group) =>
    isSpoken(
      group,
      combined.groups.filter((other) => other !== group),
      words,
    );
  const groups = combined.groups.filter((group) => !isLanguage(group));
  const unused = [...combined.unused, ...combined.groups.filter(isLanguage).flatMap(({ pieces: named }) => named)];
  const typed = (indexes: number[]) => indexes.sort((one, other) => one - other).map((at) => tokens[at]?.typed ?? "");
  const wordsOf = (from: typeof unused) =>
    typed([...new Set(from)].flatMap(({ at, length }) => Array.from({ length }, (_, offset) => at + offset)));
  return {
    text,
    meant: groups.map(({ pieces: from, concepts }) => ({ words: wordsOf(from), concepts, wider: widerOf(concepts) })),
    place: found.place,
    rest: wordsOf(unused.filter(({ isFiller }) => !isFiller)),
  };
}

/** All crafts of a search, the best first. */
export const meantConcepts = ({ meant }: Understood): string[] => [
  ...new Set([...meant.flatMap(({ concepts }) => concepts), ...meant.flatMap(({ wider }) => wider)]),
];

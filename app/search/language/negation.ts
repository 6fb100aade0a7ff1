import { joinSeparable } from "./separable";
import type { Token } from "./tokens";
import { tokensOf } from "./tokens";
import { wordSet } from "./word-set";

const no = wordSet("kein keine keinen keinem keiner keines weder nicht nie niemals no not never");
/** These words exclude only what follows directly. */
const without = wordSet("ohne statt anstatt ausser without");
const maxBehindWithout = 2;
/** 'Nicht nur Fotos' excludes nothing, nor does 'keine Scheu'. */
const takesBack = wordSet(
  "nur bloss allein ausschliesslich only just problem sorge scheu angst frage umwege sekunde zweifel",
);
/** From here on the sentence is positive again. */
const turns = wordSet("sondern aber dafur jedoch stattdessen lieber but instead");
const orWords = wordSet("oder noch or nor");
const maxListed = 4;

/** Sentences end at punctuation, at line breaks and at bullet signs. */
const sentenceEnd = /[.!?;\n\r•|·]+/u;
const clauseEnd = /[,–—()]/u;

/** The sentences of a text without what they exclude: 'Porträts, aber keine Hochzeiten'. */
export function affirmedSentences(text: string, maxLetters: number, maxWords: number): Token[][] {
  let left = maxWords;
  const sentences: Token[][] = [];
  for (const sentence of text.slice(0, maxLetters).split(sentenceEnd)) {
    if (left <= 0) break;
    const clauses = sentence.split(clauseEnd).map((clause) => {
      const tokens = tokensOf(clause, maxLetters, left);
      left -= tokens.length;
      return tokens;
    });
    sentences.push(affirmed(clauses));
  }
  return sentences.filter((tokens) => tokens.length > 0);
}

function affirmed(clauses: readonly Token[][]): Token[] {
  let kept: Token[] = [];
  let isListing = false;
  for (const [index, tokens] of clauses.entries()) {
    const words = tokens.map(({ folded }) => folded);
    const goesOn = isListing && tokens.length <= maxListed && !words.some((word) => turns.has(word) || no.has(word));
    // 'Keine Hochzeiten, Taufen oder Bälle': the list continues until it says 'oder'.
    const hasOr = (from: number) =>
      clauses.slice(from).some((clause) => clause.some(({ folded }) => orWords.has(folded)));
    if (goesOn && hasOr(index)) continue;
    const { left, isOpen } = withoutDenied(tokens, words);
    const [first, ...others] = left;
    kept = joinSeparable(first ? [...kept, { ...first, startsClause: index > 0 }, ...others] : kept);
    isListing = isOpen;
  }
  return kept;
}

function withoutDenied(tokens: readonly Token[], words: readonly string[]): { left: Token[]; isOpen: boolean } {
  const from = words.findIndex(
    (word, at) => (no.has(word) || without.has(word)) && !takesBack.has(words[at + 1] ?? ""),
  );
  if (from < 0) return { left: [...tokens], isOpen: false };
  const isWithout = without.has(words[from] ?? "");
  const turn = words.findIndex((word, at) => at > from && turns.has(word));
  const end = turn > 0 ? turn : isWithout ? from + 1 + maxBehindWithout : words.length;
  // 'Hochzeiten fotografiere ich nicht': at the end of a sentence, it excludes what comes before.
  const deniesBefore = !isWithout && from >= words.length - 1;
  return {
    left: [...(deniesBefore ? [] : tokens.slice(0, from)), ...tokens.slice(end)],
    isOpen: turn < 0 && !isWithout,
  };
}

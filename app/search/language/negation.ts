import { joinSeparable } from "./separable";
import type { Token } from "./tokens";
import { tokensOf } from "./tokens";
import { wordSet } from "./word-set";

const no = wordSet(`kein keine keinen keinem keiner keines weder nicht nie niemals nimmer no not never
  nit net ned nid numma nimma kua kuan kuane koa koan koane koani`);
/** What somebody did in former times, up to what they do now: 'früher Tischler, heute Bildhauer'. */
const formerly = wordSet("fruher ehemals vormals");
/** 'Gelernter Tischler, später Ausstellungsgestalter' */
const learned = wordSet("gelernter gelernte");
const sinceThen = wordSet("spater heute jetzt");
const now = wordSet("heute jetzt nun inzwischen mittlerweile seither");
const beforeFormerly = wordSet("wie von als");
const had = wordSet("habe hab haben han war waren");
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
    const isLearned = clauses.slice(index + 1).some((clause) => clause.some(({ folded }) => sinceThen.has(folded)));
    if (isLearned && learned.has(words[0] ?? "")) continue;
    const { left, isOpen } = withoutDenied(tokens, words);
    const [first, ...others] = left;
    kept = joinSeparable(first ? [...kept, { ...first, startsClause: index > 0 }, ...others] : kept);
    isListing = isOpen;
  }
  return kept;
}

function withoutDenied(tokens: readonly Token[], words: readonly string[]): { left: Token[]; isOpen: boolean } {
  const from = words.findIndex(
    (word, at) => (no.has(word) || without.has(word) || isFormer(words, at)) && !takesBack.has(words[at + 1] ?? ""),
  );
  if (from < 0) return { left: [...tokens], isOpen: false };
  const isWithout = without.has(words[from] ?? "");
  const isPast = isFormer(words, from);
  const turn = words.findIndex((word, at) => at > from && (turns.has(word) || (isPast && now.has(word))));
  const end = turn > 0 ? turn : isWithout ? from + 1 + maxBehindWithout : words.length;
  // 'Hochzeiten fotografiere ich nicht (mehr)', 'Filme habe ich früher gemacht': it excludes what comes before.
  const isLast = from >= words.length - (words.at(-1) === "mehr" ? 2 : 1);
  const verb = words.findIndex((word) => had.has(word));
  const deniesBefore = isPast ? verb > 0 && verb < from && !words.slice(0, verb).includes("und") : !isWithout && isLast;
  return {
    left: [...(deniesBefore ? [] : tokens.slice(0, from)), ...tokens.slice(end)],
    isOpen: turn < 0 && !isWithout && !isPast,
  };
}

/** Not in 'früher oder später' or 'wie früher'. */
const isFormer = (words: readonly string[], at: number) =>
  formerly.has(words[at] ?? "") && words[at + 1] !== "oder" && !beforeFormerly.has(words[at - 1] ?? "");

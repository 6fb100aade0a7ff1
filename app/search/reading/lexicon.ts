import { isFiller } from "../language/fillers";
import { contracted } from "../language/fold";
import { nounForms, roughStem, stemOfVerb, verbStems } from "../language/inflection";
import { tokensOf } from "../language/tokens";
import { listed } from "../vocabulary/concept";
import { concepts } from "../vocabulary/vocabulary";
import { isHelpingWord } from "./special-words";

/** What a word or a phrase of the vocabulary means. */
export interface Entry {
  /** The concept that it names. */
  means: string | null;
  /** The concepts that it is a motif of. */
  about: readonly string[];
}

interface Lexicon {
  words: Map<string, Entry>;
  /** Stems of verbs; they are no words themselves: 'mal' is not 'malen'. */
  verbs: Map<string, Entry>;
  /** Several words, as rough stems with blanks. */
  phrases: Map<string, Entry>;
  longestPhrase: number;
  /** The rough stems that phrases begin with, and the first letters of words, to skip most words quickly. */
  phraseStarts: Set<string>;
  /** All rough stems of phrases. */
  phraseStems: Set<string>;
  wordStarts: Set<string>;
  /** The last letters of words and stems, to skip most parts of a long word without a look-up. */
  ends: Set<string>;
}

export const endLetters = 3;
export const startLetters = 5;
const longestText = 200;

/** The stem of a word in a phrase, where also 'bemalt' is 'bemalen', and 'Häuser' are 'Haus'. */
export const stemInPhrase = (word: string): string =>
  roughStem(word)
    .replace(/(?<=.{4})(?:e?t)+$/, "")
    .replace(/(?<=.{3})s$/, "");

const isInfinitive = (typed: string) => /^(?!machen$)\p{Ll}{3,}n$/u.test(typed);

/** The key of a phrase. Words that say nothing are left out, unless only one word would be left. */
function phraseKey(words: readonly string[]): string {
  const telling = words.filter((word) => !isFiller(word));
  return (telling.length > 1 ? telling : words).map(stemInPhrase).join(" ");
}

function readVocabulary(): Lexicon {
  const words = new Map<string, Entry>();
  const verbs = new Map<string, Entry>();
  const phrases = new Map<string, Entry>();
  const turned = new Map<string, string>();
  let longestPhrase = 1;

  const add = (map: Map<string, Entry>, key: string, id: string, isMotif: boolean) => {
    const entry = map.get(key) ?? { means: null, about: [] };
    const means = isMotif ? entry.means : (entry.means ?? id);
    map.set(key, { means, about: isMotif ? [...new Set([...entry.about, id])] : entry.about });
  };
  const addText = (text: string, id: string, isMotif: boolean) => {
    const tokens = tokensOf(text, longestText).map(({ folded }) => folded);
    const [first = ""] = tokens;
    if (tokens.length === 1) {
      add(words, first, id, isMotif);
      // Verbs are written small in the vocabulary.
      if (/^\p{Ll}+$/u.test(text) && /(en|[lr]n)$/.test(first)) add(verbs, stemOfVerb(first), id, isMotif);
      return;
    }
    add(phrases, phraseKey(tokens), id, isMotif);
    // 'Wände bemalen' is also said as 'ich bemale Wände'.
    if (tokens.length === 2 && isInfinitive(text.split(" ")[1] ?? "")) turned.set(phraseKey(tokens.toReversed()), id);
    longestPhrase = Math.max(longestPhrase, tokens.length);
    // 'Web Design' and 'Web-Design' are also written as one word.
    if (tokens.length <= 3 && !tokens.some(isFiller)) add(words, tokens.join(""), id, isMotif);
  };

  for (const { id, name, words: named, needs, about, skills } of concepts) {
    for (const text of [name, ...listed(named), ...listed(needs), ...(skills ?? [])]) addText(text, id, false);
    for (const text of listed(about)) addText(text, id, true);
  }
  for (const [key, id] of turned) if (!phrases.has(key)) add(phrases, key, id, false);
  const ends = new Set([...words.keys(), ...verbs.keys()].map((key) => key.slice(-endLetters)));
  const phraseStarts = new Set([...phrases.keys()].map((key) => key.slice(0, key.indexOf(" "))));
  const phraseStems = new Set([...phrases.keys()].flatMap((key) => key.split(" ")));
  const wordStarts = new Set([...words.keys()].map((key) => key.slice(0, startLetters)));
  return { words, verbs, phrases, longestPhrase, phraseStarts, phraseStems, wordStarts, ends };
}

let read: Lexicon | null = null;

/** Built once, by the first search. */
export function lexicon(): Lexicon {
  read ??= readVocabulary();
  return read;
}

function entryOfForms(word: string): Entry | null {
  const { words, verbs } = lexicon();
  // 'Bewerbung' is a motif, although it could be a form of 'bewerben'.
  const itself = words.get(word);
  if (itself) return itself;
  let about: readonly string[] | null = null;
  for (const [known, forms] of [
    [words, nounForms(word)],
    [verbs, verbStems(word)],
  ] as const) {
    for (const form of forms) {
      const entry = known.get(form);
      about ??= entry && entry.about.length > 0 ? entry.about : null;
      if (entry?.means) return { means: entry.means, about: about ?? [] };
    }
  }
  return about && { means: null, about };
}

/** What this folded word means, in any inflection, gender and spelling of umlauts. */
export function entryOfWord(word: string): Entry | null {
  const entry = entryOfForms(word);
  if (entry) return entry;
  const short = contracted(word);
  return short === word ? null : entryOfForms(short);
}

/** Whether it is the infinitive of a verb that the vocabulary has: 'sticken'. */
export const isVerbOfCraft = (word: string): boolean => word.endsWith("en") && lexicon().verbs.has(stemOfVerb(word));

const prefixed = /^(?:auf|ab|an|aus|ein|um|nach|zusammen|neu|mit|uber|ueber|durch|fertig|vor)(.{5,})$/;

/** What a verb with a prefix means: who wants something 'aufgepolstert' or 'umgenäht' looks for who does it. */
export function entryOfPrefixed(word: string): Entry | null {
  const verb = prefixed.exec(word)?.[1];
  if (!verb || isHelpingWord(verb)) return null;
  const means = [...(verb.endsWith("n") ? [stemOfVerb(verb)] : []), ...verbStems(verb)]
    .flatMap((stem) => lexicon().verbs.get(stem)?.means ?? [])
    .at(0);
  return means ? { means, about: [] } : null;
}

export const entryOfPhrase = (words: readonly string[]): Entry | null =>
  lexicon().phrases.get(phraseKey(words)) ?? null;

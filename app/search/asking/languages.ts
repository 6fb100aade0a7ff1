import { wordSet } from "../language/word-set";
import { isWithin } from "../vocabulary/vocabulary";
import type { Group } from "./group";

const translating = wordSet("uebersetzung dolmetschen");
/** What is written can be wanted in another language; who takes photographs or plays music only speaks it. */
const written = wordSet("text grafikdesign website untertitel film");
export const isLanguage = (word: string): boolean => language.test(word);
const language = /isch(?:e[nrsm]?)?$|sprachig$|^(?:english|german|deutsch)$/;
/** Who is asked for: 'Grafikerin auf Türkisch' speaks it, 'Broschüre auf Türkisch' is translated. */
const somebody =
  /(?:.{4}in(?:nen)?|grafiker|designer|texter|fotograf|programmierer|entwickler|redakteur|journalist|autor|illustrator|moderator|sprecher|regisseur)$/;
/** 'Trauung auf Englisch', but 'ins Englische' asks for a translation whatever stands beside it. */
const inLanguage = "auf";

/** The groups without a language that only says what somebody speaks, not that something is to be translated. */
export function withoutSpoken(groups: readonly Group[], words: readonly string[]): Group[] {
  return groups.filter((group) => {
    const others = groups.filter((other) => other !== group);
    return others.length === 0 || !isLanguageName(group, words) || !isSpoken(group, others, words);
  });
}

const isLanguageName = ({ pieces, concepts }: Group, words: readonly string[]) =>
  concepts.every((id) => translating.has(id)) &&
  pieces.every(({ at, length }) =>
    words.slice(at, at + length).every((word) => language.test(word) || word === inLanguage),
  );

function isSpoken({ pieces }: Group, others: readonly Group[], words: readonly string[]): boolean {
  const isWritten = (id: string) => isWithin(id, written);
  const isSomebody = others.some((group) => group.pieces.some(({ at }) => somebody.test(words[at] ?? "")));
  const isInto = pieces.some(({ at }) => words[at] === "ins");
  return (isSomebody && !isInto) || !others.some((group) => group.concepts.some(isWritten));
}

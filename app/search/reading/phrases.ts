import { isFiller } from "../language/fillers";
import { type Entry, entryOfPhrase, entryOfWord, lexicon, startLetters, stemInPhrase } from "./lexicon";

const maxJoined = 3;
const leastJoined = 2;
const leastTurned = 3;
/** A word that says nothing may be the end of one that does. */
const leastFiller = 6;
const longestJoined = 30;
const links = ["", "s"];

/** The longest phrase that begins here, also one whose words are written together in the vocabulary. */
export function longestPhrase(words: readonly string[], at: number): { entry: Entry; length: number } | null {
  const first = words[at] ?? "";
  const startsPhrase = lexicon().phraseStarts.has(stemInPhrase(first));
  const startsWord = !isFiller(first) && first.length >= leastJoined;
  if (!startsPhrase && !startsWord) return null;
  const most = Math.min(startsPhrase ? lexicon().longestPhrase : maxJoined, words.length - at);
  for (let length = most; length > 1; length -= 1) {
    const part = words.slice(at, at + length);
    // The 'vom' behind 'Porträt malen' belongs to what follows.
    if (isFiller(part.at(-1) ?? "") && part.filter((word) => !isFiller(word)).length > 1) continue;
    const entry =
      (startsPhrase ? entryOfPhrase(part) : null) ?? (startsWord && length <= maxJoined ? joined(part) : null);
    if (entry) return { entry, length };
  }
  return null;
}

/** 'Cover Album' and 'Kleid Hochzeit', as people type what they look for first. */
export function turned(words: readonly string[], at: number): { entry: Entry; length: number } | null {
  const [last = "", first = ""] = words.slice(at, at + 2);
  if (isFiller(last) || isFiller(first) || first.length < leastTurned || last.length < leastTurned) return null;
  // 'Katalog Ausstellung' may be two things.
  if ([first, last].every((word) => entryOfWord(word)?.means)) return null;
  const entry = links.map((link) => lexicon().words.get(first + link + last)).find((found) => found?.means);
  return entry ? { entry, length: 2 } : null;
}

/** 'Web design', and 'Veranstaltung Technik' without what links the parts. */
function joined(part: readonly string[]): Entry | null {
  // 'Öffentlichkeits Arbeit'
  const isEnd = (each: string, at: number) => at > 0 && each.length >= leastFiller;
  const belongs = (each: string, at: number) =>
    /^\d$/.test(each) || (each.length >= leastJoined && (!isFiller(each) || isEnd(each, at)));
  if (!part.every(belongs)) return null;
  for (const link of part.length === 2 ? links : [""]) {
    const word = part.join(link);
    const mayStart = word.length <= longestJoined && lexicon().wordStarts.has(word.slice(0, startLetters));
    const entry = mayStart ? entryOfWord(word) : null;
    if (entry) return entry;
  }
  return null;
}

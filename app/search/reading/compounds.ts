import { isFiller } from "../language/fillers";
import { contracted } from "../language/fold";
import { nounForms } from "../language/inflection";
import { wordSet } from "../language/word-set";
import { widerConcepts } from "../vocabulary/vocabulary";
import { type Entry, endLetters, lexicon } from "./lexicon";
import { isOpenHead } from "./special-words";

export interface Compound {
  /** The last known part, as the vocabulary has it. */
  word: string;
  /** What the last known part means. In 'Logoagentur' it is the first, because 'Agentur' says nothing. */
  head: Entry;
  /** What the parts before it mean. */
  before: readonly Entry[];
  /** Nothing is known before the head. */
  isHalfKnown: boolean;
}

const leastHead = 4;
/** Unless whatever ends so is a kind of it: an 'Alphornduo'. */
const leastOpenHead = 3;
/** 'Gitarrenstunden' are lessons, although 'Stunden' alone are none. */
const lessons = /(?<=.{3})stunden?$/;
/** A 'Zitherspieler' plays an instrument, a 'Kartenspieler' none. */
const player = /(?<=.{3})spieler(?:in|innen|s|n)?$/;
const music = "musik";
/** What people call themselves and their places, which says nothing: 'Markenküche', 'Beschriftungsfuchs', 'Fadenwerk'. */
const makers =
  wordSet(`werk werke werkstatt haus stube stuble kuche kiste schmiede manufaktur labor garage bude fuchs mensch fee held heldin profi meister
  meisterin macher macherin bauer bauerin kollektiv team buro zauber liebe queen king factory lab works kombinat fabrikat
  piratin pirat freundin freund gruppe truppe formation job jobs`);
const leastPart = 3;
/** Before a head that may follow anything. */
const leastUnknown = 3;
const links = ["", "s", "n", "es", "en", "er", "e"];

/** A part without each of the letters that link it to the next. */
export const unlinked = (part: string): { bare: string; link: string }[] =>
  links.flatMap((link) => (part.endsWith(link) ? { bare: part.slice(0, part.length - link.length), link } : []));

/** What a part before the head means: 'hochzeits', 'firmen' (Firma), 'schul' (Schule), 'mal' (malen). */
function entryOfPart(part: string): Entry | null {
  const { words, verbs } = lexicon();
  for (const { bare, link } of unlinked(part)) {
    if (bare.length < leastPart) continue;
    const entry =
      words.get(bare) ??
      words.get(`${bare}e`) ??
      words.get(`${bare}en`) ??
      (link === "en" ? words.get(`${bare}a`) : undefined) ??
      verbs.get(bare);
    if (entry) return entry;
  }
  return null;
}

/** What the parts before the head mean, at most two, or nothing when one is unknown. */
function entriesOfParts(text: string): Entry[] | null {
  const entry = entryOfPart(text);
  if (entry) return [entry];
  for (let at = text.length - leastPart; at >= leastPart; at -= 1) {
    const last = entryOfPart(text.slice(at));
    const first = last && entryOfPart(text.slice(0, at));
    if (last && first) return [first, last];
  }
  return null;
}

/** Takes a word apart that is not known as a whole. */
export function compoundOf(word: string): Compound | null {
  // A 'Filmabend' is no 'bend', as bands are called in other languages.
  if (word.endsWith("abend")) return null;
  if (lessons.test(word)) return split(word.replace(lessons, "unterricht"));
  if (player.test(word)) return playerOf(word.replace(player, "")) ?? split(word);
  return split(word) ?? (contracted(word) === word ? null : split(contracted(word)));
}

function playerOf(instrument: string): Compound | null {
  const head = entryOfPart(instrument);
  if (!head?.means || !widerConcepts(head.means).includes(music)) return null;
  return { word: instrument, head, before: [], isHalfKnown: false };
}

function split(word: string): Compound | null {
  const { words, ends } = lexicon();
  const forms = nounForms(word).filter((form) => ends.has(form.slice(-endLetters)));
  let partly: Compound | null = null;
  for (let at = leastPart; at <= word.length - leastOpenHead; at += 1) {
    const text = word.slice(0, at);
    if (isFiller(word.slice(at)) || makers.has(word.slice(at))) {
      const before = entriesOfParts(text);
      const head = before?.at(-1);
      if (head) return { word: text, head, before: before?.slice(0, -1) ?? [], isHalfKnown: false };
    }
    const isShort = word.length - at < leastHead;
    const ended = forms
      .map((form) => form.slice(at))
      .filter((form) => (isShort ? isOpenHead([form]) : form.length >= leastHead - 1));
    const found = ended.find((form) => words.has(form));
    const head = found && words.get(found);
    if (!head) continue;
    const before = entriesOfParts(text);
    // Two short parts are an accident more often than a compound: 'Barbier', 'Tierart'.
    if (before && text.length + found.length >= 8) return { word: found, head, before, isHalfKnown: false };
    if (text.length >= leastUnknown && isOpenHead(ended))
      partly ??= { word: found, head, before: [], isHalfKnown: true };
  }
  return partly;
}

import { allFillers, isFiller } from "../language/fillers";
import { contracted } from "../language/fold";
import { nounForms } from "../language/inflection";
import { placeNames } from "../region/region";
import { lexicon } from "./lexicon";
import { isOtherWord } from "./other-words";

const leastForOne = 4;
const leastForAnyLetter = 6;
const leastForTwo = 8;
const leastOfFiller = 5;

/** A letter that is missing, too many, swapped, or taken for one beside it or one that sounds like it. */
const cheap = 2;
/** Any other wrong letter: 'Bank' is not 'Band', so a short word is not forgiven one. */
const dear = 3;

/** First letters that people take for each other. */
const alike: Record<string, string> = { v: "f", w: "f", c: "k", q: "k", y: "i", j: "i" };
const start = (word: string) => alike[word.charAt(0)] ?? word.charAt(0);

const rows = ["qwertzuiop", "asdfghjkl", "yxcvbnm"];
const soundAlike = ["dt", "bp", "gk", "ck", "fv", "iy", "sz", "aeiou"];

function costOfPair(one: string, other: string): number {
  if (one === other) return 0;
  if (soundAlike.some((letters) => letters.includes(one) && letters.includes(other))) return cheap;
  const row = rows.find((letters) => letters.includes(one) && letters.includes(other));
  return row && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1 ? cheap : dear;
}

const alphabet = "abcdefghijklmnopqrstuvwxyz";
const costs = [...alphabet].flatMap((one) => [...alphabet].map((other) => costOfPair(one, other)));
const firstLetter = alphabet.charCodeAt(0);
const costOf = (one: number, other: number) =>
  one === other ? 0 : (costs[(one - firstLetter) * alphabet.length + other - firstLetter] ?? dear);

interface Target {
  word: string;
  letters: number;
}

/** Which letters a word has, as bits. Words that differ in too many letters need no closer look. */
const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) - 97);
  return bits;
};

function countOfBits(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}

let byStart: Map<string, Target[]> | null = null;

const keyOf = (word: string, length: number) => `${start(word)}${length}`;

/** The words that a slip may be meant as, by their first letter and length. */
function targets(): Map<string, Target[]> {
  if (byStart) return byStart;
  byStart = new Map();
  const crafts = [...lexicon().words].filter(([word, { means }]) => means || word.length >= leastForAnyLetter);
  const fillers = [...allFillers()].filter((word) => word.length >= leastOfFiller);
  for (const word of new Set([...fillers, ...crafts.map(([word]) => word), ...placeNames()])) {
    if (word.length < leastForOne || /[^a-z]/.test(word)) continue;
    const key = keyOf(word, word.length);
    const list = byStart.get(key);
    const target = { word, letters: lettersOf(word) };
    if (list) list.push(target);
    else byStart.set(key, [target]);
  }
  return byStart;
}

function maxAllowed(shorter: number, isWhole: boolean): number {
  if (shorter >= leastForTwo && isWhole) return cheap * 2;
  if (shorter >= leastForAnyLetter) return dear;
  return shorter >= leastForOne ? cheap : 0;
}

/** 'Tekster' sounds like 'Texter'. */
const heard = (word: string) => word.replace(/(?<=[aeiou])c?ks(?=[aeiot])/g, "x");

/** The known word most similar to this unknown one, if it is similar enough, with at most so many slips. */
export function withoutSlip(typed: string, maxSlips = 2): string | null {
  if (typed.length < leastForOne || /[^a-z]/.test(typed) || isOtherWord(typed) || isFiller(typed)) return null;
  const word = heard(typed);
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  // Remove an ending only from a word that is long enough without it.
  const bare = nounForms(word).filter((form) => form !== word && form.length >= leastForAnyLetter);
  for (const form of new Set([word, contracted(word), ...bare])) {
    const letters = lettersOf(form);
    for (let length = form.length - 2; length <= form.length + 2; length += 1) {
      const allowed = Math.min(maxSlips * cheap, maxAllowed(Math.min(form.length, length), form === word));
      if (Math.abs(length - form.length) * cheap > allowed) continue;
      for (const target of targets().get(keyOf(form, length)) ?? []) {
        const most = Math.min(allowed, least - 1);
        if (countOfBits(letters ^ target.letters) > most) continue;
        const cost = costOfSlips(form, target.word, most);
        if (cost > most) continue;
        least = cost;
        best = target.word;
      }
    }
  }
  return best;
}

/** What the slips from one word to another cost, if they are few enough for a slip; a name of three letters is forgiven one too. */
export function slipsFrom(one: string, other: string): number | null {
  const shorter = Math.min(one.length, other.length);
  const most = Math.max(cheap, maxAllowed(shorter, true));
  const cost = costOfSlips(one, other, most);
  return cost <= most ? cost : null;
}

/** The rows of the table below, used again for every pair of words. */
let beforeLast = new Int8Array(64);
let last = new Int8Array(64);
let current = new Int8Array(64);
/** No two words are compared that differ by more letters than this. */
const widest = 2;

/** What the slips between two words cost; more than `most` only says that it is too much. */
export function costOfSlips(one: string, other: string, most: number): number {
  const tooMuch = most + 1;
  last.fill(tooMuch);
  for (let column = 0; column <= widest; column += 1) last[column] = column * cheap;
  for (let row = 1; row <= one.length; row += 1) {
    current.fill(tooMuch);
    current[0] = row * cheap;
    let least = row <= widest ? row * cheap : tooMuch;
    for (let column = Math.max(1, row - widest); column <= Math.min(other.length, row + widest); column += 1) {
      let cost = Math.min(
        (last[column] ?? tooMuch) + cheap,
        (current[column - 1] ?? tooMuch) + cheap,
        (last[column - 1] ?? tooMuch) + costOf(one.charCodeAt(row - 1), other.charCodeAt(column - 1)),
      );
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? tooMuch) + cheap);
      cost = Math.min(cost, tooMuch);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return tooMuch;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[other.length] ?? tooMuch;
}

import { tokensOf } from "../language/tokens";
import { type Place, placeNamed } from "./region";

const maxLetters = 200;
const maxWordsOfName = 4;

/**
 * The places that a text names which says nothing but a place, such as '6850 Dornbirn, Vorarlberg'. A place inside
 * another one comes first, and a region that only repeats the location of a place is left out.
 */
export function placesOfField(text: string): Place[] {
  const words = tokensOf(text, maxLetters).map(({ folded }) => folded);
  const places = new Set<Place>();
  for (let at = 0; at < words.length; ) {
    const found = longestName(words, at);
    if (found) places.add(found.place);
    at += found?.words ?? 1;
  }
  const all = [...places];
  return all.filter((place) => !all.some((other) => other !== place && liesIn(other, place)));
}

const liesIn = (inner: Place, outer: Place) =>
  inner.municipalities.length > 0 &&
  (inner.municipalities.length < outer.municipalities.length ||
    (inner.kind === "village" && outer.kind === "municipality")) &&
  inner.municipalities.every((id) => outer.municipalities.includes(id));

/** The longest name of a place that begins with this word. */
export function longestName(words: readonly string[], at: number): { place: Place; words: number } | null {
  for (let length = Math.min(maxWordsOfName, words.length - at); length > 0; length -= 1) {
    const place = placeNamed(words.slice(at, at + length).join(" "));
    if (place) return { place, words: length };
  }
  return null;
}

import type { FoundKind } from "./groups";
import { contracted, fold } from "./language/fold";
import { tokensOf } from "./language/tokens";
import { lexeme, lexemesOfPlace, saysSomething } from "./lexemes";
import { askedConcepts } from "./plan";
import { readPieces } from "./reading/pieces";
import { longestName } from "./region/place-field";
import type { Understood } from "./understand";
import { withWider } from "./vocabulary/vocabulary";

/** A text in parts, of which every second one is marked. */
export type Marked = string[];

const maxLetters = 1000;

/** Marks in texts what a search has found there. */
export function markerOf(understood: Understood, isLiteral = false) {
  const letters = (text: string) => contracted(fold(text));
  const typed = tokensOf(understood.text, maxLetters)
    .filter(saysSomething)
    .map(({ folded }) => contracted(folded));
  const concepts = isLiteral ? { asked: [], akin: [] } : askedConcepts(understood);
  const [asked, akin] = [new Set(concepts.asked), new Set(concepts.akin)];
  const place = isLiteral ? null : understood.place?.place;
  const ofPlaces = place ? (place.either ?? [place]).map(({ id }) => lexeme.place(id)) : [];

  /** Null if there is nothing to mark. Crafts that are only akin to what was asked are marked where a row was found by them. */
  return (text: string | null, kind: FoundKind = "related"): Marked | null => {
    const found = kind === "related" || kind === "broader" ? akin : asked;
    if (!text) return null;
    const tokens = tokensOf(text, maxLetters);
    const words = tokens.map(({ folded }) => folded);
    const isMarked = tokens.map(({ folded }) => typed.some((word) => letters(folded).includes(word)));
    const mark = (at: number, length: number) => isMarked.fill(true, at, at + length);
    for (const { at, length, means, about } of readPieces(tokens, { slips: 0 }))
      if ([...(means ? withWider([means]) : []), ...(means ? about : [])].some((id) => found.has(id))) mark(at, length);
    if (ofPlaces.length > 0)
      for (let at = 0; at < words.length; at += 1) {
        const name = longestName(words, at);
        if (name && lexemesOfPlace(name.place).some((each) => ofPlaces.includes(each))) mark(at, name.words);
      }
    return partsOf(
      text,
      tokens.map(({ typed: word }) => word),
      isMarked,
    );
  };
}

function partsOf(text: string, words: readonly string[], isMarked: readonly boolean[]): Marked | null {
  if (!isMarked.includes(true)) return null;
  const parts: Marked = [];
  let [from, done] = [0, 0];
  for (const [index, word] of words.entries()) {
    const at = text.indexOf(word, from);
    if (at < 0) continue;
    from = at + word.length;
    if (!isMarked[index]) continue;
    parts.push(text.slice(done, at), word);
    done = from;
  }
  return [...parts, text.slice(done)];
}

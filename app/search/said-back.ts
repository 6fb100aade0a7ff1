import type { Understood } from "./understand";
import { findConcept } from "./vocabulary/vocabulary";

const maxNamed = 3;

export interface SaidBack {
  /** The name of the place, for headings. */
  place: string | null;
  /** What was understood, each with the address of the same search without its words. */
  parts: { label: string; without: string }[];
  /** The same search by its letters only, or by its meaning again. */
  other: string;
  isLiteral: boolean;
}

type Searched = { q: string; isLiteral?: boolean };

/**
 * What a search was understood as. Null when it means nothing but its letters. `pathOf` is the address of another search
 * in the same list, `others` are parts that this list alone understands.
 */
export function describeUnderstanding(
  { text, meant, place }: Understood,
  isLiteral: boolean,
  pathOf: (search: Searched) => string,
  others: SaidBack["parts"] = [],
): SaidBack | null {
  if (meant.length === 0 && !place && others.length === 0) return null;
  const part = (label: string, words: readonly string[]) => ({
    label,
    without: pathOf({ q: withoutWords(text, words) }),
  });
  const parts = meant.map(({ words, concepts }) => part(namesOf(concepts), words));
  if (place) parts.push(part(`in ${place.place.name} und Umgebung`, [...place.words]));
  return {
    place: place?.place.name ?? null,
    parts: isLiteral ? [] : [...parts, ...others],
    other: pathOf({ q: text, isLiteral: !isLiteral }),
    isLiteral,
  };
}

const namesOf = (concepts: readonly string[]) => {
  const names = concepts.flatMap((id) => findConcept(id)?.name ?? []);
  return names.length > maxNamed ? `${names.slice(0, maxNamed).join(", ")} …` : names.join(", ");
};

const prepositions = /(^|\s)(in|im|aus|bei|nahe|um|für|von)\s*$/iu;

/** Removes each word once, with the 'in' before a place. */
export function withoutWords(text: string, words: readonly string[]): string {
  let left = text;
  for (const word of words) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    left = `${left.slice(0, at).replace(prepositions, " ")} ${left.slice(at + word.length)}`;
  }
  return left.replace(/\s+/g, " ").replace(/^[-\s]+|[-\s]+$/g, "");
}

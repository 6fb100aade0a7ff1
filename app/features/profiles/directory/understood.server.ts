import type { Understood } from "~/search/understand";
import { findConcept } from "~/search/vocabulary/vocabulary";
import { type DirectorySearch, directoryPath } from "./directory";

const mostNamed = 3;

export type UnderstoodSearch = NonNullable<ReturnType<typeof whatWasUnderstood>>;

export interface UnderstoodPart {
  label: string;
  /** The same search without the words of this part. */
  without: string;
}

/** What a search was understood as. Null when it means nothing but its letters. */
export function whatWasUnderstood(search: DirectorySearch, { text, meant, place }: Understood) {
  if (meant.length === 0 && !place) return null;
  const { skill } = search;
  const part = (label: string, words: readonly string[]): UnderstoodPart => ({
    label,
    without: directoryPath({ q: withoutWords(text, words), skill }),
  });
  const parts = meant.map(({ words, concepts }) => part(namesOf(concepts), words));
  if (place) parts.push(part(`in ${place.place.name} und Umgebung`, [...place.words]));
  return {
    place: place?.place.name ?? null,
    parts: search.isLiteral ? [] : parts,
    /** The same search by its letters only, or by its meaning again. */
    other: directoryPath({ q: search.q, skill, isLiteral: !search.isLiteral }),
    isLiteral: Boolean(search.isLiteral),
  };
}

const namesOf = (concepts: readonly string[]) => {
  const names = concepts.flatMap((id) => findConcept(id)?.name ?? []);
  return names.length > mostNamed ? `${names.slice(0, mostNamed).join(", ")} …` : names.join(", ");
};

const prepositions = /(^|\s)(in|im|aus|bei|nahe|um|für|von)\s*$/iu;

/** Removes each word once, with the 'in' before a place. */
function withoutWords(text: string, words: readonly string[]): string {
  let left = text;
  for (const word of words) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    left = `${left.slice(0, at).replace(prepositions, " ")} ${left.slice(at + word.length)}`;
  }
  return left.replace(/\s+/g, " ").replace(/^[-\s]+|[-\s]+$/g, "");
}

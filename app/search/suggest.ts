import { isFiller } from "./language/fillers";
import { fold } from "./language/fold";
import { entryOfWord } from "./reading/lexicon";
import { allPlaces } from "./region/region";
import { listed } from "./vocabulary/concept";
import { concepts, findConcept } from "./vocabulary/vocabulary";

interface Named {
  id: string;
  name: string;
}

/** Completions of the last words of a typed text. */
interface Suggested {
  /** The words before, which stay unchanged. */
  before: string;
  crafts: Named[];
  places: Named[];
}

export const leastLetters = 2;
/** Longer texts are sentences and get no completion. */
const maxWords = 6;
const most = 12;
const prepositions = new Set(["in", "im", "aus", "bei", "nahe", "um", "von"]);

/** Crafts and places that complete an unfinished text. */
export function suggest(typed: string): Suggested {
  const words = typed.trim().split(/\s+/).slice(0, maxWords);
  // 'Fotograf in Dorn' continues with a place, 'Corporate De' with a craft of two words.
  for (let at = 0; at < words.length; at += 1) {
    const found = beginningWith(words.slice(at).join(" "));
    // After 'in' and similar words comes a place.
    if (prepositions.has(fold(words[at - 1] ?? ""))) found.crafts = [];
    if (found.crafts.length > 0 || found.places.length > 0) return { before: words.slice(0, at).join(" "), ...found };
  }
  return { before: "", crafts: [], places: [] };
}

/** 'Ma' and 'sa' say nothing either, but begin 'Malerei' and 'Sängerin'. */
const saysNothing = (start: string) => prepositions.has(start) || (start.length > leastLetters && isFiller(start));

function beginningWith(text: string): Pick<Suggested, "crafts" | "places"> {
  const start = fold(text);
  if (text.length < leastLetters || saysNothing(start)) return { crafts: [], places: [] };
  const whole = entryOfWord(start)?.means;
  const ids = new Set([...(whole ? [whole] : []), ...craftsBeginningWith(start)]);
  const crafts = [...ids].flatMap((id) => findConcept(id) ?? []);
  const places = allPlaces().filter(({ name }) => fold(name).startsWith(start));
  const named = ({ id, name }: Named) => ({ id, name });
  return { crafts: crafts.slice(0, most).map(named), places: places.slice(0, most).map(named) };
}

let texts: { id: string; text: string; rank: number }[] | null = null;
const rankOfNeeds = 100;

/**
 * Those whose own name begins with it come first, then those with a word near the start of their list, where the
 * vocabulary has what they are called most: for 'tisch' the joiner before who letters 'Tischkarten'.
 */
function craftsBeginningWith(start: string): string[] {
  texts ??= concepts.flatMap(({ id, name, words, needs }) => [
    { id, text: fold(name), rank: -1 },
    ...listed(words).map((word, rank) => ({ id, text: fold(word), rank })),
    ...listed(needs).map((word, at) => ({ id, text: fold(word), rank: rankOfNeeds + at })),
  ]);
  const found = texts.filter(({ text }) => text.startsWith(start));
  return found.toSorted((one, other) => one.rank - other.rank).map(({ id }) => id);
}

import { widerOf } from "./asking/combine";
import { recognise } from "./recognise";
import { placesOfField } from "./region/place-field";
import type { Understood } from "./understand";
import { findConcept, widerConcepts } from "./vocabulary/vocabulary";

interface Entries {
  /** What says which crafts are asked for, the most important first. */
  crafts: readonly string[];
  place: string | null;
  /**
   * A person who names a craft and a kind of it does both: a photographer with the skill 'Hochzeitsfotografie'. Without
   * this the wider one only explains the narrower: 'Plakat', 'Print Design'.
   */
  takesWider?: boolean;
}

const maxConcepts = 12;

/**
 * The search that a call or a profile asks for by what its entries say, instead of typed words: any of the crafts that
 * they name, the first one first, and the place. Whole fields such as music are left out, because everybody fits them.
 */
export function understandEntries({ crafts, place: where, takesWider = false }: Entries): Understood {
  const named = new Set(crafts.flatMap((text) => recognise(text, "entry")));
  const concepts = [...named].filter((id) => !findConcept(id)?.isField).slice(0, maxConcepts);
  // What is wider than the first concept is a lower kind of result, so the widest go first.
  if (takesWider) concepts.sort((one, other) => widerConcepts(one).length - widerConcepts(other).length);
  const [place] = placesOfField(where ?? "");
  return {
    text: crafts[0] ?? "",
    meant: concepts.length > 0 ? [{ words: [], concepts, wider: widerOf(concepts) }] : [],
    place: place ? { place, words: [] } : null,
    rest: [],
  };
}

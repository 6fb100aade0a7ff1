import { lexeme } from "~/search/lexemes";
import { askedConcepts } from "~/search/plan";
import { byDistance } from "~/search/region/distance";
import { placeNamed } from "~/search/region/region";
import { understand } from "~/search/understand";
import { findConcept } from "~/search/vocabulary/vocabulary";
import type { ListSearch } from "../stored-search.server";

type Says = (has: readonly string[]) => string | null;

/**
 * Says why a thing with these lexemes fits a search: the craft or the letters, and how far away it is. What the search
 * means is read once for all its results.
 */
export function whyFits({ q, isLiteral, offersWork, around }: ListSearch): (has: readonly string[]) => string {
  const parts = [
    ...(q ? [wordsOf(q, isLiteral ? [] : askedConcepts(understand(q, { offersWork })).asked)] : []),
    ...(around ? [awayFrom(around.place)] : []),
  ];
  return (has) => parts.flatMap((says) => says(has) ?? []).join(", ");
}

const wordsOf =
  (q: string, asked: readonly string[]): Says =>
  (has) => {
    const found = asked.find((id) => has.includes(lexeme.offered(id)) || has.includes(lexeme.told(id)));
    return found ? `passt zu „${findConcept(found)?.name ?? q}“` : `enthält „${q}“`;
  };

function awayFrom(name: string): Says {
  const place = placeNamed(name);
  const nearest = place ? byDistance(place) : [];
  return (has) => {
    const at = nearest.find((near) => has.includes(lexeme.at(near.place.id)));
    if (!place || !at) return null;
    const kilometres = Math.round(at.kilometres);
    return kilometres > 0 ? `${at.place.name}, ${kilometres}\u00a0km von ${place.name}` : `in ${at.place.name}`;
  };
}

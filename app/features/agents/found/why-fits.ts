import { lexeme } from "~/search/lexemes";
import { askedConcepts } from "~/search/plan";
import { byDistance } from "~/search/region/distance";
import { placeNamed } from "~/search/region/region";
import { understand } from "~/search/understand";
import { findConcept } from "~/search/vocabulary/vocabulary";
import type { ListSearch } from "../stored-search.server";

/** Why a thing with these lexemes fits a search: the craft or the letters, and how far away it is. */
export function whyFits({ q, isLiteral, around }: ListSearch, has: readonly string[]): string {
  const parts = [...(q ? [wordsOf(q, isLiteral === true, has)] : []), ...(around ? [awayOf(around.place, has)] : [])];
  return parts.filter(Boolean).join(", ");
}

function wordsOf(q: string, isLiteral: boolean, has: readonly string[]): string {
  const asked = isLiteral ? [] : askedConcepts(understand(q)).asked;
  const found = asked.find((id) => has.includes(lexeme.offered(id)) || has.includes(lexeme.told(id)));
  return found ? `passt zu „${findConcept(found)?.name ?? q}“` : `enthält „${q}“`;
}

function awayOf(name: string, has: readonly string[]): string | null {
  const place = placeNamed(name);
  const at = place && byDistance(place).find((near) => has.includes(lexeme.at(near.place.id)));
  if (!place || !at) return null;
  const kilometres = Math.round(at.kilometres);
  return kilometres > 0 ? `${at.place.name}, ${kilometres} km von ${place.name}` : `in ${at.place.name}`;
}

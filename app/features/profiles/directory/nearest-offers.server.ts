import { askedConcepts } from "~/search/plan";
import { kilometresBetween } from "~/search/region/distance";
import { findPlace } from "~/search/region/region";
import type { Understood } from "~/search/understand";
import { findConcept } from "~/search/vocabulary/vocabulary";
import { type DirectorySearch, directoryPath } from "./directory";
import { countOffering } from "./places.server";

const maxTried = 5;
const maxPlaces = 4;

export interface NearestOffers {
  craft: string;
  path: string;
  places: { label: string; count: number; path: string }[];
}

/** The craft nearest to what was asked that somebody offers, and where: near the place, or where most of them are. */
export async function nearestOffers(search: DirectorySearch, understood: Understood): Promise<NearestOffers | null> {
  const { asked, akin } = askedConcepts(understood);
  // Whoever offers what was asked may only lack the skill that was filtered by.
  const ids = [...(search.skill ? asked : []), ...akin].filter((id) => search.skill || !asked.includes(id));
  for (const id of [...new Set(ids)].slice(0, maxTried)) {
    const concept = findConcept(id);
    const counts = concept && !concept.isField ? await countOffering(id) : [];
    if (!concept || counts.length === 0) continue;
    const from = understood.place?.place;
    const places = counts
      .flatMap(({ place: at, count }) => {
        const place = findPlace(at);
        return place ? [{ place, count, away: from ? kilometresBetween(from, place) : 0 }] : [];
      })
      .sort((one, other) => one.away - other.away || other.count - one.count)
      .slice(0, maxPlaces)
      .map(({ place, count }) => ({
        label: place.name,
        count,
        path: directoryPath({ q: `${concept.name} ${place.name}` }),
      }));
    return { craft: concept.name, path: directoryPath({ q: concept.name }), places };
  }
  return null;
}

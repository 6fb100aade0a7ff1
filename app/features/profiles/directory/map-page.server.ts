import { maxCounted } from "~/db/page-sizes";
import { findPlace, municipalities } from "~/search/region/region";
import { describeUnderstanding, withoutWords } from "~/search/said-back";
import { understand } from "~/search/understand";
import { type DirectorySearch, directoryPath } from "./directory";
import { drawRegion } from "./map-drawing.server";
import { placeNames, radiiOf, spread } from "./map-layout";
import { countByPlace } from "./places.server";
import { suggestCrafts } from "./suggest-crafts.server";

const maxNamed = 12;

/** The place of a dot replaces that of the search. */
const nowhere = { place: undefined, kilometres: undefined };

/** The directory as a map: how many people of a search are in each municipality. The same for everyone. */
export async function mapPage(search: DirectorySearch) {
  const { q, isLiteral = false } = search;
  const list = { ...search, isMap: false, after: null };
  const understood = understand(q);
  const counts = await countByPlace(search, understood);
  const wanted = withoutWords(understood.text, [...(understood.place?.words ?? [])]);
  const sought = understood.place?.place.municipalities ?? [];
  const found = counts
    .flatMap(({ place, count }) => {
      const municipality = findPlace(place);
      return municipality ? [{ place: municipality, count }] : [];
    })
    .sort((one, other) => other.count - one.count || one.place.name.localeCompare(other.place.name, "de"));
  const { at, lake, river } = drawRegion();
  const radii = radiiOf(found.map(({ count }) => count));
  const dots = found.map(({ place, count }, index) => ({
    name: place.name,
    count: Math.min(count, maxCounted),
    isMore: count > maxCounted,
    isSought: q !== "" && sought.length < 20 && sought.includes(place.id),
    path: directoryPath({ ...list, ...nowhere, q: [wanted, place.name].filter(Boolean).join(" ") }),
    ...at(place),
    radius: radii[index] ?? 0,
  }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    path: directoryPath(search),
    next: null,
    total: Math.min(total, maxCounted + 1),
    creatives: [],
    slugs: {} as Record<string, string>,
    understood: describeUnderstanding(understood, isLiteral, (other) => directoryPath({ ...search, ...other })),
    suggested: total === 0 && q ? await suggestCrafts(understood) : [],
    nearest: null,
    map: {
      dots: placeNames(spread(dots), maxNamed),
      empty: municipalities()
        .filter(({ id }) => found.every(({ place }) => place.id !== id))
        .map(at),
      lake,
      river,
      unplaced: counts.find(({ place }) => place === "")?.count ?? 0,
    },
  };
}

export type MapOfPeople = Awaited<ReturnType<typeof mapPage>>["map"];

import { contracted } from "../language/fold";
import { keyOf, type Place, readPlaces } from "./read-places";
import type { RegionFile } from "./region-file";
import { vorarlberg } from "./vorarlberg";

export type { Place } from "./read-places";

/** The region of this site, from its operator's file. */
let file: RegionFile = vorarlberg;
let read: ReturnType<typeof readPlaces> | null = null;

/** Called with the setting before anything reads the region. */
export function setRegion(region: RegionFile): void {
  file = region;
  read = null;
}

export const regionFile = (): RegionFile => file;
export const regionName = (): string => file.name;

function region() {
  read ??= readPlaces(file);
  return read;
}

export const allPlaces = (): Place[] => [...region().places.values()];
export const municipalities = (): Place[] => allPlaces().filter(({ kind }) => kind === "municipality");
export const findPlace = (id: string): Place | null => region().places.get(id) ?? null;

/** The place with this name, written in any way; a postcode is a name too. */
export const placeNamed = (name: string): Place | null =>
  region().names.get(keyOf(name)) ?? region().names.get(contracted(keyOf(name))) ?? null;
export const placeNames = (): IterableIterator<string> => region().names.keys();

/** One place for several that a search names: 'Bregenz oder Dornbirn'. */
export function eitherPlace(places: readonly [Place, ...Place[]]): Place {
  const [first, ...others] = places;
  if (others.length === 0) return first;
  const municipalities = [...new Set(places.flatMap((place) => place.municipalities))];
  return {
    ...first,
    id: places.map(({ id }) => id).join("+"),
    name: `${[first, ...others.slice(0, -1)].map(({ name }) => name).join(", ")} oder ${others.at(-1)?.name}`,
    kind: "region",
    municipalities,
    either: places,
  };
}

/** The regions that contain a municipality, the smallest first. */
export const regionsOf = (municipality: string): Place[] =>
  allPlaces()
    .filter(({ kind, municipalities }) => kind === "region" && municipalities.includes(municipality))
    .sort((one, other) => one.municipalities.length - other.municipalities.length);

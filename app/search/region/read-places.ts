import { fold } from "../language/fold";
import type { RegionFile } from "./region-file";

export interface Place {
  id: string;
  name: string;
  kind: "municipality" | "village" | "region" | "neighbour";
  /** The ids of the municipalities it is in or consists of; a neighbour has none. */
  municipalities: readonly string[];
  latitude: number;
  longitude: number;
  /** Of a neighbour: the ids of the neighbours around it, such as its country. */
  within?: readonly string[];
  /** The name is also an ordinary word or a first name. */
  isAlsoWord: boolean;
  /** Several places that a search names, of which each counts. */
  either?: readonly Place[];
}

function listed(text: string): string[] {
  const names = text.split(",").map((name) => name.trim());
  if (names.includes("")) throw new Error(`There is an empty name in '${text}'.`);
  return names;
}
/** How names are compared: 'Sankt Gerold' and 'St. Gerold' are the same. */
export const keyOf = (name: string) =>
  fold(name)
    .replace(/\bsankt\b/g, "st")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
const idOf = (name: string) => keyOf(name).replaceAll(" ", "-");

/** Throws where the file contradicts itself. */
export function readPlaces(given: RegionFile) {
  const ambiguous = new Set(given.alsoWords.map(keyOf));
  const places = new Map<string, Place>();
  const names = new Map<string, Place>();
  const call = (name: string, place: Place) => {
    const key = keyOf(name);
    if (!key) throw new Error(`The name '${name}' has no letter from a to z and no digit.`);
    if (!names.has(key)) names.set(key, place);
  };
  type Where = Pick<Place, "latitude" | "longitude" | "municipalities" | "within">;
  const add = (name: string, kind: Place["kind"], at: Where) => {
    const place: Place = { id: idOf(name), name, kind, isAlsoWord: ambiguous.has(keyOf(name)), ...at };
    if (places.has(place.id)) throw new Error(`There are two places ${place.id}.`);
    if (Math.abs(at.latitude) > 90 || Math.abs(at.longitude) > 180)
      throw new Error(`${name} is not on earth: ${at.latitude}, ${at.longitude}.`);
    places.set(place.id, place);
    call(name, place);
    return place;
  };
  const get = (name: string) => {
    const place = places.get(idOf(name));
    if (!place) throw new Error(`There is no place ${name}.`);
    return place;
  };
  const unite = (members: readonly Place[]) => {
    const municipalities = [...new Set(members.flatMap((member) => member.municipalities))];
    const each = municipalities.map((id) => get(id));
    const mean = (of: "latitude" | "longitude") => each.reduce((sum, place) => sum + place[of], 0) / each.length;
    return { municipalities, latitude: mean("latitude"), longitude: mean("longitude") };
  };

  const districts = new Map<string, Place[]>();
  for (const row of given.municipalities) {
    const [name = "", district = "", latitude = "", longitude = "", postcode] = listed(row);
    const place = add(name, "municipality", {
      latitude: Number(latitude),
      longitude: Number(longitude),
      municipalities: [idOf(name)],
    });
    if (postcode) call(postcode, place);
    districts.set(district, [...(districts.get(district) ?? []), place]);
  }
  for (const row of given.villages) {
    const [municipality = "", villages = ""] = row.split(": ");
    const { latitude, longitude, municipalities } = get(municipality);
    for (const village of listed(villages)) {
      if (/^\d/.test(village)) call(village, get(municipality));
      else add(village, "village", { latitude, longitude, municipalities });
    }
  }
  for (const row of given.areas) {
    const [title = "", members = ""] = row.split(": ");
    const [name = "", others] = title.split(" = ");
    const region = add(name, "region", unite(listed(members).map((member) => get(member.replace("@", "")))));
    for (const other of others ? listed(others) : []) call(other, region);
  }
  for (const [district, members] of districts) {
    const region = add(`Bezirk ${district}`, "region", unite(members));
    call(`District ${district}`, region);
  }
  const everywhere = unite([...districts.values()].flat());
  for (const { name, alsoCalled } of [given, given.country]) {
    const known = places.get(idOf(name));
    const isKnown = known?.municipalities.length === everywhere.municipalities.length;
    // Of a region that is called like its capital, another name means the whole.
    const free = [name, ...alsoCalled].find((each) => !places.has(idOf(each)));
    const whole = known && (isKnown || !free) ? known : add(free ?? name, "region", everywhere);
    for (const other of alsoCalled) call(other, whole);
  }
  const neighbours = given.neighbours.map((row) => {
    const [place = "", others = ""] = row.split(": ");
    const [name = "", latitude, longitude, around] = listed(place);
    return { name, latitude, longitude, around, others: others ? listed(others) : [] };
  });
  // What is around others comes after them in the file, and is needed first.
  for (const { name, latitude, longitude, around } of neighbours.toReversed()) {
    const outer = around ? get(around) : null;
    const within = outer ? [outer.id, ...(outer.within ?? [])] : [];
    const at = { latitude: Number(latitude), longitude: Number(longitude), municipalities: [], within };
    add(name, "neighbour", at);
  }
  for (const { name, others } of neighbours) for (const other of others) call(other, get(name));
  for (const row of given.adjectives) {
    const [place = "", adjectives = ""] = row.split(": ");
    for (const adjective of listed(adjectives)) call(adjective, get(place));
  }
  return { places, names };
}

import { describe, expect, it } from "vitest";
import { lexemesOfPlace } from "../lexemes";
import { byDistance, kilometresBetween } from "./distance";
import { placesOfField } from "./place-field";
import { allPlaces, findPlace, municipalities, type Place, placeNamed, regionsOf } from "./region";

const get = (id: string): Place => {
  const place = findPlace(id);
  if (!place) throw new Error(`There is no place ${id}.`);
  return place;
};
const ids = (text: string) => placesOfField(text).map(({ id }) => id);

describe("the region [FIND-04]", () => {
  it("has 96 municipalities in four districts, all within Vorarlberg", () => {
    expect(municipalities()).toHaveLength(96);
    const sizes = ["bludenz", "bregenz", "dornbirn", "feldkirch"].map(
      (id) => get(`bezirk-${id}`).municipalities.length,
    );
    expect(sizes).toEqual([29, 40, 3, 24]);
    expect(get("vorarlberg").municipalities).toHaveLength(96);
    for (const { latitude, longitude } of municipalities()) {
      expect(latitude > 46.8 && latitude < 47.61).toBe(true);
      expect(longitude > 9.5 && longitude < 10.25).toBe(true);
    }
  });

  it("gives every village to a municipality, and every municipality a valley or a region", () => {
    for (const { kind, municipalities: within } of allPlaces())
      expect(kind === "neighbour" || within.length > 0).toBe(true);
    const placed = municipalities().filter(({ id }) => regionsOf(id).length > 2);
    expect(
      municipalities()
        .filter((place) => !placed.includes(place))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it.each([
    ["Riezlern", "mittelberg"],
    ["Gisingen", "feldkirch"],
    ["Haselstauden", "dornbirn"],
    ["Ems", "hohenems"],
    ["Zürs", "lech"],
    ["6850", "dornbirn"],
    ["6991", "mittelberg"],
    ["Sankt Gallenkirch", "st-gallenkirch"],
    ["Dornbirner", "dornbirn"],
    ["Hoechst", "hochst"],
  ])("knows where %s is", (name, municipality) => {
    expect(placeNamed(name)?.municipalities).toEqual([municipality]);
  });

  it("measures as the crow flies", () => {
    const kilometres = kilometresBetween(get("bregenz"), get("dornbirn"));
    expect(kilometres).toBeGreaterThan(9);
    expect(kilometres).toBeLessThan(11);
    expect(kilometresBetween(get("egg"), get("bregenzerwald"))).toBe(0);
    expect(kilometresBetween(get("bregenz"), get("lindau"))).toBeLessThan(8);
  });

  it("lists the neighbours by distance", () => {
    const near = byDistance(get("egg"));
    expect(near).toHaveLength(96);
    expect(near.slice(0, 4).map(({ place }) => place.id)).toEqual(["egg", "andelsbuch", "lingenau", "schwarzenberg"]);
  });

  it.each([
    ["6850 Dornbirn, Vorarlberg", ["dornbirn"]],
    ["Bregenz & Umgebung", ["bregenz"]],
    ["Vorarlberg/Wien", ["vorarlberg", "wien"]],
    ["A-6900 Bregenz", ["bregenz"]],
    ["Großdorf, Egg", ["grossdorf"]],
    ["Langen bei Bregenz", ["langen-bei-bregenz"]],
    ["St. Anton im Montafon", ["st-anton-im-montafon"]],
    ["Bregenzerwald", ["bregenzerwald"]],
    ["Hard", ["hard"]],
    ["Lustenau und St. Margrethen", ["lustenau", "st-margrethen"]],
    ["weltweit", []],
  ])("reads %s in the field of a place", (text, places) => {
    expect(ids(text)).toEqual(places);
  });

  it.each([
    ["St. Gallen", ["p:st-gallen", "p:schweiz"]],
    ["München", ["p:munchen", "p:bayern", "p:deutschland"]],
    ["Liechtenstein", ["p:liechtenstein"]],
  ])("finds who works in %s by what is around it as well", (name, lexemes) => {
    const place = placeNamed(name);
    expect(place && lexemesOfPlace(place)).toEqual(lexemes);
  });
});

import { describe, expect, it, onTestFinished } from "vitest";
import { planSearch } from "../plan";
import { understand } from "../understand";
import { byDistance, kilometresBetween } from "./distance";
import { type Place, placeNamed, setRegion } from "./region";
import { vorarlberg } from "./vorarlberg";

const size = 2000;
const town = (number: number) => `Ort ${number}`;
const names = Array.from({ length: size }, (_, index) => town(index));

/** A region with very many municipalities, and its halves. */
function beInBigRegion() {
  setRegion({
    ...{ ...vorarlberg, name: "Großland", alsoCalled: [], villages: [], neighbours: [], adjectives: [], alsoWords: [] },
    municipalities: names.map((name, index) => `${name}, Mitte, ${46 + index / 1000}, 9.5`),
    areas: [`Süden: ${names.slice(0, size / 2).join(", ")}`, `Norden: ${names.slice(size / 2).join(", ")}`],
  });
  onTestFinished(() => setRegion(vorarlberg));
}

const get = (name: string): Place => {
  const place = placeNamed(name);
  if (!place) throw new Error(`There is no place ${name}.`);
  return place;
};

/** The place, and how often somebody has asked for its municipalities. */
function counted(place: Place) {
  const count = { reads: 0 };
  const read = () => {
    count.reads += 1;
    return place.municipalities;
  };
  return { count, place: Object.defineProperty({ ...place }, "municipalities", { get: read }) };
}

describe("a region of very many municipalities [GEN-28]", () => {
  it("measures between its halves", () => {
    beInBigRegion();
    expect(kilometresBetween(get("Süden"), get("Norden"))).toBeCloseTo(0.11, 2);
    expect(kilometresBetween(get("Großland"), get("Norden"))).toBe(0);
  });

  it("takes a place apart once, however many it is compared with", () => {
    beInBigRegion();
    const { count, place } = counted(get("Süden"));
    const near = byDistance(place);
    expect(count.reads).toBe(1);
    expect(near).toHaveLength(size);
    expect(near.at(-1)?.place.name).toBe(town(size - 1));
  });

  it("plans a search with what lies outside of the place alone, which is nothing for the whole", () => {
    const understood = understand("Logo in Dornbirn");
    beInBigRegion();
    const plan = (name: string) => {
      const { count, place } = counted(get(name));
      const given = understood.place ? { ...understood.place, place } : null;
      const tiers = planSearch({ ...understood, place: given }, { isNearest: true });
      expect(count.reads).toBeLessThan(5);
      return tiers.flatMap(({ around }) => around);
    };
    const half = new Set(plan("Süden").map(({ place }) => place.name));
    expect([half.size, half.has(town(0)), half.has(town(size - 1))]).toEqual([size / 2, false, true]);
    expect(plan("Großland")).toEqual([]);
  });
});

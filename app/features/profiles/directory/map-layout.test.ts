import { describe, expect, it } from "vitest";
import { municipalities, regionFile } from "~/search/region/region";
import { mapSize, onMap, placeNames, radiiOf, spread } from "./map-layout";

const { frame = expect.fail() } = regionFile().map;

function dotsFor(countOf: (index: number) => number) {
  const dots = municipalities()
    .map((place, index) => ({ name: place.name, ...onMap(place, frame), count: countOf(index) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const radii = radiiOf(dots.map(({ count }) => count));
  return dots.map((dot, index) => ({ ...dot, radius: radii[index] ?? 0 }));
}

const cases: [what: string, count: (index: number) => number][] = [
  ["in half of the places", (index) => (index % 2 === 0 ? 1 + ((index * 37) % 60) : 0)],
  ["in a few places", (index) => (index % 7 === 0 ? index : 0)],
  ["one each", () => 1],
  ["nowhere", () => 0],
];

describe("the dots of the map", () => {
  it.each(cases)(
    "cover neither each other nor the edge, and stay near their places: %s [FIND-84]",
    (_what, countOf) => {
      const dots = dotsFor(countOf);
      const placed = spread(dots);
      placed.forEach((dot, index) => {
        expect(dot.x - dot.radius).toBeGreaterThanOrEqual(0);
        expect(dot.x + dot.radius).toBeLessThanOrEqual(mapSize.width);
        expect(dot.y - dot.radius).toBeGreaterThanOrEqual(0);
        expect(dot.y + dot.radius).toBeLessThanOrEqual(mapSize.height);
        const home = dots[index];
        expect(Math.hypot(dot.x - (home?.x ?? 0), dot.y - (home?.y ?? 0))).toBeLessThan(80);
        for (const other of placed.slice(index + 1)) {
          const distance = Math.hypot(dot.x - other.x, dot.y - other.y);
          // Squares of the smallest ones don't cover each other either: what reads touches takes dots for squares.
          const hidden = dot.radius + other.radius - Math.max(Math.abs(dot.x - other.x), Math.abs(dot.y - other.y));
          const isFree = distance >= dot.radius + other.radius - 1 && hidden <= (dot.radius - 12) / 2;
          expect([dot.name, other.name, isFree]).toEqual([dot.name, other.name, true]);
        }
      });
    },
  );

  it("are as large as the number of people, and large enough to touch [FIND-84]", () => {
    const [large = 0, half = 0, tiny = 0] = radiiOf([60, 30, 1]);
    expect(large ** 2 / half ** 2).toBeCloseTo(2, 1);
    for (const radius of [tiny, ...radiiOf([1]), ...radiiOf(municipalities().map(() => 200))])
      expect(radius).toBeGreaterThanOrEqual(13);
  });

  it("have names where these cover nothing, the largest first, and the others on demand [FIND-84]", () => {
    const few = placeNames(spread(dotsFor((index) => (index % 9 === 0 ? 1 + index : 0))), 4);
    expect(few.filter(({ isNamed }) => isNamed)).toHaveLength(4);
    expect(few[0]?.isNamed).toBe(true);
    const all = placeNames(spread(dotsFor(() => 1)), 96);
    expect(all.filter(({ isNamed }) => isNamed).length).toBeLessThan(96);
    expect(all).toHaveLength(96);
  });
});

import { expect, it } from "vitest";
import { blocks, dayNumberOf, shuffleOf } from "./shuffle";

const placeOf = (block: number, { factor, shift }: ReturnType<typeof shuffleOf>) =>
  (block * factor + shift) & (blocks - 1);

it("gives each block a place of its own on every day, and leads back from it [FIND-73]", () => {
  const start = dayNumberOf("2026-11-26");
  for (let day = start; day < start + 400; day += 1) {
    const shuffle = shuffleOf(day);
    const places = new Set<number>();
    for (let block = 0; block < blocks; block += 1) {
      const place = placeOf(block, shuffle);
      places.add(place);
      if ((((place - shuffle.shift) * shuffle.inverse) & (blocks - 1)) !== block) expect.fail(`${day}: ${block}`);
    }
    expect(places.size).toBe(blocks);
  }
});

it("gives everyone the first places equally often [FIND-73]", () => {
  const people = [3, 4, 5, 700, 2000, 2001, 3500, 4090];
  const firsts = new Map(people.map((block) => [block, 0]));
  const days = 4000;
  for (let day = 20_000; day < 20_000 + days; day += 1) {
    const shuffle = shuffleOf(day);
    const [first = 0] = people.toSorted((one, other) => placeOf(one, shuffle) - placeOf(other, shuffle));
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  for (const times of firsts.values()) expect(times / (days / people.length)).toBeGreaterThan(0.6);
});

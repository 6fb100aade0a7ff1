import { expect, it } from "vitest";
import { Deaths } from "./deaths";

it("waits longer after each death, and gives up when there are too many in a minute [FAST-46]", () => {
  let now = 0;
  const deaths = new Deaths(6, () => now);
  const waits = Array.from({ length: 7 }, () => deaths.waitAfterNext());
  expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, null]);
  now += 60_000;
  expect(deaths.waitAfterNext()).toBe(250);
});

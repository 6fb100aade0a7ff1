import { expect, it } from "vitest";
import { countDays, totalOf } from "./figures";

it("has every day, also over a change of clocks and of the month", () => {
  const days = countDays([{ day: "2026-10-25", count: 3 }], "2026-11-01", 10);
  expect(days.map(({ day }) => day)).toEqual([
    "2026-10-23",
    "2026-10-24",
    "2026-10-25",
    "2026-10-26",
    "2026-10-27",
    "2026-10-28",
    "2026-10-29",
    "2026-10-30",
    "2026-10-31",
    "2026-11-01",
  ]);
  expect(totalOf(days)).toBe(3);
});

import { expect, it } from "vitest";
import { summaryOf } from "./visit-chart";

const days = (...visits: number[]) => visits.map((count, index) => ({ day: `2026-01-0${index + 1}`, visits: count }));

it("names every day that was the busiest [LOOK-18]", () => {
  expect(summaryOf(days(0, 0))).toBe("In den letzten 30 Tagen kam niemand vorbei.");
  expect(summaryOf(days(1, 3, 0))).toBe("4 Besuche in 30 Tagen, am meisten am 2.\u00a0Jänner 2026: 3.");
  expect(summaryOf(days(2, 0, 2))).toBe(
    "4 Besuche in 30 Tagen, am meisten am 1.\u00a0Jänner 2026 und am 3.\u00a0Jänner 2026: je 2.",
  );
  expect(summaryOf(days(1, 1, 1))).toBe("3 Besuche in 30 Tagen, am meisten an 3 Tagen mit je 1.");
});

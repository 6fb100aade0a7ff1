import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A moment 24 hours earlier is not always on the day before, and the day in UTC is not always that of Vorarlberg. */
const guessesDay =
  /dayInVienna\(\s*new Date\(\s*Date\.now\(\)|\.toISOString\(\)\.slice\(0, ?10\)|current[_]date|\(now\(\) [+-][^\n]*::date/;

it("days are counted by the calendar, never by hours [HOUSE-91]", () => {
  const files = globSync("{app,demo,server,tests}/**/*.{ts,tsx}");
  const guessing = files.filter((file) => guessesDay.test(readFileSync(file, "utf8")));
  expect(guessing).toEqual(["app/text/dates.ts"]);
});

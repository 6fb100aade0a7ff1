import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const components = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app/*.tsx"])
  .toString()
  .split("\n")
  .filter((file) => file && !/^app\/routes\/|\.test\.tsx$/.test(file));

const readsClock = /new Date\(\)|Date\.now\(\)|dayInVienna\(\)/;

it("no component reads the clock, because what it makes may be kept for days [HOUSE-106]", () => {
  expect(components.length).toBeGreaterThan(100);
  const found = components.filter((file) => readsClock.test(readFileSync(file, "utf8")));
  expect(found, "read the time in the loader and pass it on").toEqual([]);
});

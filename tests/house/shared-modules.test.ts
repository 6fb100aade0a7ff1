import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const tests = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.test.ts", "*.test.tsx"], {
  encoding: "utf8",
}).split("\n");
const replaces = /\bvi\.(do)?mock\(/i;

it("no test replaces a module, which an earlier file of the same worker may have loaded [HOUSE-90]", () => {
  const files = tests.filter((file) => file && !file.endsWith("shared-modules.test.ts"));
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter((file) => replaces.test(readFileSync(file, "utf8")));
  expect(found, "pass to the function what the test replaces").toEqual([]);
});

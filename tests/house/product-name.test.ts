import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("names the product in the code only as the default of its setting [GEN-26]", () => {
  const sources = globSync("{app,demo,server}/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  const naming = sources.filter((file) => /kreativl(ä|&auml;)ndle/i.test(readFileSync(file, "utf8")));
  expect(naming).toEqual(["app/settings.server.ts"]);
  expect(readFileSync("app/settings.server.ts", "utf8").match(/Kreativländle/g)).toHaveLength(1);
});

import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ofDefaultRegion = /^app\/search\/region\/(names|municipalities|vorarlberg)\.ts$/;
const names = /Vorarlberg|Ländle\b|Arlberg|Bodensee|Bregenz|Dornbirn|Feldkirch|Bludenz|Montafon|Rheintal/;

it("the code names the default region and its places in the files of that region alone [GEN-28]", () => {
  const sources = globSync("{app,server}/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  const uncommented = (file: string) => readFileSync(file, "utf8").replace(/^\s*(\/\/|\/?\*).*$/gm, "");
  const naming = sources.filter((file) => names.test(uncommented(file)) && !ofDefaultRegion.test(file));
  expect(naming.toSorted()).toEqual([
    // A word that people search for, in every region.
    "app/search/vocabulary/language-and-literature.ts",
  ]);
});

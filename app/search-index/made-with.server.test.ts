import { expect, it, onTestFinished, vi } from "vitest";
import { setRegion } from "~/search/region/region";
import { vorarlberg } from "~/search/region/vorarlberg";
import { madeWith } from "./made-with.server";

it("is another one with another name of a place, of whatever kind [FIND-08]", () => {
  onTestFinished(() => setRegion(vorarlberg));
  const first = madeWith();
  expect(madeWith()).toBe(first);
  const [area = "", ...areas] = vorarlberg.areas;
  const [municipality = "", ...municipalities] = vorarlberg.municipalities;
  const changes: Partial<typeof vorarlberg>[] = [
    { alsoCalled: [...vorarlberg.alsoCalled, "Landl"] },
    { adjectives: [...vorarlberg.adjectives, "Egg: Eggerisch"] },
    { areas: [area.replace(": ", " = Anders genannt: "), ...areas] },
    { municipalities: [municipality.replace(/\d{4}$/, "1234"), ...municipalities] },
  ];
  const hashes = changes.map((change) => {
    setRegion({ ...vorarlberg, ...change });
    return madeWith();
  });
  expect(new Set([first, ...hashes]).size).toBe(1 + changes.length);
});

it("is another one with other code of the search, which the build knows by itself [FIND-08]", () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    setRegion(vorarlberg);
  });
  const hashes = ["one", "another"].map((code) => {
    vi.stubEnv("SEARCH_CODE", code);
    setRegion({ ...vorarlberg });
    return madeWith();
  });
  expect(new Set(hashes).size).toBe(2);
});

import { expect, it } from "vitest";
import { leastLetters, suggest } from "./suggest";
import { concepts } from "./vocabulary/vocabulary";

const crafts = (typed: string) => suggest(typed).crafts.map(({ name }) => name);
const places = (typed: string) => suggest(typed).places.map(({ name }) => name);

it("suggests crafts by their names, and by what people call them or need [FIND-56]", () => {
  expect(crafts("Foto")[0]).toBe("Fotografie");
  expect(crafts("photo")).toContain("Fotografie");
  expect(crafts("Fotografin")[0]).toBe("Fotografie");
  expect(crafts("homep")).toContain("Webdesign");
});

it("suggests first whom people call so, then what begins so by the way [FIND-56]", () => {
  expect(crafts("tisch").slice(0, 2)).toContain("Möbelbau und Tischlerei");
  expect(crafts("tisch")).toContain("Kalligrafie und Lettering");
  expect(crafts("schmi")[0]).toBe("Metall und Schmiede");
});

it("suggests something for the first two letters of each craft, but nothing for 'im' and 'in' [FIND-56]", () => {
  const starts = new Set(concepts.map(({ name }) => name.slice(0, leastLetters)));
  expect([...starts].filter((start) => crafts(start).length === 0)).toEqual(["Im", "In"]);
});

it("suggests places, also behind a craft that stays [FIND-56]", () => {
  expect(places("dorn")).toContain("Dornbirn");
  expect(suggest("Fotograf in Dorn")).toMatchObject({ before: "Fotograf in", crafts: [] });
  expect(places("Fotograf in Dorn")).toEqual(["Dornbirn"]);
  expect(crafts("Fotograf in Do")).toEqual([]);
});

it("suggests nothing for one letter, for what says nothing, and for nonsense [FIND-56]", () => {
  for (const typed of ["", "F", "in", "xqzvw", "🎨🎨", "%%", "\u202e", "x".repeat(100)])
    expect(suggest(typed)).toEqual({ before: "", crafts: [], places: [] });
});

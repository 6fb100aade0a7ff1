import { expect, it } from "vitest";
import { planSearch } from "./plan";
import { tierKinds } from "./tiers";
import { understand } from "./understand";

it.each([
  "Fotograf Egg",
  "wer macht eine Webseite in Dornbirn",
  "Website und Foto in Bregenz",
  "Hochzeitsfotograf",
  "Rheintal",
  "nirgends niemand",
  "Logo und Website in Egg oder Au",
  "KI",
  "Lampe in Egg",
])("has the kinds of results in the order that the page about it names: %s [FIND-77]", (typed) => {
  for (const isNearest of [false, true]) {
    const kinds = planSearch(understand(typed), { isNearest }).map(({ kind }) => tierKinds.indexOf(kind));
    expect(kinds).toEqual(kinds.toSorted((one, other) => one - other));
  }
});

it("finds a part of several crafts that are asked for, those who offer it first [FIND-09]", () => {
  const parts = planSearch(understand("Website und Foto")).filter(({ kind }) => kind === "part");
  expect(parts.map(({ means }) => [means?.includes("website"), means?.includes("fotografie")])).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [false, true],
  ]);
});

it("puts those first who do it and speak of the very thing, unless the craft itself was asked for [FIND-09]", () => {
  const [first] = planSearch(understand("Jagdmesser")).filter(({ kind, words }) => kind === "craft" && words);
  expect(first?.means).toContain("metall");
  expect(first?.words).toContain("jagdmess");
  const spoken = planSearch(understand("Fotograf")).filter(({ kind, words }) => kind === "craft" && words);
  expect(spoken).toEqual([]);
});

it("looks last for texts with any of the words that nothing is known of, also as the start of a longer one [FIND-09]", () => {
  expect(planSearch(understand("Stadtratsbeschluss verständlich")).at(-1)).toMatchObject({ kind: "mentioned" });
  expect(planSearch(understand("Stadtratsbeschluss verständlich")).at(-1)?.words).toMatch(
    /'stadtratsbeschlus\w*':\* \| /,
  );
  expect(planSearch(understand("Logo modern")).some(({ words }) => words?.includes(":*"))).toBe(false);
});

it("puts those first who have any of several unknown words, and of broader crafts those who are called so [FIND-09]", () => {
  const spoken = planSearch(understand("Illustration Bergbahn Gondel")).filter(
    ({ kind, words }) => kind === "craft" && words,
  );
  expect(spoken.map(({ words }) => words)).toEqual(["('bergbah' & 'gondel')", "('bergbah' | 'gondel')"]);
  const broader = planSearch(understand("Hochzeitsvideo in Egg")).filter(({ kind }) => kind === "broader");
  expect(broader.map(({ means }) => [/'h:film'/.test(means ?? ""), /'p:egg'/.test(means ?? "")])).toEqual([
    [true, true],
    [false, true],
    [true, false],
    [false, false],
  ]);
});

it("looks among those who do it for what was typed besides the names of the crafts [FIND-09]", () => {
  const spoken = planSearch(understand("Stickmuster illustrieren")).find(
    ({ kind, words }) => kind === "craft" && words,
  );
  expect(spoken?.words).toBe("'stickmust'");
});

it("puts texts that mention the words before crafts that are only akin [FIND-09]", () => {
  const kinds = planSearch(understand("Vase")).map(({ kind }) => kind);
  expect(kinds.indexOf("mentioned")).toBeGreaterThan(-1);
  expect(kinds.lastIndexOf("mentioned")).toBeLessThan(kinds.indexOf("related"));
});

it("puts who teaches the very craft first, then who does it, then lessons in others [FIND-09]", () => {
  const crafts = planSearch(understand("Filzkurs")).filter(({ kind, words }) => kind === "craft" && !words);
  const found = crafts.map(({ means }) => means);
  expect(found.slice(1, 5)).toEqual([
    "('c:handwerkskurs' & ('c:filzen' | 't:filzen'))",
    "'c:filzen'",
    "'h:handwerkskurs'",
    "'c:handwerkskurs'",
  ]);
});

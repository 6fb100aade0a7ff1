import { describe, expect, it } from "vitest";
import { countShown, figuresOf, isGap, type MarketWeek } from "./figures";
import { gapText } from "./gap-text";
import { marketCsv } from "./market-csv";

const none: MarketWeek = {
  ...{ week: "2026-11-23", calls: 0, open: 0, offers: 0, withOffer: 0, withThree: 0, awarded: 0 },
  ...{ firstOfferHours: null, decisionDays: null, firstMessages: 0, answered: 0, creatives: 0, companies: 0 },
};
const textsOf = (week: Partial<MarketWeek>) => figuresOf([{ ...none, ...week }]).map(({ weeks }) => weeks[0]?.text);

describe("a figure of the market", () => {
  it("is what its definition says [ADM-45]", () => {
    const week = { calls: 20, open: 31, offers: 50, withOffer: 15, withThree: 10, awarded: 6 };
    const rest = { firstOfferHours: 8, decisionDays: 12, firstMessages: 40, answered: 30, creatives: 25, companies: 9 };
    expect(textsOf({ ...week, ...rest })).toEqual([
      ...["31", "20", "2,5", "75 %", "50 %", "30 %", "8 Std.", "12 Tage", "75 %", "25", "9"],
    ]);
  });

  it("never says a number below five, nor a share or median that tells one [ADM-46]", () => {
    expect([0, 1, 4, 5].map((count) => countShown(count).text)).toEqual(["0", "unter 5", "unter 5", "5"]);
    const few = { calls: 4, open: 4, offers: 4, withOffer: 4, withThree: 1, awarded: 2, creatives: 3, companies: 1 };
    const texts = textsOf({ ...few, firstOfferHours: 8, decisionDays: 3, firstMessages: 4, answered: 2 });
    expect(new Set(texts)).toEqual(new Set(["unter 5", "–"]));
    const parts = textsOf({ calls: 20, offers: 4, withOffer: 17, withThree: 3, awarded: 20, decisionDays: 2 });
    expect(parts.slice(2, 8)).toEqual(["–", "fast alle von 20", "unter 5 von 20", "100 %", "–", "2 Tage"]);
    const drawn = figuresOf([{ ...none, ...few }]).flatMap(({ weeks }) => weeks.map(({ value }) => value));
    expect(drawn.filter((value) => value !== null && value !== 0)).toEqual([]);
  });

  it("stands in the CSV as on the page [ADM-45]", () => {
    const [head, line] = marketCsv(figuresOf([{ ...none, calls: 3, open: 12 }])).split("\r\n");
    expect(head).toMatch(/^\ufeff"Woche ab";"Offene Ausschreibungen";"Neue Ausschreibungen"/);
    expect(line).toMatch(/^"23\.\s.*2026";"12";"unter 5";"'?–"/);
  });
});

it.each([
  [0, 0, false],
  [0, 1, true],
  // Six calls each in half a year are one a month. Fewer than five count as four.
  [4, 24, false],
  [4, 25, true],
  [5, 30, false],
  [5, 31, true],
  [9, 54, false],
  [9, 55, true],
])("with %i people and %i calls is a gap: %s [ADM-47]", (people, calls, expected) => {
  expect(isGap({ people, calls })).toBe(expected);
});

it("a gap tells of few people no more than that they are few [ADM-46, ADM-47]", () => {
  for (let calls = 0; calls < 60; calls += 1)
    expect(new Set([1, 2, 3, 4].map((people) => isGap({ people, calls }))).size, `${calls}`).toBe(1);
});

it("a gap in words names who offers the wider craft, as its row does [ADM-47]", () => {
  const row = { name: "Plakat", calls: "31", people: "0", wider: null };
  expect(gapText(row)).toBe("Plakat (31 Ausschreibungen, niemand)");
  expect(gapText({ ...row, people: "unter 5" })).toBe("Plakat (31 Ausschreibungen, unter 5 Kreative)");
  expect(gapText({ ...row, wider: { name: "Grafikdesign", people: "5" } })).toBe(
    "Plakat (31 Ausschreibungen, niemand, Grafikdesign: 5)",
  );
});

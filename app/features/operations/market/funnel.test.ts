import { expect, it } from "vitest";
import { waysOf } from "./funnel";
import { waysCsv } from "./market-csv";
import type { FunnelWeek } from "./steps";
import { ways } from "./ways";

const week: FunnelWeek = {
  ...{ week: "2026-11-23", reserved: 40, opened: 12, claimed: 3 },
  ...{ registered: 20, confirmed: 18, pictured: 9, liked: 9, worked: 5, posted: 0, offered: 1 },
  ...{ published: 4, answered: 4, selected: 0, agreed: 0 },
};

it("shows each step by week, and no number below five, nor what is left where that is below five [ADM-58, ADM-59]", () => {
  expect(waysOf([week]).map(({ weeks }) => weeks[0]?.steps.map(({ text }) => text))).toEqual([
    ["40", "12", "unter 5"],
    ["20", "fast alle", "9", "9", "fast alle", "0", "unter 5"],
    ["unter 5", "unter 5", "0", "0"],
  ]);
});

it("stands in the CSV as on the page, a column for each step [ADM-58]", () => {
  const [head, line] = waysCsv(waysOf([week])).split("\r\n");
  expect(head?.split(";")).toHaveLength(1 + ways.flatMap(({ steps }) => steps).length);
  expect(line).toMatch(/^"23\.\s.*2026";"40";"12";"unter 5";"20"/);
});

it("leads from a step to the list of those who stand there and began in the counted weeks, where superadmins may see it [ADM-60]", () => {
  const lists = waysOf([week]).flatMap(({ steps }) => steps.flatMap(({ list }) => (list ? [list.to] : [])));
  expect(lists).toContain("/admin/profile?stand=ohne-arbeit&seit=2026-11-23");
  expect(lists).toContain("/admin/dashboard?stand=ungeoeffnet&seit=2026-11-23#reservierungen");
  expect(lists).toContain("/admin/ausschreibungen?stand=ohne-angebot&seit=2026-11-23");
  expect(lists).toHaveLength(10);
});

import { headOf, lineOf } from "~/text/csv";
import { formatDay } from "~/text/dates";
import type { ShownFigure } from "./figures";
import type { ShownWay } from "./funnel";

/** Programs that open the table expect numbers without points between thousands. */
const plain = (text: string) => text.replace(/(?<=\d)\.(?=\d{3})/g, "");

/** The weeks of all figures as a table. */
export function marketCsv(figures: readonly ShownFigure[]): string {
  const head = headOf(["Woche ab", ...figures.map(({ label }) => label)]);
  const weeks = figures[0]?.weeks ?? [];
  const lines = weeks.map(({ week }, index) =>
    lineOf([formatDay(week), ...figures.map((figure) => plain(figure.weeks[index]?.text ?? ""))]),
  );
  return head + lines.join("");
}

/** The weeks of all ways as a table. */
export function waysCsv(ways: readonly ShownWay[]): string {
  const head = headOf([
    "Woche ab",
    ...ways.flatMap(({ title, steps }) => steps.map(({ label }) => `${title}: ${label}`)),
  ]);
  const weeks = ways[0]?.weeks ?? [];
  const lines = weeks.map(({ week }, index) =>
    lineOf([formatDay(week), ...ways.flatMap((way) => (way.weeks[index]?.texts ?? []).map(plain))]),
  );
  return head + lines.join("");
}

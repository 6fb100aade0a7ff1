import { headOf, lineOf } from "~/text/csv";
import { formatDay } from "~/text/dates";
import { formatCount } from "~/text/format-count";
import type { Shown, ShownFigure } from "./figures";
import type { ShownWay } from "./funnel";

/** Programs that open the table expect numbers without points between thousands. */
const cellOf = ({ text, value }: Shown) => (value !== null && text === formatCount(value) ? `${value}` : text);

/** The weeks of all figures as a table. */
export function marketCsv(figures: readonly ShownFigure[]): string {
  const head = headOf(["Woche ab", ...figures.map(({ label }) => label)]);
  const weeks = figures[0]?.weeks ?? [];
  const columns = figures.map((figure) => figure.weeks.map(cellOf));
  const lines = weeks.map(({ week }, at) => lineOf([formatDay(week), ...columns.map((cells) => cells[at] ?? "")]));
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
    lineOf([formatDay(week), ...ways.flatMap((way) => (way.weeks[index]?.steps ?? []).map(cellOf))]),
  );
  return head + lines.join("");
}

import { type CsvColumn, tableOf } from "~/text/csv";
import { formatDay } from "~/text/dates";
import { formatCount } from "~/text/format-count";
import type { Shown, ShownFigure } from "./figures";
import type { ShownWay } from "./funnel";

/** Programs that open the table expect numbers without points between thousands. */
const cellOf = (shown?: Shown) =>
  !shown ? "" : shown.value !== null && shown.text === formatCount(shown.value) ? `${shown.value}` : shown.text;

type Week = { week: string };

const weekColumn: CsvColumn<Week> = ["Woche ab", ({ week }) => formatDay(week)];

/** The weeks of all figures as a table. */
export function marketCsv(figures: readonly ShownFigure[]): string {
  const columns = figures.map(({ label, weeks }): CsvColumn<Week> => [label, (_, index) => cellOf(weeks[index])]);
  return tableOf([weekColumn, ...columns], figures[0]?.weeks ?? []);
}

/** The weeks of all ways as a table. */
export function waysCsv(ways: readonly ShownWay[]): string {
  const columns = ways.flatMap(({ title, steps, weeks }) =>
    steps.map(
      ({ label }, step): CsvColumn<Week> => [`${title}: ${label}`, (_, index) => cellOf(weeks[index]?.steps[step])],
    ),
  );
  return tableOf([weekColumn, ...columns], ways[0]?.weeks ?? []);
}

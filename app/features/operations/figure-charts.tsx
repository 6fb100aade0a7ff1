import { formatDay } from "~/text/dates";
import { formatCount } from "~/text/format-count";
import { FoldedTable } from "~/ui/folded-table";
import { BarChart } from "./bar-chart";
import { type Figure, totalOf } from "./figures";

/** Four small charts, and all their numbers in one table. */
export function FigureCharts({ figures }: { figures: Figure[] }) {
  const days = figures[0]?.days ?? [];
  const rows = days.map(({ day }, index) => ({ day, counts: figures.map(({ days }) => days[index]?.count ?? 0) }));
  return (
    <>
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map(({ label, days }) => (
          <li key={label} className="min-w-0">
            <BarChart
              label={label}
              figure={
                <>
                  <span className="block font-display text-3xl font-semibold tracking-tight tabular-nums">
                    {formatCount(totalOf(days))}
                  </span>
                  <span className="sr-only"> in den letzten 30 Tagen</span>
                </>
              }
              bars={days.map(({ day, count }) => ({
                ...{ day, value: count },
                title: `${formatDay(day)}: ${formatCount(count)}`,
              }))}
            />
          </li>
        ))}
      </ul>
      <FoldedTable
        caption="Die letzten 30 Tage"
        rows={rows.toReversed()}
        rowKey={({ day }) => day}
        columns={[
          { header: "Tag", cell: ({ day }) => formatDay(day), isRowHeader: true },
          ...figures.map(({ label }, index) => ({
            header: label,
            cell: ({ counts }: (typeof rows)[number]) => formatCount(counts[index] ?? 0),
            align: "right" as const,
          })),
        ]}
      />
    </>
  );
}

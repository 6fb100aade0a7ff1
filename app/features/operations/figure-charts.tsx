import { formatDay, formatShortDay } from "~/text/dates";
import { formatCount } from "~/text/format-count";
import { FoldedTable } from "~/ui/folded-table";
import { type DayCount, type Figure, totalOf } from "./figures";

const height = 64;
const pitch = 10;
const barWidth = 7;

/** Four small charts, and all their numbers in one table. */
export function FigureCharts({ figures }: { figures: Figure[] }) {
  const days = figures[0]?.days ?? [];
  const rows = days.map(({ day }, index) => ({ day, counts: figures.map(({ days }) => days[index]?.count ?? 0) }));
  return (
    <>
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map((figure) => (
          <li key={figure.label} className="min-w-0">
            <Chart {...figure} />
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

function Chart({ label, days }: Figure) {
  const highest = Math.max(...days.map(({ count }) => count), 1);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure>
      <figcaption>
        <span className="font-semibold">{label}</span>
        <span className="block font-display text-3xl font-semibold tracking-tight tabular-nums">
          {formatCount(totalOf(days))}
        </span>
        <span className="sr-only"> in den letzten 30 Tagen</span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length * pitch} ${height}`}
        preserveAspectRatio="none"
        className="mt-3 h-16 w-full border-b border-ink"
      >
        {days.map((day, index) => (
          <Bar key={day.day} {...day} index={index} highest={highest} />
        ))}
      </svg>
      {first && last && (
        <div aria-hidden className="mt-1 flex justify-between text-sm text-soft">
          <span>{formatShortDay(first.day)}</span>
          <span>{formatShortDay(last.day)}</span>
        </div>
      )}
    </figure>
  );
}

function Bar({ day, count, index, highest }: DayCount & { index: number; highest: number }) {
  const tall = (count / highest) * height;
  return (
    <rect x={index * pitch} y={height - tall} width={barWidth} height={tall} className="fill-spruce">
      <title>{`${formatDay(day)}: ${formatCount(count)}`}</title>
    </rect>
  );
}

import { formatDay, formatShortDay } from "~/text/dates";
import { formatCount } from "~/text/format-count";
import { FoldedTable } from "~/ui/folded-table";
import type { VisitDay } from "./visits.server";

const height = 180;
const barWidth = 16;
const pitch = 20;

const visitsText = (visits: number) => (visits === 1 ? "1 Besuch" : `${formatCount(visits)} Besuche`);

/** Several days can share the highest count. */
export function summaryOf(days: VisitDay[]): string {
  const total = days.reduce((sum, { visits }) => sum + visits, 0);
  if (total === 0) return "In den letzten 30 Tagen kam niemand vorbei.";
  const highest = Math.max(...days.map(({ visits }) => visits));
  const busiest = days.filter(({ visits }) => visits === highest).map(({ day }) => formatDay(day));
  const when =
    busiest.length > 2
      ? `an ${busiest.length} Tagen mit je ${formatCount(highest)}`
      : `am ${busiest.join(" und am ")}: ${busiest.length > 1 ? "je " : ""}${formatCount(highest)}`;
  return `${visitsText(total)} in 30 Tagen, am meisten ${when}.`;
}

/** One bar per day, and the same numbers as a table. */
export function VisitChart({ days }: { days: VisitDay[] }) {
  const highest = Math.max(...days.map(({ visits }) => visits), 1);

  return (
    <figure>
      <figcaption className="mb-5 text-soft">{summaryOf(days)}</figcaption>
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <div aria-hidden className="flex flex-col justify-between text-sm text-soft tabular-nums">
          <span>{formatCount(highest)}</span>
          <span>0</span>
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${days.length * pitch} ${height}`}
          preserveAspectRatio="none"
          className="h-44 w-full border-b border-ink"
        >
          {[0, 0.5].map((share) => (
            <line
              key={share}
              x1="0"
              x2={days.length * pitch}
              y1={share * height}
              y2={share * height}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {days.map(({ day, visits }, index) => {
            const tall = (visits / highest) * height;
            return (
              <rect
                key={day}
                x={index * pitch + (pitch - barWidth) / 2}
                y={height - tall}
                width={barWidth}
                height={tall}
                className={visits === highest ? "fill-signal" : "fill-spruce"}
              >
                <title>{`${formatDay(day)}: ${visitsText(visits)}`}</title>
              </rect>
            );
          })}
        </svg>
        <div aria-hidden className="col-start-2 mt-1.5 flex justify-between text-sm text-soft">
          {[0, 10, 20, days.length - 1].map((index) => (
            <span key={index}>{days[index] && formatShortDay(days[index].day)}</span>
          ))}
        </div>
      </div>
      <FoldedTable
        caption="Besuche der letzten 30 Tage"
        rows={days.toReversed()}
        rowKey={({ day }) => day}
        columns={[
          { header: "Tag", cell: ({ day }) => formatDay(day), isRowHeader: true },
          { header: "Besuche", cell: ({ visits }) => formatCount(visits), align: "right" },
        ]}
      />
    </figure>
  );
}

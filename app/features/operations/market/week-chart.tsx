import { formatDay, formatShortDay } from "~/text/dates";
import type { ShownFigure } from "./figures";

const height = 64;
const pitch = 10;
const barWidth = 7;
/** Of a week with fewer than may be said. */
const stub = 2;

export function WeekChart({ label, definition, weeks }: ShownFigure) {
  const highest = Math.max(...weeks.map(({ value }) => value ?? 0), 1);
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <figure>
      <figcaption>
        <span className="font-semibold">{label}</span>
        <span className="block font-display text-2xl font-semibold tracking-tight tabular-nums">{last?.text}</span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${weeks.length * pitch} ${height}`}
        preserveAspectRatio="none"
        className="mt-3 h-16 w-full border-b border-ink"
      >
        {weeks.map(({ week, value, text }, index) => {
          const tall = value === null ? (text === "–" ? 0 : stub) : (value / highest) * height;
          return (
            <rect
              key={week}
              x={index * pitch}
              y={height - tall}
              width={barWidth}
              height={tall}
              className={value === null ? "fill-edge" : "fill-spruce"}
            >
              <title>{`Woche vom ${formatDay(week)}: ${text}`}</title>
            </rect>
          );
        })}
      </svg>
      {first && last && (
        <div aria-hidden className="mt-1 flex justify-between text-sm text-soft">
          <span>{formatShortDay(first.week)}</span>
          <span>{formatShortDay(last.week)}</span>
        </div>
      )}
      <p className="mt-2 text-sm text-soft">{definition}</p>
    </figure>
  );
}

import type { ReactNode } from "react";
import { formatShortDay } from "~/text/dates";

const height = 64;
const pitch = 10;
const barWidth = 7;
const stub = 2;

interface BarChartProps {
  label: string;
  /** The number above the bars. */
  figure: ReactNode;
  /** Null for a value that is kept back. */
  bars: { day: string; value: number | null; title: string }[];
}

/** A number with its history, for people who see; a table beside it has all numbers. */
export function BarChart({ label, figure, bars }: BarChartProps) {
  const highest = Math.max(...bars.map(({ value }) => value ?? 0), 1);
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure>
      <figcaption>
        <span className="font-semibold">{label}</span>
        {figure}
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length * pitch} ${height}`}
        preserveAspectRatio="none"
        className="mt-3 h-16 w-full border-b border-ink"
      >
        {bars.map(({ day, value, title }, index) => {
          const tall = value === null ? stub : (value / highest) * height;
          return (
            <rect
              key={day}
              x={index * pitch}
              y={height - tall}
              width={barWidth}
              height={tall}
              className={value === null ? "fill-edge" : "fill-spruce"}
            >
              <title>{title}</title>
            </rect>
          );
        })}
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

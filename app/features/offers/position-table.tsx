import type { OfferPosition } from "~/db/schema";
import { classNames } from "~/ui/class-names";
import { positionColumns } from "./positions";

const cellClass = (isAmount?: boolean) => (isAmount ? "text-right" : "pr-3 wrap-anywhere hyphens-auto");

/** The positions of an offer with what each costs. */
export function PositionTable({ positions, className }: { positions: OfferPosition[]; className: string }) {
  if (positions.length === 0) return null;
  return (
    <table className={`w-full table-fixed border-t-2 border-ink text-left ${className}`}>
      <caption className="sr-only">Positionen</caption>
      <thead>
        <tr className="border-b border-line align-baseline text-sm text-soft">
          {positionColumns.map(({ header, className, isAmount }) => (
            <th key={header} scope="col" className={classNames("py-2 font-semibold", cellClass(isAmount), className)}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {positions.map((position, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two positions can be alike.
          <tr key={index} className="border-b border-line align-baseline break-inside-avoid">
            {positionColumns.map(({ header, cell, isAmount }, column) => {
              const Cell = column === 0 ? "th" : "td";
              const figures = classNames(column > 0 && "tabular-nums", isAmount && "whitespace-nowrap");
              return (
                <Cell
                  key={header}
                  scope={column === 0 ? "row" : undefined}
                  className={classNames("py-2", column === 0 && "font-semibold", cellClass(isAmount), figures)}
                >
                  {cell(position)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

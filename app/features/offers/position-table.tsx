import type { OfferPosition } from "~/db/schema";
import { positionCells, positionHeaders } from "./positions";

/** The positions of an offer with what each costs. */
export function PositionTable({ positions, className }: { positions: OfferPosition[]; className: string }) {
  if (positions.length === 0) return null;
  const [what, count, sum] = positionHeaders;
  return (
    <table className={`w-full table-fixed border-t-2 border-ink text-left ${className ?? ""}`}>
      <caption className="sr-only">Positionen</caption>
      <thead>
        <tr className="border-b border-line align-baseline text-sm text-soft">
          <th scope="col" className="py-2 pr-3 font-semibold">
            {what}
          </th>
          <th scope="col" className="w-[32%] py-2 pr-3 font-semibold hyphens-auto wrap-anywhere">
            {count}
          </th>
          <th scope="col" className="w-[26%] py-2 text-right font-semibold">
            {sum}
          </th>
        </tr>
      </thead>
      <tbody>
        {positions.map(positionCells).map((cells, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two positions can be alike.
          <tr key={index} className="border-b border-line align-baseline break-inside-avoid">
            <th scope="row" className="py-2 pr-3 font-semibold wrap-anywhere hyphens-auto">
              {cells[0]}
            </th>
            <td className="py-2 pr-3 wrap-anywhere tabular-nums">{cells[1]}</td>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">{cells[2]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

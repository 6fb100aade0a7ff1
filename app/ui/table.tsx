import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The column that names its row. */
  isRowHeader?: boolean;
  align?: "left" | "right";
  /** A fixed share of the table's width, such as `w-1/5`. */
  width?: string;
  /** The actions of the row, which have the full width on phones. */
  isActions?: boolean;
  /** On phones the cell stands above the others in the full width, without its header; so does a first one that names its row. */
  leads?: boolean;
};

type TableProps<Row> = { caption: string; columns: Column<Row>[]; rows: Row[]; rowKey: (row: Row) => string | number };

const asLine =
  "max-lg:grid max-lg:grid-cols-[7rem_minmax(0,1fr)] max-lg:gap-3 max-[20rem]:grid-cols-1 " +
  "max-lg:before:text-sm max-lg:before:font-normal " +
  "max-lg:before:text-soft max-lg:before:content-[attr(data-label)]";

/** Below 1024 px each row becomes a block with its headers beside the values. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  const isFixed = columns.some(({ width }) => width);
  return (
    <table className={classNames("w-full border-t-2 border-ink text-left max-lg:block", isFixed && "lg:table-fixed")}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line">
          {columns.map(({ header, align, width }) => (
            <th
              key={header}
              scope="col"
              className={classNames(
                "py-2.5 pr-6 last:pr-0 text-sm font-semibold text-soft",
                align === "right" && "text-right",
                width,
              )}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map((row) => (
          <tr key={rowKey(row)} className="border-b border-line max-lg:block max-lg:py-3">
            {columns.map(({ header, cell, isRowHeader, align, isActions, leads }, index) => {
              const Cell = isRowHeader ? "th" : "td";
              const isAbove = leads ?? (isRowHeader && index === 0);
              return (
                <Cell
                  key={header}
                  scope={isRowHeader ? "row" : undefined}
                  data-label={header}
                  className={classNames(
                    "py-3.5 pr-6 align-baseline wrap-break-word last:pr-0 max-lg:py-1 max-lg:pr-0 max-lg:has-[>div:empty]:hidden",
                    isActions ? "max-lg:block max-lg:pt-3" : isAbove ? "max-lg:block max-lg:pb-2" : asLine,
                    isRowHeader ? "font-semibold" : "font-normal",
                    align === "right" && "tabular-nums lg:text-right",
                  )}
                >
                  <div className="min-w-0">{cell(row)}</div>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

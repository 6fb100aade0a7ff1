import type { ComponentProps } from "react";
import { Table } from "./table";

/** The numbers behind a chart as a table. */
export function FoldedTable<Row>(props: ComponentProps<typeof Table<Row>>) {
  return (
    <details className="mt-5">
      <summary className="link grid min-h-11 w-fit cursor-pointer items-center font-semibold">
        <span>
          Als Tabelle<span className="sr-only">: {props.caption}</span>
        </span>
      </summary>
      <Table {...props} />
    </details>
  );
}

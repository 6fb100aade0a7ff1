import { Badge } from "~/ui/badge";
import { TextLink } from "~/ui/link";
import { type Column, Table } from "~/ui/table";
import type { SupplyRow } from "./read-market.server";

const columns: Column<SupplyRow>[] = [
  {
    header: "Was",
    cell: ({ name, path }) => (
      <TextLink to={path} className="hit">
        {name}
      </TextLink>
    ),
    isRowHeader: true,
  },
  {
    header: "Kreative",
    cell: ({ people, wider }) => (
      <>
        {people}
        {wider && (
          <span className="block text-note text-soft">
            {wider.name}: {wider.people}
          </span>
        )}
      </>
    ),
    align: "right",
  },
  { header: "Ausschreibungen", cell: ({ calls }) => calls, align: "right" },
  { header: "Lücke", cell: ({ isGap }) => (isGap ? <Badge variant="signal">Lücke</Badge> : "–"), align: "right" },
];

/** The first rows, which are those with gaps, and all others folded. */
export function SupplyTable({ caption, rows }: { caption: string; rows: SupplyRow[] }) {
  const shown = 12;
  const table = (some: SupplyRow[]) => (
    <Table caption={caption} columns={columns} rows={some} rowKey={({ path }) => path} />
  );
  return (
    <>
      {table(rows.slice(0, shown))}
      {rows.length > shown && (
        <details className="mt-5">
          <summary className="link grid min-h-11 w-fit cursor-pointer items-center font-semibold">
            Alle anzeigen
          </summary>
          {table(rows.slice(shown))}
        </details>
      )}
    </>
  );
}

import { outcomes } from "~/audit/grounds";
import { titleOf } from "~/audit/reported";
import { TextLink } from "~/ui/link";
import { type Column, Table } from "~/ui/table";
import type { OpenObjection } from "./objections.server";

type Row = Omit<OpenObjection, "at"> & { at: string };

const columns: Column<Row>[] = [
  {
    header: "Was",
    isRowHeader: true,
    width: "w-[34%]",
    cell: (row) => (
      <TextLink to={`/admin/meldungen/${row.id}`} className="hit wrap-anywhere">
        {titleOf(row)}
      </TextLink>
    ),
  },
  { header: "Wessen", width: "w-[18%]", cell: ({ concerned }) => concerned ?? "–" },
  { header: "Gegen", cell: ({ outcome }) => outcomes[outcome] },
  { header: "Von", cell: ({ isReporter }) => (isReporter ? "Meldende Person" : "Betroffene Person") },
  { header: "Wartet seit", width: "w-32", cell: ({ at }) => at },
];

export function ObjectionTable({ rows }: { rows: Row[] }) {
  return <Table caption="Offene Einsprüche" columns={columns} rows={rows} rowKey={({ key }) => key} />;
}

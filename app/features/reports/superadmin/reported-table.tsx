import { outcomes } from "~/audit/grounds";
import { reportReasons, titleOf } from "~/audit/reported";
import { formatCount } from "~/text/format-count";
import { Badge } from "~/ui/badge";
import { ChooseBox } from "~/ui/choose-rows";
import { TextLink } from "~/ui/link";
import { type Column, Table } from "~/ui/table";
import type { ListedSubject } from "./list-reported.server";

type Row = Omit<ListedSubject, "at"> & { at: string };

const what: Column<Row> = {
  header: "Was",
  isRowHeader: true,
  width: "w-[34%]",
  cell: (row) => (
    <span className="grid gap-1.5">
      <span className="flex items-baseline">
        <ChooseBox id={row.id} name={titleOf(row)} />
        <TextLink to={`/admin/meldungen/${row.id}`} className="hit min-w-0 wrap-anywhere">
          {titleOf(row)}
        </TextLink>
      </span>
      {row.isDanger && <Badge variant="signal">Gefahr für Leben oder Sicherheit</Badge>}
    </span>
  ),
};

const rest: Column<Row>[] = [
  { header: "Wessen", width: "w-[17%]", cell: ({ concerned }) => concerned ?? "–" },
  { header: "Gründe", cell: ({ reasons }) => reasons.map((reason) => reportReasons[reason]).join(", ") || "–" },
  {
    header: "Meldungen",
    width: "w-28",
    align: "right",
    cell: ({ count }) => (count > 0 ? formatCount(count) : "keine"),
  },
];

const waiting: Column<Row>[] = [what, ...rest, { header: "Wartet seit", width: "w-32", cell: ({ at }) => at }];
const decided: Column<Row>[] = [
  what,
  ...rest,
  { header: "Entscheidung", width: "w-36", cell: ({ outcome }) => outcome && outcomes[outcome] },
  { header: "Am", width: "w-32", cell: ({ at }) => at },
];

export function ReportedTable({ rows, isDecided }: { rows: Row[]; isDecided: boolean }) {
  return (
    <Table
      caption={isDecided ? "Entschieden" : "Offene Meldungen"}
      columns={isDecided ? decided : waiting}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}

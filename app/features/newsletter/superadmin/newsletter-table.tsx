import { formatMoment } from "~/text/dates";
import { formatCount } from "~/text/format-count";
import { Badge } from "~/ui/badge";
import { TextLink } from "~/ui/link";
import { type Column, Table } from "~/ui/table";
import { type DeliveryCounts, stateOf } from "./newsletter";

interface Row {
  id: number;
  subject: string;
  createdAt: Date | string;
  startedAt: Date | string | null;
  pausedAt: Date | string | null;
  endedAt: Date | string | null;
  counts: DeliveryCounts;
}

const columns: Column<Row>[] = [
  {
    header: "Betreff",
    isRowHeader: true,
    cell: ({ id, subject }) => (
      <TextLink to={`/admin/newsletter/${id}`} className="hit wrap-anywhere">
        {subject}
      </TextLink>
    ),
  },
  { header: "Stand", width: "w-36", cell: (row) => <Badge>{stateOf(row)}</Badge> },
  { header: "Seit", width: "w-64", cell: ({ startedAt, createdAt }) => formatMoment(startedAt ?? createdAt) },
  {
    header: "Zugestellt",
    width: "w-28",
    align: "right",
    cell: ({ startedAt, counts }) => (startedAt ? formatCount(counts.sent) : "–"),
  },
];

export function NewsletterTable({ newsletters }: { newsletters: Row[] }) {
  return <Table caption="Newsletter" columns={columns} rows={newsletters} rowKey={({ id }) => id} />;
}

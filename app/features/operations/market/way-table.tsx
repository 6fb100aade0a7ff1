import { formatDay } from "~/text/dates";
import { FoldedTable } from "~/ui/folded-table";
import { TextLink } from "~/ui/link";
import { Table } from "~/ui/table";
import type { ShownWay } from "./funnel";

const weeksAtOnce = 4;

/** One way in its latest weeks, with what each step counts and who is at it. */
export function WayTable({ title, about, steps, weeks }: ShownWay) {
  const columns = [
    {
      header: "Woche ab",
      cell: ({ week }: ShownWay["weeks"][number]) => formatDay(week),
      isRowHeader: true,
      leads: false,
    },
    ...steps.map(({ label }, index) => ({
      header: label,
      cell: ({ steps: shown }: ShownWay["weeks"][number]) => shown[index]?.text,
      align: "right" as const,
    })),
  ];
  const table = { columns, rowKey: ({ week }: { week: string }) => week };
  return (
    <div>
      <h3 className="mb-2 text-2xl">{title}</h3>
      <p className="mb-4 max-w-text text-soft">{about}</p>
      <Table {...table} caption={`${title}, die letzten vier Wochen`} rows={weeks.slice(0, weeksAtOnce)} />
      <FoldedTable {...table} caption={`${title}, alle Wochen`} rows={weeks} />
      <dl className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {steps.map(({ key, label, definition, list }) => (
          <div key={key} className="border-b border-line py-3">
            <dt className="font-semibold">{label}</dt>
            <dd className="text-soft">
              {definition}
              {list && (
                <>
                  {" "}
                  <TextLink to={list.to} className="hit">
                    {list.label}
                  </TextLink>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

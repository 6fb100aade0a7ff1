import { Form } from "react-router";
import { isReportReason, reportReasons } from "~/features/reports/report";
import { listDecided, listWaiting } from "~/features/reports/superadmin/reported.server";
import { ReportedTable } from "~/features/reports/superadmin/reported-table";
import { idOf } from "~/http/id-of";
import { pageMeta } from "~/seo/meta";
import { formatShortDate } from "~/text/dates";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SelectField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { Pagination } from "~/ui/pagination";
import type { Route } from "./+types/reports";

const path = "/admin/meldungen";
const states = [
  { value: "offen", label: "Offen" },
  { value: "entschieden", label: "Entschieden" },
];

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const wanted = search.get("grund");
  const reason = isReportReason(wanted) ? wanted : null;
  const isDecided = search.get("stand") === "entschieden";
  const skip = idOf(search.get("nach")) ?? 0;
  const { rows, next } = await (isDecided ? listDecided : listWaiting)({ reason, skip });
  return { isDecided, reason, skip, next, rows: rows.map((row) => ({ ...row, at: formatShortDate(row.at) })) };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: "Meldungen", path, noindex: true });

const reasons = Object.entries(reportReasons).map(([value, label]) => ({ value, label }));

export default function ReportsPage({ loaderData: { isDecided, reason, rows, skip, next } }: Route.ComponentProps) {
  const search = { ...(isDecided && { stand: "entschieden" }), ...(reason && { grund: reason }) };
  return (
    <>
      <h1 className="text-4xl">Meldungen</h1>
      <p className="mt-4 max-w-text text-soft">
        Was gemeldet und was entschieden wurde. Wer gemeldet hat, erfährt niemand, auch die gemeldete Person nicht.
      </p>
      <Form role="search" key={`${isDecided} ${reason}`} className="mt-8 mb-6 flex flex-wrap items-end gap-3">
        <SelectField field={plainField("stand", isDecided ? "entschieden" : "offen")} label="Stand" options={states} />
        <SelectField field={plainField("grund", reason)} label="Grund" placeholder="Alle" options={reasons} />
        <Button variant="secondary">Anzeigen</Button>
      </Form>
      {rows.length > 0 ? (
        <ReportedTable rows={rows} isDecided={isDecided} />
      ) : (
        <EmptyState title={isDecided ? "Noch nichts entschieden" : "Nichts wartet"} seed="meldungen" level={2}>
          {isDecided ? "Hier steht, was Sie entscheiden." : "Zu dieser Auswahl ist keine Meldung offen."}
        </EmptyState>
      )}
      <Pagination label="Weitere Meldungen" path={path} search={search} isFirst={skip === 0} next={next} />
    </>
  );
}

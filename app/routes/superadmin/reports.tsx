import { Form } from "react-router";
import { isReportReason, reportReasons } from "~/features/reports/report";
import { ObjectionTable } from "~/features/reports/superadmin/objection-table";
import { listOpenObjections } from "~/features/reports/superadmin/objections.server";
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
  { value: "offen", label: "Offene Meldungen" },
  { value: "einspruch", label: "Offene Einsprüche" },
  { value: "entschieden", label: "Entschieden" },
];

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const wanted = search.get("grund");
  const reason = isReportReason(wanted) ? wanted : null;
  const skip = idOf(search.get("nach")) ?? 0;
  const state = states.find(({ value }) => value === search.get("stand"))?.value ?? "offen";
  const none = { rows: [], skip: 0, next: null };
  if (state === "einspruch") {
    const objections = await listOpenObjections();
    return {
      state,
      reason: null,
      ...none,
      objections: objections.map((row) => ({ ...row, at: formatShortDate(row.at) })),
    };
  }
  const { rows, next } = await (state === "entschieden" ? listDecided : listWaiting)({ reason, skip });
  const shown = rows.map((row) => ({ ...row, at: formatShortDate(row.at) }));
  return { state, reason, rows: shown, skip, next, objections: [] };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: "Meldungen", path, noindex: true });

const reasons = Object.entries(reportReasons).map(([value, label]) => ({ value, label }));

const empty: Record<string, { title: string; text: string }> = {
  offen: { title: "Nichts wartet", text: "Zu dieser Auswahl ist keine Meldung offen." },
  einspruch: { title: "Nichts wartet", text: "Kein Einspruch ist offen." },
  entschieden: { title: "Noch nichts entschieden", text: "Hier steht, was entschieden wurde." },
};

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const { state, reason, rows, objections, skip, next } = loaderData;
  const search = { ...(state !== "offen" && { stand: state }), ...(reason && { grund: reason }) };
  return (
    <>
      <h1 className="text-4xl">Meldungen</h1>
      <p className="mt-4 max-w-text text-soft">
        Was gemeldet und was entschieden wurde. Wer gemeldet hat, erfährt niemand, auch die gemeldete Person nicht.
      </p>
      <Form role="search" key={`${state} ${reason}`} className="mt-8 mb-6 flex flex-wrap items-end gap-3">
        <SelectField field={plainField("stand", state)} label="Stand" options={states} className="max-sm:w-full" />
        <SelectField field={plainField("grund", reason)} label="Grund" placeholder="Alle" options={reasons} />
        <Button variant="secondary">Anzeigen</Button>
      </Form>
      {rows.length > 0 && <ReportedTable rows={rows} isDecided={state === "entschieden"} />}
      {objections.length > 0 && <ObjectionTable rows={objections} />}
      {rows.length + objections.length === 0 && (
        <EmptyState title={empty[state]?.title} seed="meldungen" level={2}>
          {empty[state]?.text}
        </EmptyState>
      )}
      <Pagination label="Weitere Meldungen" path={path} search={search} isFirst={skip === 0} next={next} />
    </>
  );
}

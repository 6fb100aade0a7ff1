import { reportReasons } from "~/audit/reported";
import { getViewer } from "~/auth/guards.server";
import { pageSizes } from "~/db/page-sizes";
import { listReported } from "~/features/reports/superadmin/list-reported.server";
import { ObjectionTable } from "~/features/reports/superadmin/objection-table";
import { listOpenObjections } from "~/features/reports/superadmin/objections.server";
import { reportsIn, states } from "~/features/reports/superadmin/report-filter";
import { ReportedTable } from "~/features/reports/superadmin/reported-table";
import { idOf } from "~/http/id-of";
import { unlistedMeta } from "~/seo/meta";
import { formatShortDate } from "~/text/dates";
import { howMany } from "~/text/how-many";
import { optionsOf } from "~/ui/field";
import { SearchedList } from "~/ui/searched-list";
import type { Route } from "./+types/reports";
import { choosingIn } from "./many-acts.server";

const path = "/admin/meldungen";

export const handle = { startsNow: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const viewer = getViewer(context);
  const mayExport = viewer.isSuperadmin;
  const skip = idOf(search.get("nach")) ?? 0;
  const { state, ...wanted } = reportsIn(search);
  const none = { skip: 0, next: null, rows: [], objections: [], choose: undefined };
  if (state === "einspruch") {
    const objections = (await listOpenObjections()).map((row) => ({ ...row, at: formatShortDate(row.at) }));
    return { ...none, mayExport, state, ...wanted, objections, count: objections.length };
  }
  // Read as far as lists count, because each row is a group of reports.
  const { rows: all, next: more } = await listReported(state, wanted);
  const rows = all.slice(skip, skip + pageSizes.reported).map((row) => ({ ...row, at: formatShortDate(row.at) }));
  const next = skip + pageSizes.reported < all.length ? skip + pageSizes.reported : null;
  const ids = rows.map(({ id }) => id);
  const choose = state === "offen" ? choosingIn(viewer, "meldungen", ids) : undefined;
  const count = more === null ? all.length : all.length + 1;
  return { ...none, mayExport, state, ...wanted, skip, rows, next, count, choose };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Meldungen");

const reasons = optionsOf(reportReasons);

const empty: Record<string, { title: string; text: string }> = {
  offen: { title: "Nichts wartet", text: "Zu dieser Auswahl ist keine Meldung offen." },
  einspruch: { title: "Nichts wartet", text: "Kein Einspruch ist offen." },
  entschieden: { title: "Noch nichts entschieden", text: "Hier steht, was entschieden wurde." },
};

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const { state, reason, query, rows, objections, count, skip, next, mayExport, choose } = loaderData;
  const isOfObjections = state === "einspruch";
  return (
    <>
      <h1 className="text-4xl">Meldungen</h1>
      <p className="mt-4 mb-3 max-w-text text-soft">
        Was gemeldet und was entschieden wurde. Wer gemeldet hat, erfährt niemand, auch die gemeldete Person nicht.
      </p>
      <SearchedList
        path={path}
        choose={choose}
        query={query}
        choices={[
          { name: "stand", label: "Stand", chosen: state, options: states, isNeeded: true },
          { name: "grund", label: "Grund", chosen: reason, options: reasons },
        ]}
        count={howMany(count, "Ein Eintrag", "Einträge")}
        csv={mayExport && !isOfObjections ? "/admin/listen/meldungen" : undefined}
        label="Inhalt oder Person suchen"
        nothing="keinen Eintrag"
        none={empty[state]}
        further="Weitere Meldungen"
        isFirst={skip === 0}
        next={next}
      >
        {rows.length > 0 ? (
          <ReportedTable rows={rows} isDecided={state === "entschieden"} />
        ) : objections.length > 0 ? (
          <ObjectionTable rows={objections} />
        ) : null}
      </SearchedList>
    </>
  );
}

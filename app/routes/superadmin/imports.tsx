import { getViewer } from "~/auth/guards.server";
import { ImportUpload } from "~/features/reservations/import/import-upload";
import { listImports } from "~/features/reservations/import/imports.server";
import { takeList } from "~/features/reservations/import/keep-list.server";
import { readForm } from "~/http/read-form.server";
import { keepingTimes } from "~/jobs/keeping-times";
import { pageMeta } from "~/seo/meta";
import { Link } from "~/ui/link";
import { Section } from "~/ui/section";
import { type Column, Table } from "~/ui/table";
import type { Route } from "./+types/imports";

export const loader = async () => ({ imports: await listImports() });

export const action = ({ context }: Route.ActionArgs) => takeList(getViewer(context), readForm(context));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Mitglieder importieren", path: "/admin/import", noindex: true });

type Listed = Awaited<ReturnType<typeof listImports>>[number];

const columns: Column<Listed>[] = [
  {
    header: "Hochgeladen",
    cell: ({ id, createdAt }) => (
      <Link to={`/admin/import/${id}`} className="link">
        {createdAt}
      </Link>
    ),
    isRowHeader: true,
  },
  { header: "Stand", cell: stateOf },
  { header: "Reserviert", cell: ({ reserved }) => reserved ?? "–", align: "right" },
];

function stateOf({ finishedAt, undoneAt }: Listed): string {
  if (undoneAt) return "Zurückgenommen";
  return finishedAt ? "Reserviert" : "Noch nichts reserviert";
}

export default function Imports({ loaderData: { imports }, actionData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-4xl">Mitglieder importieren</h1>
      <p className="mt-4 mb-10 max-w-text text-soft">
        Aus einer Liste mit Namen und E-Mail-Adressen werden reservierte Profile. Zuerst sehen Sie jede Zeile und wählen
        aus; E-Mails verschickt der Import keine. {keepingTimes.importUndo.words} lang lässt er sich als Ganzes
        zurücknehmen. Eine Liste, die Sie nicht übernehmen, löschen wir nach {keepingTimes.importPreview.words}.
      </p>
      <ImportUpload problem={actionData && "problem" in actionData ? actionData.problem : undefined} />
      {imports.length > 0 && (
        <Section title="Bisherige Listen" flush>
          <Table caption="Bisherige Listen" columns={columns} rows={imports} rowKey={({ id }) => id} />
        </Section>
      )}
    </>
  );
}

import { data } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { pageSizes } from "~/db/page-sizes";
import { readChoice } from "~/features/reservations/import/choice";
import { ImportPreview } from "~/features/reservations/import/import-preview";
import { changeChoice, getImport } from "~/features/reservations/import/imports.server";
import { ConfirmedAct } from "~/http/confirmed-act";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import { TypedWordField } from "~/http/typed-word-field";
import { unlistedMeta } from "~/seo/meta";
import { formatCount } from "~/text/format-count";
import { shownEmail } from "~/text/shown-address.server";
import { TextLink } from "~/ui/link";
import { Pagination } from "~/ui/pagination";
import { Stat, StatList } from "~/ui/stat";
import type { Route } from "./+types/import";

export async function loader({ params, request }: Route.LoaderArgs) {
  const { rows, ...list } = await getImport(idOf(params.id) ?? 0);
  const { searchParams } = new URL(request.url);
  const onlyRemarks = searchParams.get("zeige") === "hinweise";
  const after = idOf(searchParams.get("nach")) ?? 0;
  const left = rows.filter(({ line, reason }) => line > after && (!onlyRemarks || reason));
  const shown = left.slice(0, pageSizes.importRows).map((row) => ({ ...row, email: shownEmail(row.email) }));
  const countOf = (...verdicts: string[]) => rows.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const counts = {
    new: countOf("new"),
    there: countOf("there", "similar"),
    companies: countOf("company"),
    wrong: countOf("wrong"),
    chosen: rows.filter(({ isChosen }) => isChosen).length,
  };
  const next = left.length > shown.length ? (shown.at(-1)?.line ?? null) : null;
  const { search } = new URL(request.url);
  return { list, counts, rows: shown, search, isFirst: after === 0, next, onlyRemarks };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const id = idOf(params.id) ?? 0;
  const choice = readChoice(readForm(context));
  if (!choice.success) throw data({ problem: { title: "Diese Auswahl ist unvollständig" } }, { status: 400 });
  const isSame = await changeChoice(getViewer(context), id, choice.data);
  const { search } = new URL(request.url);
  const title = isSame ? "Auswahl gemerkt" : "Spalten neu gelesen";
  return redirectWithToast(`/admin/import/${id}${isSame ? search : ""}`, { title });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Import");

export default function Import({ loaderData }: Route.ComponentProps) {
  const { list, counts, rows, search, isFirst, next, onlyRemarks } = loaderData;
  const path = `/admin/import/${list.id}`;
  if (list.finishedAt) return <Finished {...list} finishedAt={list.finishedAt} path={path} />;
  return (
    <>
      <h1 className="mb-6 text-4xl">Import prüfen</h1>
      <StatList>
        <Stat label="Neu" value={formatCount(counts.new)} />
        <Stat label="Schon da" hint="oder fast gleich" value={formatCount(counts.there)} />
        {counts.companies > 0 && (
          <Stat label="Unternehmen" hint="laut der Liste" value={formatCount(counts.companies)} />
        )}
        <Stat label="Falsch" value={formatCount(counts.wrong)} />
        <Stat label="Ausgewählt" value={formatCount(counts.chosen)} />
      </StatList>
      <ImportPreview
        key={[list.nameColumn, list.firstNameColumn, list.emailColumn, list.hasHeader].join()}
        path={path}
        search={search}
        columns={list.columns}
        chosenColumns={list}
        rows={rows}
      />
      <div className="mt-6">
        <TextLink to={onlyRemarks ? path : `${path}?zeige=hinweise`} className="inline-flex min-h-11 items-center">
          {onlyRemarks ? "Alle Zeilen zeigen" : "Nur Zeilen mit Hinweis zeigen"}
        </TextLink>
      </div>
      <Pagination
        label="Weitere Zeilen"
        path={onlyRemarks ? `${path}?zeige=hinweise` : path}
        isFirst={isFirst}
        next={next}
        nextLabel="Nächste Zeilen"
      />
    </>
  );
}

type List = Route.ComponentProps["loaderData"]["list"];

function Finished({ createdAt, finishedAt, reserved, claimed, undoneAt, undoUntil, path }: List & { path: string }) {
  return (
    <div className="max-w-text">
      <h1 className="mb-6 text-4xl">Import vom {createdAt}</h1>
      <p className="mb-6">
        {peopleText(reserved ?? 0)} reserviert am {finishedAt}, davon {formatCount(claimed)} beansprucht.
        {undoneAt && ` Zurückgenommen am ${undoneAt}.`}
      </p>
      {!undoneAt && (
        <p className="mb-10">
          <TextLink to="/admin/briefe" alone>
            Briefe mit den Claim-Links drucken
          </TextLink>
        </p>
      )}
      {undoUntil && (
        <>
          <p className="mb-6 text-soft">Bis {undoUntil} lässt sich der Import als Ganzes zurücknehmen.</p>
          <ConfirmedAct
            action={`${path}/zuruecknehmen`}
            label="Import zurücknehmen …"
            look={{ variant: "danger" }}
            title="Import zurücknehmen"
            confirmLabel="Zurücknehmen"
            busyLabel="Wird zurückgenommen..."
            danger
            failure="Fehler beim Zurücknehmen des Imports"
          >
            <p className="mb-5">
              {reservationsText((reserved ?? 0) - claimed)} dieses Imports gelöscht, die Links führen nirgends mehr hin.
              Wer sein Profil schon beansprucht hat ({formatCount(claimed)}), behält es. Das lässt sich nicht rückgängig
              machen.
            </p>
            <TypedWordField act="undo" />
          </ConfirmedAct>
        </>
      )}
    </div>
  );
}

const reservationsText = (count: number) =>
  count === 1 ? "Eine Reservierung wird" : `${formatCount(count)} Reservierungen werden`;

const peopleText = (count: number) => (count === 1 ? "Ein Profil" : `${formatCount(count)} Profile`);

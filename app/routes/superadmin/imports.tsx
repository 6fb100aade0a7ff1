import { getViewer } from "~/auth/guards.server";
import { answerListUpload } from "~/features/reservations/import/answer-list-upload.server";
import { ImportUpload } from "~/features/reservations/import/import-upload";
import {
  countImports,
  importStageIn,
  importStages,
  listImports,
} from "~/features/reservations/import/list-imports.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { keepingTimes } from "~/jobs/keeping-times";
import { unlistedMeta } from "~/seo/meta";
import { formatCount } from "~/text/format-count";
import { howMany } from "~/text/how-many";
import { optionsOf } from "~/ui/field";
import { TextLink } from "~/ui/link";
import { SearchedList } from "~/ui/searched-list";
import { Section } from "~/ui/section";
import { type Column, Table } from "~/ui/table";
import type { Route } from "./+types/imports";

export const handle = { startsNow: true };

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const [stage, skip] = [importStageIn(search), idOf(search.get("nach")) ?? 0];
  const [{ rows, next }, count] = await Promise.all([listImports(stage, skip), countImports(stage)]);
  return { imports: rows, next, count, stage, isFirst: skip === 0, stages: importStages };
}

export const action = ({ context }: Route.ActionArgs) => answerListUpload(getViewer(context), readForm(context));

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Mitglieder importieren");

type Listed = Awaited<ReturnType<typeof listImports>>["rows"][number];

const columns: Column<Listed>[] = [
  {
    header: "Hochgeladen",
    cell: ({ id, createdAt }) => (
      <TextLink to={`/admin/import/${id}`} alone>
        {createdAt}
      </TextLink>
    ),
    isRowHeader: true,
  },
  { header: "Stand", cell: ({ stage }) => stage },
  { header: "Reserviert", cell: ({ reserved }) => (reserved === null ? "–" : formatCount(reserved)), align: "right" },
];

export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  const { imports, next, count, stage, isFirst, stages } = loaderData;
  return (
    <>
      <h1 className="text-4xl">Mitglieder importieren</h1>
      <p className="mt-4 mb-10 max-w-text text-soft">
        Aus einer Liste mit Namen und E-Mail-Adressen werden reservierte Profile. Zuerst sehen Sie jede Zeile und wählen
        aus; E-Mails verschickt der Import keine. {keepingTimes.importUndo.words} lang lässt er sich als Ganzes
        zurücknehmen. Eine Liste, die Sie nicht übernehmen, löschen wir nach {keepingTimes.importPreview.words}.
      </p>
      <ImportUpload problem={actionData && "problem" in actionData ? actionData.problem : undefined} />
      {(count > 0 || stage) && (
        <Section title="Bisherige Listen" flush>
          <SearchedList
            path="/admin/import"
            query=""
            choices={[
              {
                ...{ name: "stand", label: "Stand", chosen: stage },
                options: optionsOf(stages),
              },
            ]}
            count={howMany(count, "Eine Liste", "Listen")}
            csv="/admin/listen/importe"
            nothing="keine Liste"
            further="Weitere Listen"
            isFirst={isFirst}
            next={next}
          >
            {imports.length > 0 ? (
              <Table caption="Bisherige Listen" columns={columns} rows={imports} rowKey={({ id }) => id} />
            ) : null}
          </SearchedList>
        </Section>
      )}
    </>
  );
}

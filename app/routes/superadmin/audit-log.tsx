import { ActTable } from "~/audit/act-table";
import { actions } from "~/audit/acts";
import { actsIn, countActs, listActs } from "~/audit/audit.server";
import { idOf } from "~/http/id-of";
import { unlistedMeta } from "~/seo/meta";
import { formatMoment } from "~/text/dates";
import { howMany } from "~/text/how-many";
import { optionsOf } from "~/ui/field";
import { SearchedList } from "~/ui/searched-list";
import type { Route } from "./+types/audit-log";

export const handle = { startsNow: true };

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const wanted = actsIn(search);
  const after = idOf(search.get("nach"));
  const [{ acts, next }, count] = await Promise.all([listActs({ ...wanted, after }), countActs(wanted)]);
  return {
    ...wanted,
    isFirst: !after,
    next,
    count,
    acts: acts.map((act) => ({ ...act, createdAt: formatMoment(act.createdAt) })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Protokoll");

const kinds = optionsOf(actions);

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  const { acts, query, action, isFirst, next, count } = loaderData;
  return (
    <>
      <h1 className="text-4xl">Protokoll</h1>
      <p className="mt-4 mb-3 max-w-text text-soft">
        Was Administratorinnen und Administratoren getan haben, und was Mitglieder an Artikeln anderer. Einträge lassen
        sich weder ändern noch löschen. Löscht jemand sein Konto, bleibt nur stehen, wer wann was getan hat und warum.
      </p>
      <SearchedList
        path="/admin/protokoll"
        query={query}
        choices={[{ name: "art", label: "Art", chosen: action, options: kinds }]}
        count={howMany(count, "Ein Eintrag", "Einträge")}
        csv="/admin/listen/protokoll"
        label="Name oder Grund suchen"
        nothing="keinen Eintrag"
        none={{
          title: "Noch kein Eintrag",
          text: "Sobald jemand eingreift, steht hier, wer was getan hat und warum.",
        }}
        further="Weitere Einträge"
        isFirst={isFirst}
        next={next}
      >
        {acts.length > 0 ? <ActTable acts={acts} /> : null}
      </SearchedList>
    </>
  );
}

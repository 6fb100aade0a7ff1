import { Form } from "react-router";
import { ActTable } from "~/audit/act-table";
import { actions, isActionName } from "~/audit/acts";
import { listActs } from "~/audit/audit.server";
import { idOf } from "~/http/id-of";
import { pageMeta } from "~/seo/meta";
import { formatMoment } from "~/text/dates";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SelectField, TextField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { Pagination } from "~/ui/pagination";
import type { Route } from "./+types/audit-log";

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = (search.get("q") ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 100);
  const wanted = search.get("art");
  const action = isActionName(wanted) ? wanted : null;
  const after = idOf(search.get("nach"));
  const { acts, next } = await listActs({ query, action, after });
  return {
    query,
    action,
    isFirst: !after,
    next,
    acts: acts.map((act) => ({ ...act, createdAt: formatMoment(act.createdAt) })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Protokoll", path: "/admin/protokoll", noindex: true });

const kinds = Object.entries(actions).map(([value, label]) => ({ value, label }));

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  const { acts, next, query, action, isFirst } = loaderData;
  const search = { ...(query && { q: query }), ...(action && { art: action }) };
  const isSearch = Object.keys(search).length > 0;
  return (
    <>
      <h1 className="text-4xl">Protokoll</h1>
      <p className="mt-4 max-w-text text-soft">
        Was Administratorinnen und Administratoren getan haben, und was Mitglieder an Artikeln anderer. Einträge lassen
        sich weder ändern noch löschen. Löscht jemand sein Konto, bleibt nur stehen, wer wann was getan hat und warum.
      </p>
      <Form role="search" key={`${query} ${action}`} className="mt-8 mb-6 flex flex-wrap items-end gap-3">
        <TextField
          field={plainField("q", query)}
          label="Name oder Grund suchen"
          type="search"
          className="grow sm:max-w-md"
        />
        <SelectField field={plainField("art", action)} label="Art" placeholder="Alle" options={kinds} />
        <Button variant="secondary">Suchen</Button>
      </Form>
      {acts.length > 0 ? (
        <ActTable acts={acts} />
      ) : (
        <EmptyState
          title={isSearch ? "Nichts gefunden" : "Noch keine Einträge"}
          seed="protokoll"
          level={2}
          action={isSearch ? <ButtonLink to="/admin/protokoll">Alle Einträge</ButtonLink> : undefined}
        >
          {isSearch ? "Zu dieser Suche gibt es keinen Eintrag." : "Sobald jemand hier etwas ändert, steht es da."}
        </EmptyState>
      )}
      <Pagination label="Weitere Einträge" path="/admin/protokoll" search={search} isFirst={isFirst} next={next} />
    </>
  );
}

import { Outlet } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { listDeleted, listForDesk } from "~/features/articles/blog-desk.server";
import { blogEditorsOnly } from "~/features/articles/blog-editors.server";
import { DeskGrid } from "~/features/articles/desk-grid";
import { canUndoDeletion } from "~/features/articles/policy";
import { ArticleAccount } from "~/features/articles/superadmin/article-account";
import { listAccountsBehind } from "~/features/articles/superadmin/article-account.server";
import { orEmpty, orNull } from "~/http/or-empty.server";
import { useButtonResponse } from "~/http/use-button-response";
import { unlistedMeta } from "~/seo/meta";
import { formatMoment } from "~/text/dates";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { NotLoaded } from "~/ui/not-loaded";
import { Section } from "~/ui/section";
import type { Route } from "./+types/blog-desk";

export const middleware: Route.MiddlewareFunction[] = [blogEditorsOnly];

export async function loader({ request, context }: Route.LoaderArgs) {
  const before = new URL(request.url).searchParams.get("vor");
  const editor = getViewer(context);
  const [page, deleted] = await Promise.all([
    orNull(() => listForDesk(before, editor), "the blog's desk"),
    canUndoDeletion(editor) ? orEmpty(listDeleted, "deleted articles") : [],
  ]);
  const ids = [...(page?.rows ?? []), ...deleted].map(({ id }) => id);
  const accounts = editor.isSuperadmin
    ? await orEmpty(() => listAccountsBehind(ids), "the accounts behind articles")
    : [];
  return { page, deleted, accounts, viewerId: editor.id };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Blog verwalten");

export default function BlogDesk({ loaderData }: Route.ComponentProps) {
  const { page, deleted, accounts, viewerId } = loaderData;

  return (
    <Container className="py-12 md:py-18">
      <header className="mb-10 flex flex-wrap items-end justify-between gap-6 border-b-2 border-ink pb-6">
        <h1>Blog verwalten</h1>
        <ButtonLink to="/blog/admin/neu" preventScrollReset>
          Neuer Beitrag
        </ButtonLink>
      </header>
      <Outlet />
      {!page && <NotLoaded title="Fehler beim Laden der Beiträge" />}
      {page?.rows.length === 0 && (
        <EmptyState level={2} title="Noch keine Beiträge" seed="leerer-schreibtisch">
          Mit „Neuer Beitrag“ beginnt der erste.
        </EmptyState>
      )}
      {page && page.rows.length > 0 && <DeskGrid entries={page.rows} accounts={accounts} viewerId={viewerId} />}
      {page?.next && (
        <nav aria-label="Weitere Beiträge" className="mt-12">
          <ButtonLink to={`/blog/admin?vor=${page.next}`} variant="secondary">
            Ältere Beiträge
          </ButtonLink>
        </nav>
      )}
      {deleted.length > 0 && (
        <Section title="Gelöscht" flush>
          <ul>
            {deleted.map(({ id, title, deletedAt, deletedBy }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
                <div className="min-w-0">
                  <p className="wrap-anywhere">{title}</p>
                  <p className="text-note text-soft">
                    Gelöscht am {deletedAt && formatMoment(deletedAt)}
                    {deletedBy && ` von ${deletedBy}`}
                  </p>
                  <ArticleAccount accounts={accounts.find(({ articleId }) => articleId === id)} />
                </div>
                <UndoDeletion id={id} title={title} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Container>
  );
}

function UndoDeletion({ id, title }: { id: number; title: string }) {
  const { Form, isBusy } = useButtonResponse({ failure: "Fehler beim Zurückholen des Beitrags" });
  return (
    <Form method="post" action={`/blog/admin/${id}/zurueckholen`}>
      <Button variant="secondary" size="sm" busy={isBusy}>
        Zurückholen<span className="sr-only">: {title}</span>
      </Button>
    </Form>
  );
}

import PenLine from "lucide-react/icons/pen-line";
import { getViewer } from "~/auth/guards.server";
import { NewsletterTable } from "~/features/newsletter/superadmin/newsletter-table";
import { countReaders, listNewsletters, listReaders } from "~/features/newsletter/superadmin/newsletters.server";
import { idOf } from "~/http/id-of";
import { pageMeta } from "~/seo/meta";
import { formatMoment } from "~/text/dates";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/pagination";
import { Section } from "~/ui/section";
import { Table } from "~/ui/table";
import type { Route } from "./+types/newsletters";

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const after = idOf(search.get("nach"));
  const afterReader = search.get("ab");
  const [list, readers, readerCount] = await Promise.all([
    listNewsletters(after),
    getViewer(context).isSuperadmin ? listReaders(afterReader) : null,
    countReaders(),
  ]);
  return { ...list, readers, readerCount, isFirst: !after, isFirstReader: !afterReader };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Newsletter", path: "/admin/newsletter", noindex: true });

export default function Newsletters({ loaderData }: Route.ComponentProps) {
  const { newsletters, next, isFirst, readers, readerCount, isFirstReader } = loaderData;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Newsletter</h1>
        <ButtonLink to="/admin/newsletter/neu" icon={<PenLine aria-hidden size={20} />}>
          Newsletter schreiben
        </ButtonLink>
      </div>
      {newsletters.length > 0 ? (
        <NewsletterTable newsletters={newsletters} />
      ) : (
        <EmptyState title="Noch kein Newsletter" seed="newsletter" level={2}>
          Schreiben Sie den ersten. Bevor er an alle geht, sehen Sie ihn als E-Mail.
        </EmptyState>
      )}
      <Pagination label="Weitere Newsletter" path="/admin/newsletter" isFirst={isFirst} next={next} />
      <Section id="empfang" title={`Wer ihn bekommt: ${readerCount}`}>
        <p className="mb-6 max-w-text text-soft">
          Alle, die eingewilligt haben, deren Adresse bestätigt und deren Konto nicht gesperrt ist.
        </p>
        {readers && <Readers {...readers} isFirst={isFirstReader} />}
      </Section>
    </>
  );
}

type ReadersProps = Awaited<ReturnType<typeof listReaders>> & { isFirst: boolean };

/** Names and addresses are for superadmins. */
function Readers({ readers, next, isFirst }: ReadersProps) {
  return (
    <>
      {readers.length > 0 && (
        <Table
          caption="Wer den Newsletter bekommt"
          rows={readers}
          rowKey={({ id }) => id}
          columns={[
            { header: "Name", isRowHeader: true, cell: ({ name }) => name },
            { header: "E-Mail", cell: ({ email }) => email },
            { header: "Eingewilligt am", cell: ({ since }) => (since ? formatMoment(since) : "nicht vermerkt") },
          ]}
        />
      )}
      <nav aria-label="Weitere Empfängerinnen und Empfänger" className="mt-6 flex flex-wrap gap-3">
        {!isFirst && (
          <ButtonLink to="/admin/newsletter#empfang" variant="quiet">
            Zum Anfang
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={`/admin/newsletter?ab=${next}#empfang`} variant="secondary">
            Weitere anzeigen
          </ButtonLink>
        )}
      </nav>
    </>
  );
}

import { countFoundReaders, listReaders } from "~/features/newsletter/superadmin/newsletters.server";
import { queryIn } from "~/http/list-address";
import { unlistedMeta } from "~/seo/meta";
import { formatMoment } from "~/text/dates";
import { howMany } from "~/text/how-many";
import { shownEmail } from "~/text/shown-address.server";
import { EmailAddress } from "~/ui/email-address";
import { TextLink } from "~/ui/link";
import { SearchedList } from "~/ui/searched-list";
import { type Column, Table } from "~/ui/table";
import type { Route } from "./+types/newsletter-readers";

const path = "/admin/newsletter/empfang";

export const handle = { startsNow: true };

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const [query, after] = [queryIn(search), search.get("nach")];
  const [list, count] = await Promise.all([listReaders({ query, after }), countFoundReaders(query)]);
  const readers = list.readers.map((reader) => ({ ...reader, email: shownEmail(reader.email) }));
  return { ...list, readers, query, count, isFirst: !after };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Wer den Newsletter bekommt");

type Reader = Route.ComponentProps["loaderData"]["readers"][number];

const columns: Column<Reader>[] = [
  {
    header: "Name",
    isRowHeader: true,
    cell: ({ id, name }) => (
      <TextLink to={`/admin/profile/${id}`} className="hit wrap-anywhere">
        {name}
      </TextLink>
    ),
  },
  { header: "E-Mail", cell: ({ email }) => <EmailAddress email={email} /> },
  { header: "Eingewilligt am", cell: ({ since }) => (since ? formatMoment(since) : "nicht vermerkt") },
];

export default function NewsletterReaders({ loaderData }: Route.ComponentProps) {
  const { readers, query, count, isFirst, next } = loaderData;
  return (
    <>
      <h1 className="text-4xl">Wer den Newsletter bekommt</h1>
      <p className="mt-4 mb-3 max-w-text text-soft">
        Alle, die eingewilligt haben, deren Adresse bestätigt und deren Konto nicht gesperrt ist.
      </p>
      <SearchedList
        path={path}
        query={query}
        count={howMany(count, "Eine Person", "Personen")}
        csv="/admin/listen/newsletter-empfang"
        label="Name oder E-Mail suchen"
        nothing="niemanden"
        none={{
          title: "Noch niemand",
          text: "Wer einwilligt, steht hier, sobald die Adresse bestätigt ist.",
        }}
        further="Weitere Empfängerinnen und Empfänger"
        isFirst={isFirst}
        next={next}
      >
        {readers.length > 0 ? (
          <Table caption="Wer den Newsletter bekommt" rows={readers} rowKey={({ id }) => id} columns={columns} />
        ) : null}
      </SearchedList>
    </>
  );
}

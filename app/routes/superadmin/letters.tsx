import { getViewer } from "~/auth/guards.server";
import { pageSizes } from "~/db/page-sizes";
import { LetterForm } from "~/features/reservations/letters/letter-form";
import {
  countBatches,
  countWithoutLetter,
  listBatches,
  prepareLetters,
} from "~/features/reservations/letters/letters.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { formatCount } from "~/text/format-count";
import { howMany } from "~/text/how-many";
import { TextLink } from "~/ui/link";
import { SearchedList } from "~/ui/searched-list";
import { Section } from "~/ui/section";
import { type Column, Table } from "~/ui/table";
import type { Route } from "./+types/letters";

export const handle = { startsNow: true };

export async function loader({ request }: Route.LoaderArgs) {
  const skip = idOf(new URL(request.url).searchParams.get("nach")) ?? 0;
  const [count, { rows, next }, [last], batchCount] = await Promise.all([
    countWithoutLetter(),
    listBatches(skip),
    listBatches(0, 1).then((newest) => newest.rows),
    countBatches(),
  ]);
  return { count, batches: rows, next, isFirst: skip === 0, batchCount, text: last?.text ?? "" };
}

export const action = ({ context }: Route.ActionArgs) => prepareLetters(getViewer(context), readForm(context));

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Briefe");

type Listed = Awaited<ReturnType<typeof listBatches>>["rows"][number];

const columns: Column<Listed>[] = [
  {
    header: "Vorbereitet",
    cell: ({ id, createdAt }) => (
      <TextLink to={`/admin/briefe/${id}`} alone>
        {createdAt}
      </TextLink>
    ),
    isRowHeader: true,
  },
  { header: "Briefe", cell: ({ letters }) => formatCount(letters), align: "right" },
  { header: "Geöffnet", cell: ({ opened }) => formatCount(opened), align: "right" },
  { header: "Beansprucht", cell: ({ claimed }) => formatCount(claimed), align: "right" },
];

export default function Letters({ loaderData, actionData }: Route.ComponentProps) {
  const { count, batches, next, isFirst, batchCount, text } = loaderData;
  return (
    <>
      <h1 className="text-4xl">Briefe</h1>
      <p className="mt-4 mb-10 max-w-text text-soft">
        Wer nie darum gebeten hat, darf keine Werbung per E-Mail bekommen. Ein Brief ist erlaubt: eine Seite je Person,
        mit ihrem Claim-Link als Code und als Adresse zum Abtippen.
      </p>
      {count > 0 ? (
        <>
          <p className="mb-6">
            {count === 1 ? "Ein reserviertes Profil hat" : `${formatCount(count)} reservierte Profile haben`} noch
            keinen Brief.
            {count > pageSizes.letters && ` Auf einmal werden ${pageSizes.letters} vorbereitet.`}
          </p>
          <LetterForm text={text} arrived={actionData instanceof Response ? undefined : actionData} />
        </>
      ) : (
        <p>Alle reservierten Profile, deren Link gilt, haben schon einen Brief.</p>
      )}
      {batches.length > 0 && (
        <Section title="Bisherige Briefe" flush>
          <SearchedList
            path="/admin/briefe"
            query=""
            count={howMany(batchCount, "Eine Lieferung", "Lieferungen")}
            csv="/admin/listen/briefe"
            nothing="keine Briefe"
            further="Weitere Briefe"
            isFirst={isFirst}
            next={next}
          >
            <Table caption="Bisherige Briefe" columns={columns} rows={batches} rowKey={({ id }) => id} />
          </SearchedList>
        </Section>
      )}
    </>
  );
}

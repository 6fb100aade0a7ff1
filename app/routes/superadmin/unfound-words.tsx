import { countUnfoundWords, listUnfoundWords } from "~/features/unfound-words/unfound-words.server";
import { idOf } from "~/http/id-of";
import { queryIn } from "~/http/list-address";
import { unlistedMeta } from "~/seo/meta";
import { formatCount } from "~/text/format-count";
import { howMany } from "~/text/how-many";
import { TextLink } from "~/ui/link";
import { SearchedList } from "~/ui/searched-list";
import { type Column, Table } from "~/ui/table";
import type { Route } from "./+types/unfound-words";

const path = "/admin/gesucht";

export const handle = { startsNow: true };

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const [query, skip] = [queryIn(search), idOf(search.get("nach")) ?? 0];
  const [list, count] = await Promise.all([listUnfoundWords({ query, skip }), countUnfoundWords(query)]);
  return { ...list, query, count, isFirst: skip === 0 };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Vergeblich gesucht");

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: Column<Row>[] = [
  {
    header: "Wort",
    isRowHeader: true,
    cell: ({ word }) => (
      <TextLink to={`/kreative?q=${encodeURIComponent(word)}`} className="hit wrap-anywhere">
        {word}
      </TextLink>
    ),
  },
  { header: "Personen", align: "right", width: "w-32", cell: ({ people }) => formatCount(people) },
  { header: "Woche vom", width: "w-56", cell: ({ from }) => from },
];

export default function UnfoundWords({ loaderData: { rows, query, count, isFirst, next } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-4xl">Vergeblich gesucht</h1>
      <p className="mt-4 mb-3 max-w-text text-soft">
        Wörter, zu denen die Suche nach Kreativen niemanden gefunden hat und die in einer Woche mindestens drei
        verschiedene Personen eingegeben haben. Wer das war, wird nicht gespeichert. Fehlt der Suche ein Wort, lässt es
        sich ergänzen; fehlen die Menschen dazu, wissen Sie, wen Sie einladen können.
      </p>
      <SearchedList
        path={path}
        query={query}
        count={howMany(count, "Ein Wort", "Wörter")}
        csv="/admin/listen/gesucht"
        label="Wort suchen"
        nothing="kein Wort"
        none={{
          title: "Noch keine Wörter",
          text: "Bisher haben keine drei Personen in einer Woche vergeblich nach demselben Wort gesucht.",
        }}
        further="Weitere Wörter"
        isFirst={isFirst}
        next={next}
      >
        {rows.length > 0 ? (
          <Table
            caption="Vergeblich gesucht"
            columns={columns}
            rows={rows}
            rowKey={({ from, word }) => `${from} ${word}`}
          />
        ) : null}
      </SearchedList>
    </>
  );
}

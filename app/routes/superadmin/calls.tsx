import { getViewer } from "~/auth/guards.server";
import { callStands, whoFits } from "~/features/operations/quiet-calls";
import { callsIn, countQuietCalls, listQuietCalls } from "~/features/operations/quiet-calls.server";
import { idOf } from "~/http/id-of";
import { SinceNote } from "~/http/since-note";
import { unlistedMeta } from "~/seo/meta";
import { formatShortDate } from "~/text/dates";
import { howMany } from "~/text/how-many";
import { Badge } from "~/ui/badge";
import { ChooseBox } from "~/ui/choose-rows";
import { optionsOf } from "~/ui/field";
import { TextLink } from "~/ui/link";
import { SearchedList } from "~/ui/searched-list";
import { type Column, Table } from "~/ui/table";
import type { Route } from "./+types/calls";
import { choosingIn } from "./many-acts.server";

export const handle = { startsNow: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const wanted = callsIn(search);
  const skip = idOf(search.get("nach")) ?? 0;
  const [{ calls, next }, count] = await Promise.all([listQuietCalls({ ...wanted, skip }), countQuietCalls(wanted)]);
  const choose = choosingIn(
    getViewer(context),
    "ausschreibungen",
    calls.map(({ id }) => id),
  );
  const rows = calls.map((call) => ({ ...call, published: formatShortDate(call.publishedAt) }));
  return { ...wanted, isFirst: skip === 0, next, count, choose, rows };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Ausschreibungen ohne Antwort");

const options = optionsOf(callStands);

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: Column<Row>[] = [
  {
    header: "Titel",
    isRowHeader: true,
    width: "w-[36%]",
    cell: ({ id, title }) => (
      <span className="flex items-baseline">
        <ChooseBox id={`${id}`} name={title} />
        <TextLink to={`/admin/ausschreibungen/${id}`} className="hit min-w-0 wrap-anywhere">
          {title}
        </TextLink>
      </span>
    ),
  },
  {
    header: "Unternehmen",
    cell: ({ company }) => (
      <TextLink to={`/admin/profile/${company.id}`} className="hit wrap-anywhere">
        {company.name}
      </TextLink>
    ),
  },
  {
    header: "Stand",
    cell: ({ isOpen }) => <Badge variant={isOpen ? "spruce" : "outline"}>{isOpen ? "Offen" : "Vorbei"}</Badge>,
    width: "w-28",
  },
  { header: "Seit", cell: ({ published }) => published, width: "w-36" },
  {
    header: "Kreative",
    cell: ({ title, isOpen }) =>
      isOpen && (
        <TextLink to={whoFits(title)} className="hit">
          Wer könnte passen?<span className="sr-only"> Zu „{title}“</span>
        </TextLink>
      ),
    width: "w-48",
  },
];

export default function CallsPage({ loaderData }: Route.ComponentProps) {
  const { rows, next, query, stand, since, count, isFirst, choose } = loaderData;
  return (
    <>
      <h1 className="text-4xl">Ausschreibungen ohne Antwort</h1>
      <p className="mt-3 max-w-text text-soft">
        Wo ein Unternehmen auf Angebote wartet, jemand auf eine Entscheidung oder auf eine Antwort. Angebote sind
        versiegelt; von ihnen sehen Sie hier nur, ob es welche gibt.
      </p>
      <SinceNote since={since} path="/admin/ausschreibungen" query={query} search={{ stand }} />
      <SearchedList
        path="/admin/ausschreibungen"
        choose={choose}
        query={query}
        filter={since ? { seit: since } : {}}
        choices={[{ name: "stand", label: "Stand", chosen: stand, options, isNeeded: true }]}
        count={howMany(count, "Eine Ausschreibung", "Ausschreibungen")}
        csv="/admin/listen/ausschreibungen"
        label="Titel suchen"
        nothing="keine Ausschreibung"
        further="Weitere Ausschreibungen"
        isFirst={isFirst}
        next={next}
      >
        {rows.length > 0 ? (
          <Table caption="Ausschreibungen" columns={columns} rows={rows} rowKey={({ id }) => id} />
        ) : null}
      </SearchedList>
    </>
  );
}

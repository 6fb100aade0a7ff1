import { BarChart } from "~/features/operations/bar-chart";
import { gapText } from "~/features/operations/market/gap-text";
import { readMarket, readWays } from "~/features/operations/market/read-market.server";
import { SupplyTable } from "~/features/operations/market/supply-table";
import { WayTable } from "~/features/operations/market/way-table";
import { unlistedMeta } from "~/seo/meta";
import { formatDay } from "~/text/dates";
import { FoldedTable } from "~/ui/folded-table";
import { TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import type { Route } from "./+types/market";

export async function loader() {
  const [market, ways] = await Promise.all([readMarket(), readWays()]);
  return { ...market, ways };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Markt");

const namedGaps = 5;

export default function Market({ loaderData: { figures, crafts, places, ways } }: Route.ComponentProps) {
  const weeks = figures[0]?.weeks ?? [];
  const gaps = crafts.filter(({ isGap }) => isGap).slice(0, namedGaps);
  const rows = weeks.map(({ week }, index) => ({ week, texts: figures.map((figure) => figure.weeks[index]?.text) }));
  if (weeks.length === 0) {
    return (
      <>
        <h1 className="mb-6 text-4xl">Markt</h1>
        <p>Gezählt wird gerade zum ersten Mal. Bitte laden Sie die Seite in ein paar Minuten noch einmal.</p>
      </>
    );
  }
  return (
    <>
      <h1 className="text-4xl">Markt</h1>
      <p className="mt-4 mb-10 max-w-text text-soft">
        Beide Seiten in den letzten {weeks.length} Wochen, stündlich gezählt aus dem, was hier ohnehin gespeichert ist.
        Niemand wird dafür beobachtet. Zahlen unter fünf zeigen wir nicht. Die große Zahl ist die der laufenden Woche.
      </p>
      <ul className="grid gap-10 sm:grid-cols-2 lg:grid-cols-3">
        {figures.map(({ label, definition, weeks }) => (
          <li key={label} className="min-w-0">
            <BarChart
              label={label}
              figure={
                <span className="block font-display text-2xl font-semibold tracking-tight tabular-nums">
                  {weeks.at(-1)?.text}
                </span>
              }
              bars={weeks.map(({ week, value, text }) => ({
                day: week,
                value: text === "–" ? 0 : value,
                title: `Woche vom ${formatDay(week)}: ${text}`,
              }))}
            />
            <p className="mt-2 text-sm text-soft">{definition}</p>
          </li>
        ))}
      </ul>
      {/* Twelve columns may be wider than the window. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <section aria-label="Der Markt nach Wochen" tabIndex={0} className="overflow-x-auto">
        <FoldedTable
          caption="Der Markt nach Wochen"
          rows={rows.toReversed()}
          rowKey={({ week }) => week}
          columns={[
            { header: "Woche ab", cell: ({ week }) => formatDay(week), isRowHeader: true, leads: false },
            ...figures.map(({ label }, index) => ({
              header: label,
              cell: ({ texts }: (typeof rows)[number]) => texts[index],
              align: "right" as const,
            })),
          ]}
        />
      </section>
      <TextLink to="/admin/markt/tabelle.csv" reloadDocument alone className="mt-4">
        Tabelle herunterladen
      </TextLink>
      <Section title="Wie weit sie kommen" id="wege">
        <div className="grid gap-12">
          {ways.map((way) => (
            <WayTable key={way.title} {...way} />
          ))}
        </div>
        <TextLink to="/admin/markt/tabelle.csv?was=wege" reloadDocument alone className="mt-8">
          Tabelle der Wege herunterladen
        </TextLink>
      </Section>
      <Section title="Angebot und Nachfrage" flush>
        <p className="max-w-text py-5 text-soft">
          Kreative, die ein Handwerk nennen oder an einem Ort arbeiten, neben den Ausschreibungen dieser Wochen, die es
          suchen, auf beiden Seiten auch, wer das eigene Profil ausgeblendet hat. Darunter steht, wer das Weitere
          anbietet und es auch kann. Eine Lücke ist, wo niemand da ist oder auf jede Person im Monat mehr als eine
          Ausschreibung kommt; „unter 5“ zählt dabei wie vier.
          {gaps.length > 0 && ` Die größten: ${gaps.map(gapText).join("; ")}.`}
        </p>
        <p className="mb-8 flex flex-wrap gap-x-6 gap-y-1">
          <TextLink to="/admin/ausschreibungen?stand=ohne-angebot" className="hit">
            Ausschreibungen ohne Angebot
          </TextLink>
          <TextLink to="/admin/gesucht">Wörter, zu denen die Suche niemanden fand</TextLink>
        </p>
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
          <div>
            <h3 className="mb-3 text-2xl">Nach Handwerk</h3>
            <SupplyTable caption="Angebot und Nachfrage nach Handwerk" rows={crafts} />
          </div>
          <div>
            <h3 className="mb-3 text-2xl">Nach Ort</h3>
            <SupplyTable caption="Angebot und Nachfrage nach Ort" rows={places} />
          </div>
        </div>
      </Section>
    </>
  );
}

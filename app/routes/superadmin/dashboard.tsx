import { data } from "react-router";
import { ActTable } from "~/audit/act-table";
import { listActs } from "~/audit/audit.server";
import { FigureCharts } from "~/features/operations/figure-charts";
import { listFigures } from "~/features/operations/figures.server";
import { readJobs } from "~/features/operations/jobs.server";
import { readMachine } from "~/features/operations/machine.server";
import { Operation } from "~/features/operations/operation";
import { ReservationList } from "~/features/reservations/reservation-list";
import { countReservations, listReservations } from "~/features/reservations/reservations.server";
import { idOf } from "~/http/id-of";
import { log } from "~/log.server";
import { pageMeta } from "~/seo/meta";
import { formatMoment } from "~/text/dates";
import { Notice } from "~/ui/notice";
import { Section } from "~/ui/section";
import { Stat, StatList } from "~/ui/stat";
import type { Route } from "./+types/dashboard";

/** Copying a link takes script: it must not wait for the first touch, which may be that click. */
export const handle = { startsNow: true };

const latestActs = 5;

export async function loader({ request }: Route.LoaderArgs) {
  const [reserved, figures, jobs, machine, { acts }] = await Promise.all([
    readReserved(new URL(request.url).searchParams),
    listFigures(),
    readJobs(),
    readMachine(),
    listActs({ limit: latestActs }),
  ]);
  const latest = acts.map((act) => ({ ...act, createdAt: formatMoment(act.createdAt) }));
  return data({ reserved, figures, jobs, machine, latest }, { status: reserved ? 200 : 500 });
}

async function readReserved(search: URLSearchParams) {
  const query = (search.get("q") ?? "").trim().slice(0, 100);
  const after = idOf(search.get("nach"));
  try {
    const [counts, page] = await Promise.all([countReservations(), listReservations({ query, after })]);
    return { query, isFirst: !after, counts, ...page };
  } catch (error) {
    log.error({ err: error }, "reservations could not be loaded");
    return null;
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Admin-Dashboard", path: "/admin/dashboard", noindex: true });

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { reserved, figures, jobs, machine, latest } = loaderData;
  return (
    <>
      <h1 className="mb-6 text-4xl">Admin-Dashboard</h1>
      {reserved ? (
        <>
          <StatList>
            <Stat label="Reservierte Profile" value={reserved.counts.all} />
            <Stat label="Diese Woche" hint="in den letzten 7 Tagen reserviert" value={reserved.counts.thisWeek} />
            <Stat label="Beansprucht" value={reserved.counts.claimed} />
          </StatList>
          <ReservationList {...reserved} isEmpty={reserved.counts.all === 0} />
        </>
      ) : (
        <Notice kind="error" role="alert" title="Fehler beim Laden der reservierten Profile">
          Bitte laden Sie die Seite in ein paar Minuten noch einmal.
        </Notice>
      )}
      <Section title="Die letzten 30 Tage">
        <FigureCharts figures={figures} />
      </Section>
      <Section title="Betrieb" id="betrieb">
        <Operation jobs={jobs} machine={machine} />
      </Section>
      <Section title="Zuletzt geändert" flush more={{ to: "/admin/protokoll", label: "Ganzes Protokoll" }}>
        {latest.length > 0 ? (
          <ActTable acts={latest} />
        ) : (
          <p className="border-b border-line py-4 text-soft">Noch keine Einträge.</p>
        )}
      </Section>
    </>
  );
}

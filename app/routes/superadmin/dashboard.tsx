import { data } from "react-router";
import { ActTable } from "~/audit/act-table";
import { listActs } from "~/audit/audit.server";
import { getViewer } from "~/auth/guards.server";
import type { Viewer } from "~/auth/viewer";
import { FigureCharts } from "~/features/operations/figure-charts";
import { listFigures } from "~/features/operations/figures.server";
import { readJobs } from "~/features/operations/jobs.server";
import { readMachine } from "~/features/operations/machine.server";
import { Operation } from "~/features/operations/operation";
import { linesFor, linesOf } from "~/features/operations/today";
import { readQuiet } from "~/features/operations/today.server";
import { TodayList } from "~/features/operations/today-list";
import { countOnEarlierTerms } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { countOpenObjections } from "~/features/reports/superadmin/objections.server";
import { countWaiting } from "~/features/reports/superadmin/reported.server";
import { ReservationList } from "~/features/reservations/reservation-list";
import {
  countFound,
  countReservations,
  listReservations,
  reservationsIn,
} from "~/features/reservations/reservations.server";
import { listUnfoundThisWeek } from "~/features/unfound-words/unfound-words.server";
import { idOf } from "~/http/id-of";
import { orNull } from "~/http/or-empty.server";
import { isSenderRefused } from "~/mail/deliver.server";
import { unlistedMeta } from "~/seo/meta";
import { settings } from "~/settings.server";
import { formatMoment } from "~/text/dates";
import { formatCount } from "~/text/format-count";
import { NotLoaded } from "~/ui/not-loaded";
import { Notice } from "~/ui/notice";
import { Section } from "~/ui/section";
import { Stat, StatList } from "~/ui/stat";
import type { Route } from "./+types/dashboard";
import { choosingIn } from "./many-acts.server";

/** Copying a link needs script, so the program loads immediately instead of at the first touch. */
export const handle = { startsNow: true };

const latestActs = 5;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  if (!viewer.isSuperadmin) return readForRole(viewer);
  const { searchParams } = new URL(request.url);
  const [reserved, waiting, market, figures, operation, latest] = await Promise.all([
    orNull(() => readReserved(viewer, searchParams), "reservations"),
    orNull(readWaiting, "how many reports wait"),
    orNull(readMarket, "what is quiet on the market"),
    orNull(listFigures, "the figures of the last days"),
    orNull(readOperation, "how the site runs"),
    orNull(readLatestActs, "the latest acts"),
  ]);
  const lines = linesOf({ waiting, market, operation: operation && factsOf(operation) });
  const isComplete = !!waiting && !!market && !!operation;
  const more = { reserved, figures, operation, latest };
  return data({ lines, isComplete, more }, { status: reserved ? 200 : 500 });
}

/** What waits for somebody with a role, and nothing else of the site. */
async function readForRole(viewer: Viewer) {
  const waiting = await orNull(readWaiting, "how many reports wait");
  const lines = linesFor(viewer, linesOf({ waiting, market: null, operation: null }));
  return data({ lines, isComplete: !!waiting, more: null });
}

async function readMarket() {
  const [quiet, endingReservations, onEarlierTerms, unfoundWords] = await Promise.all([
    readQuiet(),
    countFound({ stage: "endet" }),
    countOnEarlierTerms(),
    listUnfoundThisWeek(),
  ]);
  return { ...quiet, endingReservations, onEarlierTerms, unfoundWords };
}

/** A demo is not backed up and has no mail server. */
function factsOf({ jobs, machine, lacksMailServer }: Awaited<ReturnType<typeof readOperation>>) {
  return {
    lacksMailServer,
    isSenderRefused: isSenderRefused(),
    backupDays: settings.demo ? 0 : machine.backupDays,
    mailsGivenUp: jobs.givenUp,
    failedJobs: jobs.failedOthers,
    freeBytes: machine.freeBytes,
  };
}

async function readWaiting() {
  const [reports, objections] = await Promise.all([countWaiting(), countOpenObjections()]);
  return { reports: reports.all, inDanger: reports.inDanger, objections };
}

async function readReserved(viewer: Viewer, search: URLSearchParams) {
  const wanted = reservationsIn(search);
  const after = idOf(search.get("nach"));
  const [counts, found, page] = await Promise.all([
    countReservations(),
    countFound(wanted),
    listReservations({ ...wanted, after }),
  ]);
  const open = page.reservations.filter(({ state }) => state !== "beansprucht");
  const choose = choosingIn(
    viewer,
    "reservierungen",
    open.map(({ id }) => id),
  );
  return { ...wanted, isFirst: !after, counts, found, choose, ...page };
}

async function readOperation() {
  const [jobs, machine] = await Promise.all([readJobs(), readMachine()]);
  return { jobs, machine, lacksMailServer: settings.lacksMailServer };
}

async function readLatestActs() {
  const { acts } = await listActs({ limit: latestActs });
  return acts.map((act) => ({ ...act, createdAt: formatMoment(act.createdAt) }));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Admin-Dashboard");

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { lines, isComplete, more } = loaderData;
  return (
    <>
      <h1 className="mb-10 text-4xl">Admin-Dashboard</h1>
      <TodayList lines={lines} isComplete={isComplete} />
      {more && <More {...more} />}
    </>
  );
}

type MoreProps = NonNullable<Route.ComponentProps["loaderData"]["more"]>;

/** What only superadmins see. */
function More({ reserved, figures, operation, latest }: MoreProps) {
  return (
    <>
      {reserved ? (
        <>
          <StatList>
            <Stat label="Reservierte Profile" value={formatCount(reserved.counts.all)} />
            <Stat
              label="Diese Woche"
              hint="in den letzten 7 Tagen reserviert"
              value={formatCount(reserved.counts.thisWeek)}
            />
            <Stat label="Beansprucht" value={formatCount(reserved.counts.claimed)} />
          </StatList>
          <ReservationList {...reserved} isEmpty={reserved.counts.all === 0} />
        </>
      ) : (
        <NotLoaded title="Fehler beim Laden der reservierten Profile" className="mb-6" />
      )}
      <Section title="Die letzten 30 Tage">
        {figures ? <FigureCharts figures={figures} /> : <Missing title="Fehler beim Laden der Zahlen" />}
      </Section>
      <Section title="Betrieb" id="betrieb">
        {operation ? <Operation {...operation} /> : <Missing title="Fehler beim Laden des Betriebs" />}
      </Section>
      <Section title="Zuletzt geändert" flush more={{ to: "/admin/protokoll", label: "Ganzes Protokoll" }}>
        {!latest ? (
          <Missing title="Fehler beim Laden des Protokolls" />
        ) : latest.length > 0 ? (
          <ActTable acts={latest} />
        ) : (
          <p className="border-b border-line py-4 text-soft">Noch keine Einträge.</p>
        )}
      </Section>
    </>
  );
}

function Missing({ title }: { title: string }) {
  return (
    <Notice kind="error" role="alert" title={title} className="mb-6">
      Bitte laden Sie die Seite in ein paar Minuten noch einmal.
    </Notice>
  );
}

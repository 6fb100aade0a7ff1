import { data, Form, Link } from "react-router";
import { ReservationTable } from "~/features/reserved-profiles/reservation-table";
import { countReservations, listReservations } from "~/features/reserved-profiles/reserved-profiles.server";
import { idOf } from "~/http/id-of";
import { log } from "~/log.server";
import { pageMeta } from "~/seo/meta";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { TextField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { Notice } from "~/ui/notice";
import { Section } from "~/ui/section";
import { Stat, StatList } from "~/ui/stat";
import type { Route } from "./+types/dashboard";

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = (search.get("q") ?? "").trim().slice(0, 100);
  const after = idOf(search.get("nach"));
  try {
    const [counts, page] = await Promise.all([countReservations(), listReservations({ query, after })]);
    return { query, isFirst: !after, counts, ...page };
  } catch (error) {
    log.error({ err: error }, "reservations could not be loaded");
    return data({ query, isFirst: true, counts: null, reservations: [], next: null }, { status: 500 });
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Admin-Dashboard", path: "/admin/dashboard", noindex: true });

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { counts } = loaderData;
  return (
    <>
      <h1 className="mb-6 text-4xl">Admin-Dashboard</h1>
      {counts ? (
        <>
          <StatList>
            <Stat label="Reservierte Profile" value={counts.all} />
            <Stat label="Diese Woche" hint="in den letzten 7 Tagen reserviert" value={counts.thisWeek} />
            <Stat label="Beansprucht" value={counts.claimed} />
          </StatList>
          <Reservations {...loaderData} isEmpty={counts.all === 0} />
        </>
      ) : (
        <Notice kind="error" role="alert" title="Fehler beim Laden der reservierten Profile">
          Bitte laden Sie die Seite in ein paar Minuten noch einmal.
        </Notice>
      )}
    </>
  );
}

type ReservationsProps = Route.ComponentProps["loaderData"] & { isEmpty: boolean };

function Reservations({ reservations, next, query, isFirst, isEmpty }: ReservationsProps) {
  const search = query ? `q=${encodeURIComponent(query)}` : "";
  return (
    <Section
      title="Reservierte Profile"
      flush
      action={
        <ButtonLink to="/admin/reserve-profile" size="sm">
          Profil reservieren
        </ButtonLink>
      }
    >
      {isEmpty ? (
        <EmptyState
          title="Noch keine reservierten Profile"
          seed="reservierungen"
          action={<ButtonLink to="/admin/reserve-profile">Erstes Profil reservieren</ButtonLink>}
        >
          Reservieren Sie ein Profil für jemanden, den Sie einladen möchten. Die Person übernimmt es mit einem Link.
        </EmptyState>
      ) : (
        <>
          <Form role="search" className="flex flex-wrap items-end gap-3 py-5">
            <TextField
              field={plainField("q", query)}
              key={query}
              label="Name oder E-Mail suchen"
              type="search"
              className="grow sm:max-w-md"
            />
            <Button variant="secondary">Suchen</Button>
          </Form>
          {reservations.length > 0 ? (
            <ReservationTable reservations={reservations} />
          ) : (
            <p className="border-t border-line py-8">
              Zu „{query}“ gibt es keine Reservierung.{" "}
              <Link to="/admin/dashboard" className="link">
                Alle anzeigen
              </Link>
            </p>
          )}
          <nav aria-label="Weitere Reservierungen" className="mt-6 flex flex-wrap gap-3">
            {!isFirst && (
              <ButtonLink to={`/admin/dashboard?${search}`} variant="quiet">
                Zum Anfang
              </ButtonLink>
            )}
            {next && (
              <ButtonLink to={`/admin/dashboard?${search}${search && "&"}nach=${next}`} variant="secondary">
                Ältere anzeigen
              </ButtonLink>
            )}
          </nav>
        </>
      )}
    </Section>
  );
}

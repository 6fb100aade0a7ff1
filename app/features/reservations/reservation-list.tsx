import { Form, Link } from "react-router";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { TextField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { Pagination } from "~/ui/pagination";
import { Section } from "~/ui/section";
import { ReservationTable } from "./reservation-table";
import type { Reservation } from "./reservations.server";

interface ReservationListProps {
  reservations: Reservation[];
  /** The start of the next page; null on the last one. */
  next: number | null;
  query: string;
  isFirst: boolean;
  isEmpty: boolean;
}

export function ReservationList({ isEmpty, ...found }: ReservationListProps) {
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
        <Found {...found} />
      )}
    </Section>
  );
}

function Found({ reservations, next, query, isFirst }: Omit<ReservationListProps, "isEmpty">) {
  return (
    <>
      <Form role="search" key={query} className="flex flex-wrap items-end gap-3 py-5">
        <TextField
          field={plainField("q", query)}
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
      <Pagination
        label="Weitere Reservierungen"
        path="/admin/dashboard"
        search={query ? { q: query } : {}}
        isFirst={isFirst}
        next={next}
      />
    </>
  );
}

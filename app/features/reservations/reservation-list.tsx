import { SinceNote } from "~/http/since-note";
import { howMany } from "~/text/how-many";
import { ButtonLink } from "~/ui/button";
import type { Choosing } from "~/ui/choose-rows";
import { EmptyState } from "~/ui/empty-state";
import { optionsOf } from "~/ui/field";
import { SearchedList } from "~/ui/searched-list";
import { Section } from "~/ui/section";
import { type ReservationStage, reservationStages } from "./reservation";
import { ReservationTable } from "./reservation-table";
import type { Reservation } from "./reservations.server";

interface ReservationListProps {
  reservations: Reservation[];
  /** The start of the next page; null on the last one. */
  next: number | null;
  query: string;
  stage: ReservationStage | null;
  since: string | null;
  isFirst: boolean;
  found: number;
  choose: Choosing;
  isEmpty: boolean;
}

export function ReservationList({ isEmpty, ...list }: ReservationListProps) {
  return (
    <Section
      title="Reservierte Profile"
      id="reservierungen"
      flush
      action={
        <span className="flex flex-wrap gap-3">
          <ButtonLink to="/admin/briefe" variant="secondary" size="sm">
            Briefe
          </ButtonLink>
          <ButtonLink to="/admin/reserve-profile" size="sm">
            Profil reservieren
          </ButtonLink>
        </span>
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
        <Found {...list} />
      )}
    </Section>
  );
}

const stages = optionsOf(reservationStages);

function Found({ reservations, found, stage, since, ...list }: Omit<ReservationListProps, "isEmpty">) {
  return (
    <>
      <SinceNote
        since={since}
        path="/admin/dashboard"
        anchor="reservierungen"
        query={list.query}
        search={{ stand: stage }}
      />
      <SearchedList
        path="/admin/dashboard"
        filter={since ? { seit: since } : {}}
        count={howMany(found, "Eine Reservierung", "Reservierungen")}
        choices={[{ name: "stand", label: "Stand", chosen: stage, options: stages }]}
        csv="/admin/listen/reservierungen"
        label="Name oder E-Mail suchen"
        nothing="keine Reservierung"
        further="Weitere Reservierungen"
        {...list}
      >
        {reservations.length > 0 ? <ReservationTable reservations={reservations} /> : null}
      </SearchedList>
    </>
  );
}

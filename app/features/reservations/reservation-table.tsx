import { Badge } from "~/ui/badge";
import { ChooseBox } from "~/ui/choose-rows";
import { EmailAddress } from "~/ui/email-address";
import { type Column, Table } from "~/ui/table";
import { CopyClaimLink } from "./claim-link";
import { ReservationMenu } from "./reservation-menu";
import type { Reservation } from "./reservations.server";

const columns: Column<Reservation>[] = [
  {
    header: "Name",
    // A claimed profile belongs to its person, so nothing is done to its reservation.
    cell: ({ id, name, state }) => (
      <span className="flex items-baseline">
        {state !== "beansprucht" && <ChooseBox id={id} name={name} />}
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </span>
    ),
    isRowHeader: true,
    width: "w-[15%] xl:w-[17%]",
  },
  { header: "E-Mail", cell: ({ email }) => <EmailAddress email={email} />, width: "w-[22%] xl:w-[24%]" },
  { header: "Status", cell: (reservation) => <Status {...reservation} /> },
  {
    header: "Reserviert am",
    cell: ({ reservedAt }) => <span className="whitespace-nowrap">{reservedAt}</span>,
    width: "w-31 xl:w-34",
  },
  {
    header: "Aktionen",
    align: "right",
    cell: (reservation) => <Actions {...reservation} />,
    width: "w-[28%] xl:w-[17rem]",
    isActions: true,
  },
];

export function ReservationTable({ reservations }: { reservations: Reservation[] }) {
  return <Table caption="Reservierte Profile" columns={columns} rows={reservations} rowKey={({ id }) => id} />;
}

function Status({ state, claimedAt, expiresAt, printedAt, openedAt }: Reservation) {
  if (state === "beansprucht") {
    return (
      <>
        <Badge variant="spruce">Beansprucht</Badge> <Notes notes={[`am ${claimedAt}`]} />
      </>
    );
  }
  if (state === "widerrufen") return <Badge>Widerrufen</Badge>;
  return (
    <>
      <Badge>Ausstehend</Badge>{" "}
      <Notes
        notes={[
          state === "offen" ? `Link gilt bis ${expiresAt}` : `Link abgelaufen am ${expiresAt}`,
          printedAt && `Brief vom ${printedAt}`,
          openedAt && `geöffnet am ${openedAt}`,
        ]}
      />
    </>
  );
}

/** Each note goes to the next line as a whole, so that no date breaks. */
function Notes({ notes }: { notes: (string | null)[] }) {
  return notes
    .filter((note) => note !== null)
    .map((note, index, { length }) => (
      <span key={note}>
        <span className="inline-block text-note text-soft">{index < length - 1 ? `${note},` : note}</span>{" "}
      </span>
    ));
}

/** A claimed profile belongs to its person, so it has no actions here. */
function Actions(reservation: Reservation) {
  const { name, state, claimUrl } = reservation;
  if (state === "beansprucht") return <span className="text-soft max-lg:hidden">–</span>;
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2 lg:-my-2 lg:whitespace-nowrap lg:justify-end xl:flex-nowrap">
      {claimUrl && <CopyClaimLink url={claimUrl} name={name} />}
      <ReservationMenu reservation={reservation} />
    </div>
  );
}

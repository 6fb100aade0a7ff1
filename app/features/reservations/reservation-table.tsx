import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
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
    width: "w-[17%]",
  },
  { header: "E-Mail", cell: ({ email }) => <EmailAddress email={email} />, width: "w-[20%]" },
  { header: "Status", cell: (reservation) => <Status {...reservation} /> },
  { header: "Reserviert am", cell: ({ reservedAt }) => reservedAt, width: "w-28 xl:w-34" },
  {
    header: "Aktionen",
    align: "right",
    cell: (reservation) => <Actions {...reservation} />,
    width: "w-[30%] xl:w-[27rem]",
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
        <Badge variant="spruce">Beansprucht</Badge> <span className="text-note text-soft">am {claimedAt}</span>
      </>
    );
  }
  if (state === "widerrufen") return <Badge>Widerrufen</Badge>;
  return (
    <>
      <Badge>Ausstehend</Badge>{" "}
      <span className="text-note text-soft">
        {state === "offen" ? `Link gilt bis ${expiresAt}` : `Link abgelaufen am ${expiresAt}`}
        {printedAt && `, Brief vom ${printedAt}`}
        {openedAt && `, geöffnet am ${openedAt}`}
      </span>
    </>
  );
}

/** A claimed profile belongs to its person, so it has no actions here. */
function Actions(reservation: Reservation) {
  const { name, state, claimUrl } = reservation;
  if (state === "beansprucht") return <span className="text-soft max-md:hidden">–</span>;
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2 md:-my-2 md:whitespace-nowrap md:justify-end xl:flex-nowrap">
      {claimUrl && (
        <>
          <CopyClaimLink url={claimUrl} name={name} />
          <ButtonLink to={new URL(claimUrl).pathname} variant="quiet" size="sm">
            Claim-Seite öffnen
          </ButtonLink>
        </>
      )}
      <ReservationMenu {...reservation} />
    </div>
  );
}

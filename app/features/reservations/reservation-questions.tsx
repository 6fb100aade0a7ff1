import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Confirmation } from "~/http/confirmation";
import type { TypedAct } from "~/http/typed-word";
import { TypedWordField } from "~/http/typed-word-field";
import type { Reservation } from "./reservations.server";

interface ReservationProps {
  reservation: Pick<Reservation, "id" | "name" | "email" | "printedAt">;
  onClose?: () => void;
}

export const RevokeLink = ({ reservation, onClose }: ReservationProps) => (
  <Question
    reservation={reservation}
    onClose={onClose}
    verb="widerrufen"
    title="Claim-Link widerrufen"
    confirmLabel="Widerrufen"
    busyLabel="Wird widerrufen..."
    typed="revoke"
    failure="Fehler beim Widerrufen des Claim-Links"
  >
    Mit dem bisherigen Link kann {reservation.name} das Profil nicht mehr beanspruchen.{inLetter(reservation)} Er gilt
    nie wieder; erneuern Sie ihn später, gibt es einen neuen.
  </Question>
);

export const DeleteReservation = ({ reservation, onClose }: ReservationProps) => (
  <Question
    reservation={reservation}
    onClose={onClose}
    verb="loeschen"
    title="Reservierung löschen"
    confirmLabel="Löschen"
    busyLabel="Wird gelöscht..."
    typed="delete"
    failure="Fehler beim Löschen der Reservierung"
  >
    Der Name {reservation.name} und die Adresse {reservation.email} werden gelöscht, auch aus dem Protokoll, und der
    Claim-Link gilt nicht mehr.{inLetter(reservation)} Das lässt sich nicht rückgängig machen.
  </Question>
);

const inLetter = ({ printedAt }: ReservationProps["reservation"]) =>
  printedAt && ` Auch der im Brief vom ${printedAt} führt dann nirgends mehr hin.`;

interface QuestionProps extends ReservationProps {
  verb: string;
  title: string;
  confirmLabel: string;
  busyLabel: string;
  typed: TypedAct;
  failure: string;
  children: ReactNode;
}

function Question({ reservation, verb, typed, children, ...texts }: QuestionProps) {
  const { search } = useLocation();
  return (
    <Confirmation
      {...texts}
      danger
      isInArea
      action={`/admin/reservierungen/${reservation.id}/${verb}${search}`}
      backTo={`/admin/dashboard${search}`}
    >
      <p className="mb-5 wrap-anywhere">{children}</p>
      <TypedWordField act={typed} />
    </Confirmation>
  );
}

import Ban from "lucide-react/icons/ban";
import Ellipsis from "lucide-react/icons/ellipsis";
import Eye from "lucide-react/icons/eye";
import RotateCw from "lucide-react/icons/rotate-cw";
import Trash2 from "lucide-react/icons/trash";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { SubmissionId } from "~/http/submission-id";
import type { TypedAct } from "~/http/typed-word";
import { TypedWordField } from "~/http/typed-word-field";
import { useButtonResponse } from "~/http/use-button-response";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Menu, MenuButton, MenuLink } from "~/ui/menu";
import type { Reservation } from "./reservations.server";

/** What a superadmin does with a reservation that nobody has claimed. */
export function ReservationMenu({ id, name, email, state, printedAt, claimUrl }: Reservation) {
  const { search } = useLocation();
  const renewing = useButtonResponse({ failure: "Fehler beim Erneuern des Claim-Links" });
  const dialogFor = (verb: string) => ({ command: "show-modal", commandfor: `${verb}-${id}-frage` }) as const;
  const inLetter = printedAt && ` Auch der im Brief vom ${printedAt} führt dann nirgends mehr hin.`;
  return (
    <>
      <renewing.Form method="post" action={`/admin/reservierungen/${id}/erneuern${search}`} id={`erneuern-${id}`}>
        {/* Once there is another link, the form may renew again. */}
        <SubmissionId key={claimUrl} />
      </renewing.Form>
      <Menu trigger={<Ellipsis aria-hidden size={20} />} label={`Weiteres zu ${name}`}>
        {claimUrl && (
          <MenuLink to={new URL(claimUrl).pathname} icon={<Eye aria-hidden size={18} />}>
            Claim-Seite öffnen
          </MenuLink>
        )}
        <MenuButton type="submit" form={`erneuern-${id}`} icon={<RotateCw aria-hidden size={18} />}>
          Link erneuern
        </MenuButton>
        {state !== "widerrufen" && (
          <MenuButton {...dialogFor("widerrufen")} aria-haspopup="dialog" icon={<Ban aria-hidden size={18} />} danger>
            Link widerrufen
          </MenuButton>
        )}
        <MenuButton {...dialogFor("loeschen")} aria-haspopup="dialog" icon={<Trash2 aria-hidden size={18} />} danger>
          Reservierung löschen
        </MenuButton>
      </Menu>
      {state !== "widerrufen" && (
        <AskFirst
          id={id}
          verb="widerrufen"
          title="Claim-Link widerrufen"
          label="Widerrufen"
          busyLabel="Wird widerrufen..."
          typed="revoke"
          failure="Fehler beim Widerrufen des Claim-Links"
        >
          Mit dem bisherigen Link kann {name} das Profil nicht mehr beanspruchen.{inLetter} Er gilt nie wieder; erneuern
          Sie ihn später, gibt es einen neuen.
        </AskFirst>
      )}
      <AskFirst
        id={id}
        verb="loeschen"
        title="Reservierung löschen"
        label="Löschen"
        busyLabel="Wird gelöscht..."
        typed="delete"
        failure="Fehler beim Löschen der Reservierung"
      >
        Der Name {name} und die Adresse {email} werden gelöscht, auch aus dem Protokoll, und der Claim-Link gilt nicht
        mehr.{inLetter} Das lässt sich nicht rückgängig machen.
      </AskFirst>
    </>
  );
}

interface AskFirstProps {
  id: number;
  verb: string;
  title: string;
  label: string;
  busyLabel: string;
  typed: TypedAct;
  failure: string;
  children: ReactNode;
}

function AskFirst({ id, verb, title, label, busyLabel, typed, failure, children }: AskFirstProps) {
  const { search } = useLocation();
  const { Form, isBusy } = useButtonResponse({ failure });
  const form = `${verb}-${id}`;
  return (
    <>
      <Form method="post" action={`/admin/reservierungen/${id}/${verb}${search}`} id={form} />
      <ConfirmDialog
        id={`${form}-frage`}
        title={title}
        confirmLabel={label}
        danger
        busy={isBusy}
        busyLabel={busyLabel}
        form={form}
      >
        <p className="mb-5 font-normal wrap-anywhere whitespace-normal">{children}</p>
        <TypedWordField act={typed} form={form} />
      </ConfirmDialog>
    </>
  );
}

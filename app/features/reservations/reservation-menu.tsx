import Ban from "lucide-react/icons/ban";
import Ellipsis from "lucide-react/icons/ellipsis";
import Eye from "lucide-react/icons/eye";
import RotateCw from "lucide-react/icons/rotate-cw";
import Trash2 from "lucide-react/icons/trash";
import { useLocation } from "react-router";
import { SubmissionId } from "~/http/submission-id";
import { useButtonResponse } from "~/http/use-button-response";
import { useDialogLink } from "~/ui/dialog-link";
import { Menu, MenuButton, MenuLink } from "~/ui/menu";
import type { Reservation } from "./reservations.server";

const loadQuestions = () => import("./reservation-questions");

/** What a superadmin does with a reservation that nobody has claimed. */
export function ReservationMenu({ reservation }: { reservation: Reservation }) {
  const { id, name, state, claimUrl } = reservation;
  const path = `/admin/reservierungen/${id}`;
  const { search } = useLocation();
  const renewing = useButtonResponse({ failure: "Fehler beim Erneuern des Claim-Links" });
  const revoking = useDialogLink({
    load: loadQuestions,
    dialog: (part, close) => <part.RevokeLink reservation={reservation} onClose={close} />,
  });
  const deleting = useDialogLink({
    load: loadQuestions,
    dialog: (part, close) => <part.DeleteReservation reservation={reservation} onClose={close} />,
  });
  return (
    <>
      <renewing.Form method="post" action={`${path}/erneuern${search}`} id={`erneuern-${id}`}>
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
          <MenuLink {...revoking.opener} to={`${path}/widerrufen${search}`} icon={<Ban aria-hidden size={18} />} danger>
            Link widerrufen
          </MenuLink>
        )}
        <MenuLink {...deleting.opener} to={`${path}/loeschen${search}`} icon={<Trash2 aria-hidden size={18} />} danger>
          Reservierung löschen
        </MenuLink>
      </Menu>
      {revoking.opened}
      {deleting.opened}
    </>
  );
}

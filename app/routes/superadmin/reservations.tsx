import { getViewer } from "~/auth/guards.server";
import { NewClaimLink } from "~/features/reservations/new-claim-link";
import { claimDays } from "~/features/reservations/reservation";
import { findReservation } from "~/features/reservations/reservations.server";
import { reserveProfile } from "~/features/reservations/reserve.server";
import { ReserveForm } from "~/features/reservations/reserve-form";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { TextLink } from "~/ui/link";
import type { Route } from "./+types/reservations";

/** The toast with the new link needs script, so the program loads immediately. */
export const handle = { startsNow: true };

export async function loader({ request }: Route.LoaderArgs) {
  const id = idOf(new URL(request.url).searchParams.get("reserviert"));
  return { created: id ? await findReservation(id) : null };
}

export async function action({ context }: Route.ActionArgs) {
  return reserveProfile(readForm(context), getViewer(context));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Profil reservieren");

export default function ReserveProfilePage({ loaderData: { created }, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-text">
      <h1 className="text-4xl">Profil reservieren</h1>
      <p className="mt-4 mb-10 text-soft">
        Sie reservieren Namen und E-Mail-Adresse für eine kreative Person und senden ihr den Claim-Link. Mit ihm legt
        sie innerhalb von {claimDays} Tagen selbst ihr Passwort fest. Haben Sie eine Liste mit vielen, können Sie sie{" "}
        <TextLink to="/admin/import">importieren</TextLink>.
      </p>
      {created?.claimUrl && <NewClaimLink key={created.id} {...created} url={created.claimUrl} />}
      <ReserveForm key={created?.id} arrived={actionData} />
    </div>
  );
}

import { listPoints } from "~/features/operations/setup/find-out.server";
import { PointList } from "~/features/operations/setup/point-list";
import { requestContext } from "~/http/request-context";
import { useButtonResponse } from "~/http/use-button-response";
import { unlistedMeta } from "~/seo/meta";
import { Button } from "~/ui/button";
import type { Route } from "./+types/setup";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { clientAddress } = context.get(requestContext);
  return { points: await listPoints({ headers: request.headers, clientAddress }) };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Einrichten");

export default function Setup({ loaderData: { points } }: Route.ComponentProps) {
  const open = points.filter(({ state }) => state === "open").length;
  return (
    <>
      <h1 className="text-4xl">Einrichten</h1>
      <p className="mt-4 mb-8 max-w-text text-soft">
        {open === 0 ? "Alles, was das Programm feststellen kann, ist in Ordnung." : openText(open)} Dieselbe Liste zeigt
        der Befehl <code>npm run doctor</code>.
      </p>
      <PointList points={points} />
      <div className="mt-8 flex flex-wrap gap-4">
        <ActButton act="probe" label="Probe an mich senden" failure="Fehler beim Senden der Probe" />
        <ActButton act="gelesen" label="Rechtstexte geprüft" failure="Fehler beim Speichern der Prüfung" />
      </div>
    </>
  );
}

const openText = (count: number) => (count === 1 ? "Ein Punkt ist offen." : `${count} Punkte sind offen.`);

function ActButton({ act, label, failure }: { act: string; label: string; failure: string }) {
  const { Form, isBusy } = useButtonResponse({ failure });
  return (
    <Form method="post" action={`/admin/einrichten/${act}`} preventScrollReset>
      <Button variant="secondary" busy={isBusy}>
        {label}
      </Button>
    </Form>
  );
}

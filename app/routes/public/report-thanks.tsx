import { unlistedMeta } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import type { Route } from "./+types/report-thanks";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Danke für Ihre Meldung");

export default function ReportThanks() {
  return (
    <Container width="text" className="py-14">
      <h1 className="text-4xl">Danke für Ihre Meldung</h1>
      <div className="mt-6 mb-8 grid gap-4">
        <p>
          Ein Mensch sieht sich das an und entscheidet. Haben Sie eine Adresse angegeben, bekommen Sie jetzt eine
          Bestätigung und später die Entscheidung per E-Mail.
        </p>
        <p>Bei Gefahr für Leben oder Sicherheit rufen Sie bitte gleich die Polizei: 133, in ganz Europa 112.</p>
      </div>
      <ButtonLink to="/" variant="secondary">
        Zur Startseite
      </ButtonLink>
    </Container>
  );
}

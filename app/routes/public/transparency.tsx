import { listYears } from "~/features/reports/transparency.server";
import { YearInNumbers } from "~/features/reports/year-in-numbers";
import { pageMeta } from "~/seo/meta";
import { settings } from "~/settings.server";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";
import type { Route } from "./+types/transparency";

export async function loader() {
  return { years: await listYears(), productName: settings.productName };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Transparenz",
    description: "Was gemeldet und was entschieden wurde, in Zahlen.",
    path: "/transparenz",
  });

export default function Transparency({ loaderData: { years, productName } }: Route.ComponentProps) {
  return (
    <Container className="pt-8 md:pt-12">
      <h1 className="text-4xl">Transparenz</h1>
      <div className="mt-4 grid max-w-text gap-4">
        <p>
          Was auf {productName} gemeldet und was entschieden wurde, Jahr für Jahr. Diese Zahlen zählt die Website
          selbst, bei jedem Aufruf neu. Sie nennen niemanden.
        </p>
        <p className="text-soft">
          Jede Meldung liest ein Mensch, und jede Entscheidung trifft ein Mensch. Automatische Verfahren, die Inhalte
          erkennen oder entfernen, gibt es hier nicht. Wie Sie melden und wie wir damit umgehen, steht im{" "}
          <TextLink to="/impressum#meldung">Impressum</TextLink>.
        </p>
      </div>
      {years.map((year) => (
        <YearInNumbers key={year.year} year={year} />
      ))}
      {years.length === 0 && (
        <p className="mt-10 border-t-2 border-ink py-6">Bisher wurde nichts gemeldet und nichts entschieden.</p>
      )}
    </Container>
  );
}

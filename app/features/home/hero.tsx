import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Facade } from "~/ui/facade";

interface HeroProps {
  regionName: string;
  /** False for creatives: they answer calls but do not publish them. */
  mayPublish: boolean;
}

/** Low, so that the first people are in sight without scrolling. */
export function Hero({ regionName, mayPublish }: HeroProps) {
  return (
    <section aria-labelledby="willkommen">
      <Container className="pt-7 lg:pt-9">
        <h1 id="willkommen">
          <span className="lg:block">Unternehmen brauchen Kreative. </span>
          <span className="lg:block">Wir bringen sie zusammen.</span>
        </h1>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-10 gap-y-4.5 pb-6 lg:mt-5 lg:pb-7">
          <p className="max-w-[34ch] text-soft lg:text-lg">
            Der Marktplatz für Gestaltung, Bild, Text und Ton in {regionName}. Kostenlos, direkt, ohne Umwege.
          </p>
          <div className="grid grid-flow-col gap-3 *:max-sm:px-3.5">
            <ButtonLink to="/feed">Neuigkeiten & Inspirationen</ButtonLink>
            {mayPublish && (
              <ButtonLink to="/ausschreibungen/neu" variant="secondary">
                Projekt einstellen
              </ButtonLink>
            )}
          </div>
        </div>
        <div className="relative h-8 overflow-hidden rounded-sm lg:h-11">
          <Facade seed="kreativlaendle" width={1184} height={44} columns={46} hue={62} settle />
        </div>
      </Container>
    </section>
  );
}

import { ButtonLink } from "~/ui/button";
import { Facade } from "~/ui/facade";

interface HeroProps {
  /** False for creatives: they answer calls but do not publish them. */
  mayPublish: boolean;
}

export function Hero({ mayPublish }: HeroProps) {
  return (
    <section aria-labelledby="willkommen" className="border-b border-line">
      <div className="mx-auto grid max-w-page lg:grid-cols-[1.25fr_1fr]">
        <div className="gutter py-12 md:py-18 lg:py-22">
          <h1 id="willkommen" className="text-6xl">
            Unternehmen brauchen Kreative. Wir bringen sie zusammen.
          </h1>
          <p className="mt-7 max-w-[34ch] text-xl leading-normal text-soft">
            Der Marktplatz für Gestaltung, Bild, Text und Ton in Vorarlberg. Kostenlos, direkt, ohne Umwege.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/feed">Neuigkeiten & Inspirationen</ButtonLink>
            {mayPublish && (
              <ButtonLink to="/ausschreibungen/neu" variant="secondary">
                Projekt einstellen
              </ButtonLink>
            )}
          </div>
        </div>
        <div className="relative min-h-56 overflow-hidden sm:min-h-72 lg:mr-[clamp(16px,4vw,48px)]">
          <Facade seed="kreativlaendle" width={600} height={760} columns={10} hue={62} settle />
        </div>
      </div>
    </section>
  );
}

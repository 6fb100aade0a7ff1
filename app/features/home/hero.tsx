import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Facade } from "~/ui/facade";

interface HeroProps {
  headline: string;
  subline: string;
  /** False for creatives: they answer calls but do not publish them. */
  mayPublish: boolean;
}

/** Low, so that the first people are in sight without scrolling. */
export function Hero({ headline, subline, mayPublish }: HeroProps) {
  return (
    <section aria-labelledby="willkommen">
      <Container className="pt-7 lg:pt-9">
        <h1 id="willkommen">
          {headline.split("\n").map((line, at, { length }) => (
            <span key={line} className="lg:block">
              {at + 1 < length ? `${line} ` : line}
            </span>
          ))}
        </h1>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-10 gap-y-4.5 pb-6 lg:mt-5 lg:pb-7">
          <p className="max-w-[34ch] text-soft lg:text-lg">{subline}</p>
          <div className="grid grid-flow-col gap-3 max-[20rem]:grid-flow-row *:max-sm:px-3.5">
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

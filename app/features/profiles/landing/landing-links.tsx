import { CachedFragment } from "~/ui/cached-fragment";
import { Link } from "~/ui/link";
import { Section } from "~/ui/section";
import type { LandingLink } from "./landing-sentence";

interface LandingLinksProps {
  title: string;
  links: readonly LandingLink[];
}

/** Pages of crafts or places, each with the number of its people. */
export function LandingLinks({ title, links }: LandingLinksProps) {
  if (links.length === 0) return null;
  return (
    <Section title={title} className="pt-10 md:pt-14">
      <CachedFragment as="ul" className="flex flex-wrap gap-x-6 gap-y-1" content={Links} of={{ links }} />
    </Section>
  );
}

function Links({ links }: Pick<LandingLinksProps, "links">) {
  return links.map(({ label, path, people }) => (
    <li key={path}>
      <Link to={path} className="inline-flex min-h-11 items-center gap-1.5">
        <span className="link">{label}</span> <span className="text-note text-soft tabular-nums">{people}</span>
      </Link>
    </li>
  ));
}

/** The links to other places and crafts of a page, by what it is a page of. */
export function Neighbours({ craft, place, places, crafts }: NeighboursProps) {
  return (
    <>
      <LandingLinks title={placesTitle(craft, place)} links={places} />
      <LandingLinks title={place ? `Tätigkeiten in ${place}` : "Verwandte Tätigkeiten"} links={crafts} />
    </>
  );
}

interface NeighboursProps {
  craft: string;
  place: string;
  places: readonly LandingLink[];
  crafts: readonly LandingLink[];
}

function placesTitle(craft: string, place: string): string {
  if (!place) return `${craft} nach Ort`;
  return craft ? `${craft} in der Nähe` : "Orte in der Nähe";
}

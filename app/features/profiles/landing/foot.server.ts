import { craftName, type Landing, landingPath, placeName } from "~/search-index/landing-address";
import { type CountedLanding, listLandings } from "~/search-index/landing-pages.server";
import { cachedRead } from "~/visible/cached-reads.server";
import type { LandingLink } from "./landing-sentence";

const maxOfEach = 16;

/** The pages that the directory leads to. They are counted again by a job, not by a write. */
export const readFoot = cachedRead([], async () => {
  const landings = await listLandings();
  return {
    crafts: toLinks(
      landings.filter(({ place }) => !place),
      craftName,
    ),
    places: toLinks(
      landings.filter(({ craft }) => !craft),
      placeName,
    ),
  };
});

/** The ones with the most people, in alphabetical order. */
const toLinks = (landings: readonly CountedLanding[], label: (landing: Landing) => string): LandingLink[] =>
  landings
    .filter(label)
    .slice(0, maxOfEach)
    .map((landing) => ({ label: label(landing), path: landingPath(landing), people: landing.people }))
    .sort((one, other) => one.label.localeCompare(other.label, "de"));

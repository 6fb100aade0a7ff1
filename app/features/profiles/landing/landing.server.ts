import { data, redirect } from "react-router";
import { listLiked } from "~/features/profiles/liked.server";
import {
  craftName,
  type Landing,
  landingPath,
  landingQuery,
  landingTitle,
  placeName,
  readLanding,
} from "~/search-index/landing-address";
import { fewestPeople } from "~/search-index/landing-pages.server";
import { cachedRead, type Reads } from "~/visible/cached-reads.server";
import { cards } from "~/visible/topics";
import { landingSentence } from "./landing-sentence";
import { readNeighbours } from "./neighbours.server";
import { listPeopleOf } from "./people-of.server";

/** The landing page at an address; a 404 with the pages around it where too few people are. */
export async function getLanding(
  names: { craft?: string; place?: string },
  viewer: { id: string; slug: string } | null,
  reads: Reads,
) {
  const named = readLanding(names.craft, names.place);
  if (!named) throw data(null, { status: 404 });
  const { landing } = named;
  if (!named.isOwnAddress) throw redirect(landingPath(landing), 301);
  const { slugs, ...page } = await readLandingPage(reads, landing);
  if (page.creatives.length < fewestPeople) throw data<TooFew>(toTooFew(page), { status: 404 });
  const liked = viewer ? await listLiked(viewer.id, Object.keys(slugs)) : [];
  return { ...page, liked: liked.map((id) => slugs[id]), own: viewer?.slug ?? null };
}

/** The same for everyone. */
const readLandingPage = cachedRead(cards, async (landing: Landing) => {
  const { counted, places, crafts, akin } = await readNeighbours(landing);
  const { creatives, slugs, total } = await listPeopleOf(landing, counted);
  const [craft, place] = [craftName(landing), placeName(landing)];
  return {
    creatives,
    slugs,
    total,
    places,
    crafts,
    craft,
    place,
    path: landingPath(landing),
    craftPath: craft && place ? landingPath({ ...landing, place: "" }) : null,
    title: landingTitle(landing),
    sentence: landingSentence({ craft, place, total, frequent: craft ? places : crafts, akin }),
    search: landingQuery(landing),
  };
});

export type LandingPage = Awaited<ReturnType<typeof getLanding>>;

type LandingFacts = Awaited<ReturnType<typeof readLandingPage>>;

/** What the page of a 404 shows instead. */
export type TooFew = ReturnType<typeof toTooFew>;

const toTooFew = ({
  title,
  search,
  places,
  crafts,
  craft,
  place,
}: Pick<LandingFacts, "title" | "search" | "places" | "crafts" | "craft" | "place">) => ({
  title,
  search,
  places,
  crafts,
  craft,
  place,
});

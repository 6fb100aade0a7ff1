import { byDistance } from "~/search/region/distance";
import { findPlace } from "~/search/region/region";
import { concepts, findConcept, nearConcepts } from "~/search/vocabulary/vocabulary";
import { craftName, type Landing, landingPath, placeName } from "~/search-index/landing-address";
import { type CountedLanding, listLandingsNear } from "~/search-index/landing-pages.server";
import type { LandingLink } from "./landing-sentence";

const maxLinks = 12;

/** Kinds of a craft, the crafts that include it, and related ones. */
function akinTo(craft: string): string[] {
  if (!craft) return [];
  const narrower = concepts.filter(({ wider }) => wider?.includes(craft)).map(({ id }) => id);
  return [...new Set([...narrower, ...(findConcept(craft)?.wider ?? []), ...nearConcepts([craft])])];
}

/** A page that was counted with another vocabulary may name a craft that is gone. */
const isKnown = ({ craft, place }: Landing) => (!craft || findConcept(craft)) && (!place || findPlace(place));

const toLinks = (landings: readonly CountedLanding[], label: (landing: Landing) => string): LandingLink[] =>
  landings
    .slice(0, maxLinks)
    .map((landing) => ({ label: label(landing), path: landingPath(landing), people: landing.people }));

/** The same craft in other places, the nearest first. */
function nearest(place: string, landings: readonly CountedLanding[]): CountedLanding[] {
  const from = findPlace(place);
  if (!from) return [...landings];
  return byDistance(from).flatMap((near) => landings.find((landing) => landing.place === near.place.id) ?? []);
}

/** The pages around this one, and how many people were counted for itself. */
export async function readNeighbours({ craft, place }: Landing) {
  const akin = akinTo(craft);
  const around = (await listLandingsNear({ craft, place }, akin)).filter(isKnown);
  const places = around.filter((other) => other.craft === craft && other.place && other.place !== place);
  const inPlace = around.filter((other) => other.place === place && other.craft && other.craft !== craft);
  const akinHere = akin.flatMap((id) => inPlace.find((other) => other.craft === id) ?? []);
  const crafts = [...akinHere, ...inPlace.filter((other) => !akinHere.includes(other))];
  return {
    counted: around.find((other) => other.craft === craft && other.place === place)?.people ?? 0,
    places: toLinks(nearest(place, places), placeName),
    crafts: toLinks(crafts, craftName),
    akin: toLinks(akinHere, craftName),
  };
}

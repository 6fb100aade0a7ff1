import { findPlace, municipalities, type Place, placeNamed, regionName } from "~/search/region/region";
import { understand } from "~/search/understand";
import { findConcept } from "~/search/vocabulary/vocabulary";
import { slugify } from "~/text/slug";

/** A page of a craft, of a municipality or of both, by their ids. An empty id means all. */
export interface Landing {
  craft: string;
  place: string;
}

const slugOf = (place: string) => slugify(findPlace(place)?.name ?? place);

let bySlug: Map<string, Place> | null = null;

function municipalityAt(slug: string): Place | null {
  bySlug ??= new Map(municipalities().map((place) => [slugOf(place.id), place]));
  return bySlug.get(slug) ?? null;
}

export function landingPath({ craft, place }: Landing): string {
  if (!craft) return `/kreative/ort/${slugOf(place)}`;
  return `/kreative/handwerk/${craft}${place ? `/${slugOf(place)}` : ""}`;
}

/**
 * What an address names: the ids of concept and municipality, and whether it is their own address and not one that
 * people would guess, such as 'fotografin' or a village.
 */
export function readLanding(craft = "", place = ""): { landing: Landing; isOwnAddress: boolean } | null {
  const concept = craft ? (findConcept(craft)?.id ?? meantConcept(craft)) : "";
  const municipality = place ? (municipalityAt(place)?.id ?? meantMunicipality(place)) : "";
  if (concept === null || municipality === null) return null;
  const landing = { craft: concept, place: municipality };
  const isOwnAddress = concept === craft && (!place || slugOf(municipality) === place);
  return { landing, isOwnAddress };
}

const wordsOf = (slug: string) => slug.replaceAll("-", " ");

function meantConcept(slug: string): string | null {
  const { meant, place, rest } = understand(wordsOf(slug));
  const [only] = meant.length === 1 ? meant : [];
  return !place && rest.length === 0 ? (only?.concepts[0] ?? null) : null;
}

function meantMunicipality(slug: string): string | null {
  const [only = null, ...others] = placeNamed(wordsOf(slug))?.municipalities ?? [];
  return others.length === 0 ? only : null;
}

const nameOf = ({ craft, place }: Landing) => ({
  craft: findConcept(craft)?.name ?? "",
  place: findPlace(place)?.name ?? "",
});

/** 'Fotografie in Dornbirn', 'Kreative in Dornbirn', 'Fotografie in Vorarlberg'. */
export function landingTitle(landing: Landing): string {
  const { craft, place } = nameOf(landing);
  return `${craft || "Kreative"} in ${place || regionName()}`;
}

/** The search in the directory with the same meaning. */
export function landingQuery(landing: Landing): string {
  const { craft, place } = nameOf(landing);
  return [craft, place].filter(Boolean).join(" ");
}

export const craftName = (landing: Landing): string => nameOf(landing).craft;
export const placeName = (landing: Landing): string => nameOf(landing).place;

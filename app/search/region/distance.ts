import { findPlace, municipalities, type Place } from "./region";

const kilometresPerDegree = 111.2;

function between(one: Place, other: Place): number {
  const latitude = (one.latitude - other.latitude) * kilometresPerDegree;
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const longitude = (one.longitude - other.longitude) * kilometresPerDegree * Math.cos(middle);
  return Math.hypot(latitude, longitude);
}

const parts = (place: Place): Place[] => {
  const within = place.municipalities.flatMap((id) => findPlace(id) ?? []);
  return within.length > 0 ? within : [place];
};

/** As the crow flies, between the nearest municipalities of the two; nothing when they overlap. */
export function kilometresBetween(one: Place, other: Place): number {
  const distances = parts(one).flatMap((from) => parts(other).map((to) => between(from, to)));
  return Math.min(...distances);
}

/** All municipalities, the nearest first; those of the place itself have no distance. */
export const byDistance = (place: Place): { place: Place; kilometres: number }[] =>
  municipalities()
    .map((municipality) => ({ place: municipality, kilometres: kilometresBetween(place, municipality) }))
    .sort((one, other) => one.kilometres - other.kilometres);

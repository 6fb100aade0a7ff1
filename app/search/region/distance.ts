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

function nearest(from: readonly Place[], to: readonly Place[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const one of from) for (const other of to) least = Math.min(least, between(one, other));
  return least;
}

/** As the crow flies, between the nearest municipalities of the two; nothing when they overlap. */
export const kilometresBetween = (one: Place, other: Place): number => nearest(parts(one), parts(other));

export interface Distant {
  place: Place;
  kilometres: number;
}

/** These municipalities, all unless stated, the nearest first; those of the place itself have no distance. */
export function byDistance(place: Place, among: readonly Place[] = municipalities()): Distant[] {
  const from = among.length > 0 ? parts(place) : [];
  return among
    .map((municipality) => ({ place: municipality, kilometres: nearest(from, [municipality]) }))
    .sort((one, other) => one.kilometres - other.kilometres);
}

import { opened, sealed } from "~/secret.server";

/**
 * The last card of the previous page: its number in the order, such as that of its likes, and its id; in a search its tier
 * and place among the distances; in a shuffle the day.
 */
export interface AfterCard {
  value: number;
  id: string;
  tier?: number;
  distance?: number;
  day?: number;
}

const purpose = "last-card";
const cursor = /^(\d{1,16})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:-(\d{1,2})-(\d{1,5}))?(?:-t(\d{1,5}))?$/;

/** Sealed, because the list does not show when somebody came or last changed something, nor the likes of a company. */
export function sealAfter({ value, id, tier, distance = 0, day }: AfterCard): string {
  const ofTier = tier === undefined ? "" : `-${tier}-${distance}`;
  return sealed(purpose, `${value}-${id}${ofTier}${day === undefined ? "" : `-t${day}`}`);
}

export function readAfter(text: string | null): AfterCard | null {
  const [, value, id, tier, distance, day] = cursor.exec(opened(purpose, text ?? "") ?? "") ?? [];
  if (!value || !id) return null;
  return {
    value: Number(value),
    id,
    ...(tier && distance ? { tier: Number(tier), distance: Number(distance) } : {}),
    ...(day ? { day: Number(day) } : {}),
  };
}

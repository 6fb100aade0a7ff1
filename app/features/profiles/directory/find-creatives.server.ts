import { sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import type { Tier } from "~/search/plan";
import type { Understood } from "~/search/understand";
import { countByTiers, type FoundAt, findByTiers, type SearchedByLetters } from "~/search-index/find-by-tiers.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { isListed } from "./cards.server";
import type { DirectorySearch } from "./directory";
import { type Ordered, orderedBy } from "./order.server";

interface Row {
  id: string;
  /** Of the order, such as the number of likes. */
  value: number;
}

export interface FoundCreative extends Row, FoundAt {
  day?: number;
}

/** Profiles in an order, on the page after this person. */
export const searchedIn = (ordered: Ordered, after: DirectorySearch["after"]): SearchedByLetters => ({
  column: "profile_id",
  seen: visibleProfiles,
  name: "visible_profiles",
  id: visibleProfiles.id,
  title: visibleProfiles.name,
  text: visibleProfiles.searchText,
  order: ordered.by,
  shown: sql`${visibleProfiles.id} as id, ${ordered.value} as value`,
  inOrder: ordered.inOrder && ((where, isLater) => ordered.inOrder?.(where, isLater ? after : null) ?? where),
});

/** The people of a page and the next one. */
export async function findCreatives(
  on: Connection,
  { search, understood, size }: { search: DirectorySearch; understood: Understood; size: number },
) {
  const { after, skill, isLiteral, order } = search;
  const ordered = orderedBy(order, after);
  const from = after && { tier: after.tier ?? 0, distance: after.distance ?? 0, isAfter: ordered.isAfter(after) };
  const asked = { understood, isLiteral, isNearest: order === "naehe", where: isListed(search), skill, size, from };
  const { found, tiers } = await findByTiers<Row>(on, searchedIn(ordered, after), asked);
  return { found: found.map((row): FoundCreative => ({ ...row, day: ordered.day })), tiers };
}

/** How many people all tiers hold together, at most this many. */
export const countCreatives = (
  on: Connection,
  search: DirectorySearch,
  { understood, tiers, most }: { understood: Understood; tiers: readonly Tier[]; most: number },
) =>
  countByTiers(on, searchedIn(orderedBy(undefined, null), null), { understood, where: isListed(search) }, tiers, most);

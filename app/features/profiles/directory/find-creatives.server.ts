import { sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import type { Tier } from "~/search/plan";
import type { Understood } from "~/search/understand";
import { countByTiers, type FoundAt, findByTiers, type SearchedByLetters } from "~/search-index/find-by-tiers.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { isAfter, isListed } from "./cards.server";
import type { DirectorySearch } from "./directory";

export interface FoundCreative extends FoundAt {
  id: string;
  likes: number;
}

/** Profiles, the most liked first. */
const searchedProfiles: SearchedByLetters = {
  column: "profile_id",
  seen: visibleProfiles,
  name: "visible_profiles",
  id: visibleProfiles.id,
  title: visibleProfiles.name,
  text: visibleProfiles.searchText,
  order: sql`${visibleProfiles.favoriteCount} desc, ${visibleProfiles.id} desc`,
  shown: sql`${visibleProfiles.id} as id, ${visibleProfiles.favoriteCount} as likes`,
};

/** The people of a page and the next one. */
export function findCreatives(
  on: Connection,
  { search, understood, size }: { search: DirectorySearch; understood: Understood; size: number },
) {
  const { after, skill, isLiteral } = search;
  const from = after && { tier: after.tier ?? 0, distance: after.distance ?? 0, isAfter: isAfter(after) };
  const where = isListed(search);
  return findByTiers<Omit<FoundCreative, keyof FoundAt>>(on, searchedProfiles, {
    ...{ understood, isLiteral, where, skill, size, from },
  });
}

/** How many people all tiers hold together, at most this many. */
export const countCreatives = (
  on: Connection,
  search: DirectorySearch,
  { understood, tiers, most }: { understood: Understood; tiers: readonly Tier[]; most: number },
) => countByTiers(on, searchedProfiles, { understood, where: isListed(search) }, tiers, most);

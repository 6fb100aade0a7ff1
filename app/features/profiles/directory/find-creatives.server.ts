import { sql } from "drizzle-orm";
import { pageSizes } from "~/db/page-sizes";
import { askSkill } from "~/search/lexemes";
import type { Understood } from "~/search/understand";
import { type FoundAt, findPage } from "~/search-index/find-by-tiers.server";
import type { Ordered } from "~/search-index/ordered.server";
import type { SearchedByLetters } from "~/search-index/select-tier.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { type AfterCard, readAfter } from "./after-card.server";
import { isListed } from "./cards.server";
import type { DirectorySearch } from "./directory";
import { orderedBy } from "./order.server";

interface Row {
  id: string;
  /** Of the order, such as the number of likes. */
  value: number;
}

export interface FoundCreative extends Row, FoundAt {
  day?: number;
}

/** Profiles in an order, on the page after this person. */
export const searchedIn = (ordered: Ordered, after: AfterCard | null): SearchedByLetters => ({
  column: "profile_id",
  seen: visibleProfiles,
  name: "visible_profiles",
  id: visibleProfiles.id,
  title: sql`search_fold(${visibleProfiles.name})`,
  text: visibleProfiles.searchText,
  isNamed: true,
  order: ordered.by,
  shown: sql`${visibleProfiles.id} as id, ${ordered.value} as value`,
  inOrder: ordered.inOrder && ((where, isLater) => ordered.inOrder?.(where, isLater ? after : null) ?? where),
});

/** The people of a page. */
export async function findCreatives(search: DirectorySearch, understood: Understood) {
  const { skill, isLiteral, order } = search;
  const after = readAfter(search.after);
  const ordered = orderedBy(order, after);
  const from = after && { tier: after.tier ?? 0, distance: after.distance ?? 0, isAfter: ordered.isAfter(after) };
  const where = isListed(search);
  const narrowing = askSkill(skill);
  const asked = {
    understood,
    isLiteral,
    isNearest: order === "naehe",
    where,
    narrowing,
    size: pageSizes.creatives,
    from,
  };
  const page = await findPage<Row>(searchedIn(ordered, after), asked);
  const inDay = (row: Row & FoundAt): FoundCreative => ({ ...row, day: ordered.day });
  return { ...page, shown: page.shown.map(inDay), next: page.next && inDay(page.next) };
}

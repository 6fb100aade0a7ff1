import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { prepared } from "~/db/planned.server";
import { searchedBy } from "~/search-index/find-newest.server";
import { type AfterRow, newestBy, shuffledDaily } from "~/search-index/ordered.server";
import { findableWorks, visibleWorks } from "~/visible/works.server";
import { listedOf } from "../works.server";
import type { WorksSearch } from "./browse";
import type { WorkOrder } from "./work-orders";

const works = {
  column: "work_id",
  seen: findableWorks,
  name: "seen_works",
  id: findableWorks.id,
  title: findableWorks.searchTitle,
  text: findableWorks.searchText,
} as const;
const rows = { ...works, type: "bigint" } as const;

/** Works in an order, on the page after this one. */
export const worksInOrder = (order: WorkOrder | undefined, last: AfterRow | null) =>
  searchedBy(order === "gemischt" ? shuffledDaily(rows, last) : newestBy(findableWorks.publishedAt, rows), works, last);

/** Whether a work has what narrows the list, with and without words. A filter that this does not name is a type error. */
export function isListed({ skill, ...forgotten }: Omit<WorksSearch, "q" | "isLiteral" | "order" | "cursor">) {
  forgotten satisfies Record<string, never>;
  return skill ? sql`${findableWorks.skills} @> array[${skill}]` : undefined;
}

const { client: _client, isOwnProject: _own, ...listed } = listedOf(visibleWorks);

export const shownOfWorks = {
  ...listed,
  ownerName: visibleWorks.ownerName,
  ownerSlug: visibleWorks.ownerSlug,
  ownerAvatarUrl: visibleWorks.ownerAvatarUrl,
};

/** These works with their creatives, in this order. */
export const selectCards = prepared((ids: number[]) =>
  db
    .select({ ...shownOfWorks, client: visibleWorks.client })
    .from(visibleWorks)
    .where(sql`${visibleWorks.id} = any(${ids}::bigint[])`)
    .orderBy(sql`array_position(${ids}::bigint[], ${visibleWorks.id})`),
);

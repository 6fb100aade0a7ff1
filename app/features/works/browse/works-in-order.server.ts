import { inArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { searchedBy } from "~/search-index/find-newest.server";
import { type AfterRow, mixedAnew, newestBy } from "~/search-index/ordered.server";
import { visibleWorks } from "~/visible/works.server";
import { listedOf } from "../works.server";
import type { WorkOrder } from "./work-orders";

const works = {
  column: "work_id",
  seen: visibleWorks,
  name: "seen_works",
  id: visibleWorks.id,
  title: visibleWorks.searchText,
  text: visibleWorks.searchText,
} as const;
const rows = { ...works, type: "bigint" } as const;

/** Works in an order, on the page after this one. */
export const worksInOrder = (order: WorkOrder | undefined, last: AfterRow | null) =>
  searchedBy(order === "gemischt" ? mixedAnew(rows, last) : newestBy(visibleWorks.publishedAt, rows), works, last);

export const worksWithSkill = (skill: string) => (skill ? sql`${visibleWorks.skills} @> array[${skill}]` : undefined);

const { client: _client, isOwnProject: _own, ...listed } = listedOf(visibleWorks);

export const shownOfWorks = {
  ...listed,
  ownerName: visibleWorks.ownerName,
  ownerSlug: visibleWorks.ownerSlug,
  ownerAvatarUrl: visibleWorks.ownerAvatarUrl,
};

/** These works with their creatives, in this order. */
export const selectCards = (ids: number[]) =>
  db
    .select(shownOfWorks)
    .from(visibleWorks)
    .where(inArray(visibleWorks.id, ids))
    .orderBy(sql`array_position(${sql.param(ids)}::bigint[], ${visibleWorks.id})`);

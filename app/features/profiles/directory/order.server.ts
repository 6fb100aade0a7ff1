import { sql } from "drizzle-orm";
import { type AfterRow, newestBy, type Ordered, shuffledDaily } from "~/search-index/ordered.server";
import { visibleProfiles } from "~/visible/profiles.server";
import type { Order } from "./orders";

const { id, favoriteCount, activeAt, createdAt } = visibleProfiles;
const people = { seen: visibleProfiles, id, type: "uuid" } as const;

const byLikes: Ordered = {
  by: sql`${favoriteCount} desc, ${id} desc`,
  value: sql`${favoriteCount}`,
  isAfter: (after) => sql`(${favoriteCount}, ${id}) < (${Math.min(after.value, 1e9)}::int, ${after.id}::uuid)`,
};

/** The order among people who fit a search equally well. */
export function orderedBy(order: Order | undefined, after: AfterRow | null): Ordered {
  if (order === "aktiv") return newestBy(activeAt, people);
  if (order === "neu") return newestBy(createdAt, people);
  if (order === "gemischt") return shuffledDaily(people, after);
  return byLikes;
}

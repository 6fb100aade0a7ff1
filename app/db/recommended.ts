import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { today } from "./today";

interface Recommendable {
  featured: SQLWrapper;
  featuredUntil: SQLWrapper;
}

/** Whether a superadmin recommends it today. The last day is included; without one, the recommendation has no end. */
export const isRecommended = ({ featured, featuredUntil }: Recommendable): SQL<boolean> =>
  sql`(${featured} and coalesce(${featuredUntil} >= ${today}, true))`;

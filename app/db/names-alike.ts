import { type SQL, sql } from "drizzle-orm";
import { profiles } from "./schema";

/** Whether a profile has a name that a reader takes for this one. */
export const hasNameLike = (name: string): SQL => sql`name_skeleton(${profiles.name}) = name_skeleton(${name})`;

import { type SQL, sql } from "drizzle-orm";
import { inLatinLetters } from "~/text/skeleton";
import { profiles } from "./schema";

/** Whether a profile has a name that a reader takes for this one. */
export const hasNameLike = (name: string): SQL =>
  sql`name_skeleton(${profiles.name}) in (name_skeleton(${name}), name_skeleton(${inLatinLetters(name)}))`;

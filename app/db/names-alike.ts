import { type SQL, sql } from "drizzle-orm";
import { inLatinLetters } from "~/text/skeleton";
import type { Transaction } from "./client.server";
import { profiles } from "./schema";

/** Whether a profile has a name that a reader takes for this one. */
export const hasNameLike = (name: string): SQL =>
  sql`name_skeleton(${profiles.name}) in (name_skeleton(${name}), name_skeleton(${inLatinLetters(name)}))`;

/** Until this transaction ends, whoever takes a name like this one waits. */
export const lockNamesLike = (tx: Transaction, name: string) =>
  tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('name ' || skeleton, 0))
    from (
      select distinct name_skeleton(spelling) as skeleton
      from unnest(array[${name}, ${inLatinLetters(name)}]) as spelling
      order by skeleton
    ) as skeletons`);

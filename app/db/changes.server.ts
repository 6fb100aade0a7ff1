import { sql } from "drizzle-orm";
import { db } from "./client.server";
import { changes } from "./schema";

/** A process that could not read the notes for this long has forgotten all its pages. */
const storedMinutes = 5;

/**
 * Deletes the notes that every process has read. The age of a note does not show that, because a long transaction may
 * publish an old note only now. A note goes when it was visible to another one that is old enough itself. Each run adds
 * an empty note, so that there is always one to compare with.
 */
export async function forgetChanges(): Promise<number> {
  await db.insert(changes).values({ topics: [] });
  const { rowCount } = await db.execute(sql`
    delete from changes where pg_visible_in_snapshot(xid, (
      select snapshot from changes where at < now() - ${`${storedMinutes} minutes`}::interval order by at desc limit 1
    ))`);
  return rowCount ?? 0;
}

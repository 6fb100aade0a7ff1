import { sql } from "drizzle-orm";
import { db } from "./client.server";
import { changes } from "./schema";

/** A process that could not read the notes for this long has forgotten all its pages. */
const keptMinutes = 5;

/**
 * Deletes the notes that every process has read. Their age says too little, because a note is seen only after its
 * transaction: a newer note of that age must have seen it. So that there is one, each run leaves an empty note.
 */
export async function forgetChanges(): Promise<number> {
  await db.insert(changes).values({ topics: [] });
  const { rowCount } = await db.execute(sql`
    delete from changes where pg_visible_in_snapshot(xid, (
      select snapshot from changes where at < now() - ${`${keptMinutes} minutes`}::interval order by at desc limit 1
    ))`);
  return rowCount ?? 0;
}

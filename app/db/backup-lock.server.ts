import { sql } from "drizzle-orm";
import { db } from "./client.server";

/** A backup holds this lock from before its snapshot until it has copied the last file. */
export const backupLock = 7_136_002;

export async function isBackupRunning(): Promise<boolean> {
  const { rows } = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${backupLock}) as free`,
  );
  return rows[0]?.free !== true;
}

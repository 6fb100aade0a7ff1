import { sql } from "drizzle-orm";
import { db } from "./client.server";

/** Held by a backup from before its snapshot until its last file is copied. */
export const backupLock = 7_136_002;

export async function isBackupRunning(): Promise<boolean> {
  const { rows } = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${backupLock}) as free`,
  );
  return rows[0]?.free !== true;
}

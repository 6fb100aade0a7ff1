import { openOwnDatabase } from "./own-database";

/** Prevents a site from starting its daily jobs in the middle of a test. */
export async function withoutClock(databaseUrl: string): Promise<void> {
  const { pool, close } = openOwnDatabase(databaseUrl);
  await pool.query("delete from pgboss.schedule").finally(close);
}

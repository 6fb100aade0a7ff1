import { openOwnDatabase } from "./own-database";

/** Keeps a site from what it does at certain times of the day, which would happen in the middle of a test. */
export async function withoutClock(databaseUrl: string): Promise<void> {
  const { pool, close } = openOwnDatabase(databaseUrl);
  await pool.query("delete from pgboss.schedule").finally(close);
}

import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "../../app/db/client.server";

/** Waits until other connections wait for a row that somebody has not committed yet. */
export async function untilBlocked(db: Database, howMany = 1): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await db.execute(
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length;
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBeGreaterThanOrEqual(howMany);
}

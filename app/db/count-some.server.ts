import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "./client.server";

/** A list with more rows says that there are more, so that counting never reads a whole table. */
export const maxCountedRows = 1000;

/** How many rows match, up to one more than lists count. */
export async function countSome(table: PgTable, which: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${table} where ${which ?? sql`true`} limit ${maxCountedRows + 1}::int
    ) as counted`);
  return rows[0]?.count ?? 0;
}

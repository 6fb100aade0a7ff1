import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whether something began on that day in Vienna or later. */
export const beganSince = (column: PgColumn, day: string | null): SQL | undefined =>
  day ? sql`${column} >= (${day}::date::timestamp at time zone 'Europe/Vienna')` : undefined;

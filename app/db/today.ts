import { sql } from "drizzle-orm";

/** Today in Vienna, independent of the time zone of the database. */
export const today = sql<string>`(now() at time zone 'Europe/Vienna')::date`;

import { sql } from "drizzle-orm";

/** The day in Vorarlberg: what ends today still counts, wherever the database thinks it is. */
export const today = sql<string>`(now() at time zone 'Europe/Vienna')::date`;

import { eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Connection, db } from "./client.server";

/**
 * Whether no row has this id. Deleting it is then a repeated press, or one in a second tab, and is answered like the
 * first. Zero is no id.
 */
export async function isGone(table: PgTable & { id: PgColumn }, id: number | string, on: Connection = db) {
  return id !== 0 && (await on.$count(table, eq(table.id, id))) === 0;
}

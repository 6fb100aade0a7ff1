import { desc, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./client.server";

/** The id of the newest row, as a repeated form needs it that has created it before. Null when there is none. */
export async function newestOf(tx: Transaction, table: PgTable & { id: PgColumn }, which?: SQL) {
  const [row] = await tx.select({ id: table.id }).from(table).where(which).orderBy(desc(table.id)).limit(1);
  return row ? Number(row.id) : null;
}

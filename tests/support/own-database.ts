import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "../../app/db/client.server";
import * as schema from "../../app/db/schema";

/** A way to the database of a site that one test started for itself, beside the one that all tests share. */
export function openOwnDatabase(url: string): { db: Database; close: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => {});
  return { db: drizzle(pool, { schema, casing: "snake_case" }), close: () => pool.end() };
}

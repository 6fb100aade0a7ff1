import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "../../app/db/client.server";
import * as schema from "../../app/db/schema";

/** Opens the database of a site that a test has started, besides the one that all tests share. */
export function openOwnDatabase(url: string): { db: Database; pool: pg.Pool; close: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // An ended pool does not wait for its connections, so the database may be dropped while they close.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return { pool, db: drizzle(pool, { schema, casing: "snake_case" }), close: () => pool.end() };
}

import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { QueryBuilder } from "drizzle-orm/pg-core";
import pg from "pg";
import { settings } from "~/settings.server";
import { observeAbort } from "./given-up.server";
import * as schema from "./schema";
import { type StatementClient, StatementPool } from "./statement-pool.server";

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** For queries that may run alone or inside a transaction. */
export type Connection = Database | Transaction;

export const casing = "snake_case";

/** Builds parts of queries without a connection. */
export const builder = new QueryBuilder({ casing });

export let pool: pg.Pool;
export let db: Database;

/** A pooler between us and the database refuses these; there the operator sets them for the role. */
const ofSession: pg.PoolConfig = {
  idle_in_transaction_session_timeout: 30_000,
  // Starting parallel workers takes longer than any query of a page.
  options: "-c max_parallel_workers_per_gather=0",
};

interface Limits {
  max?: number;
  statementMs?: number;
  connectionMs?: number;
}

/** Called once at start, when the address of the database is known. */
export function openDatabase(
  url: string,
  { max = 20, statementMs = 15_000, connectionMs = 5_000 }: Limits = {},
): Database {
  pool = new StatementPool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectionMs,
    idleTimeoutMillis: 30_000,
    // A statement has ended before. What is silent for longer is not there any more.
    query_timeout: statementMs + 5_000,
    application_name: "kreativlaendle",
    ...(settings.databaseDirectUrl ? {} : { ...ofSession, statement_timeout: statementMs }),
  });
  // The pool replaces broken connections, and pending queries reject (see `isDatabaseAway`). Without these listeners the
  // error event would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  observeAbort(pool);
  db = drizzle(pool, { schema, casing });
  return db;
}

/** A connection beside the pool. */
export const connectionOf = (client: StatementClient): Connection => drizzle(client, { schema, casing });

export async function closeDatabase(): Promise<void> {
  await pool.end();
}

/** What the database answered, also when other errors wrap it. */
export function databaseErrorIn(error: unknown): pg.DatabaseError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return cause;
  }
  return null;
}

/** The constraint that refused a write. */
export function violatedConstraint(error: unknown): string | null {
  const refusal = databaseErrorIn(error);
  return refusal?.code?.startsWith("23") ? (refusal.constraint ?? null) : null;
}

/** What a write needs was deleted at the same moment. A foreign key says so too. */
export class Gone extends Error {
  readonly code = "23503";
}

export const isGone = (error: unknown): boolean => error instanceof Gone || databaseErrorIn(error)?.code === "23503";

import { hash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { QueryResult } from "pg";
import { type Connection, casing } from "./client.server";

const dialect = new PgDialect({ casing });

/**
 * Runs a statement that each connection reads and plans once, because that takes longer than running it. Only for
 * statements that write or find single rows: the best plan for a list depends on its values.
 */
export function runPlanned<Row extends object>(on: Connection, statement: SQL): Promise<QueryResult<Row>> {
  const { sql, params } = dialect.sqlToQuery(statement);
  return runPlannedText(on, sql, params) as Promise<QueryResult<Row>>;
}

/** The same for a statement that a library has written. */
export function runPlannedText(on: Connection, text: string, values: unknown[]): Promise<QueryResult> {
  const name = hash("sha1", text, "base64url");
  return on._.session
    .prepareQuery({ sql: text, params: values }, undefined, name, false)
    .execute() as Promise<QueryResult>;
}

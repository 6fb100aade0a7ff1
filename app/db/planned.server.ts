import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { QueryResult } from "pg";
import { type Connection, casing, db } from "./client.server";
import { planned } from "./statement-pool.server";

const dialect = new PgDialect({ casing });

interface Query<Rows> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Rows> };
}

/**
 * Runs a query that each connection reads and plans once, because that takes longer than running it. Only for queries
 * that write or find single rows: the best plan for a list depends on its values.
 */
export const runPlanned = <Rows>(query: Query<Rows>): Promise<Rows> => query.prepare(planned).execute();

/** The same for a statement written in SQL. */
export function runPlannedSql<Row extends object>(on: Connection, statement: SQL): Promise<QueryResult<Row>> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return runPlannedText(on, text, params) as Promise<QueryResult<Row>>;
}

/** The same for a statement that a library has written. */
export function runPlannedText(on: Connection, text: string, values: unknown[]): Promise<QueryResult> {
  return on._.session
    .prepareQuery({ sql: text, params: values }, undefined, planned, false)
    .execute() as Promise<QueryResult>;
}

type Given = string | number | boolean | null | string[] | number[];

/**
 * A query of a page whose text is also built only once, because building takes longer than reading the rows. `build`
 * gets placeholders instead of values: it may only ask of each whether it is null.
 */
export function prepared<Values extends Given[], Rows>(build: (...values: Values) => Query<Rows>) {
  let statements = new Map<string, ReturnType<Query<Rows>["prepare"]>>();
  let of = db;
  return (...values: Values): Promise<Rows> => {
    if (of !== db) statements = new Map();
    of = db;
    const shape = values.map((value) => (value === null ? "0" : "1")).join("");
    const placeholders = values.map((value, index) => (value === null ? null : sql.placeholder(`${index}`)));
    const statement = statements.get(shape) ?? build(...(placeholders as unknown as Values)).prepare(planned);
    statements.set(shape, statement);
    return statement.execute(Object.fromEntries(values.entries()));
  };
}

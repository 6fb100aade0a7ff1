import { sql } from "drizzle-orm";
import { db } from "./client.server";

type Given = string | number | boolean | null | string[] | number[];

interface Query<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
}

let made = 0;

/**
 * A query whose text is built at its first run, because building takes longer than reading the rows, and which a
 * connection plans once for all values. `build` gets placeholders instead of values: it may only ask of each whether it
 * is null.
 */
export function prepared<Values extends Given[], Rows>(build: (...values: Values) => Query<Rows>) {
  made += 1;
  const name = `prepared ${made} `;
  let statements = new Map<string, ReturnType<Query<Rows>["prepare"]>>();
  let of = db;
  return (...values: Values): Promise<Rows> => {
    if (of !== db) statements = new Map();
    of = db;
    const shape = values.map((value) => (value === null ? "0" : "1")).join("");
    const placeholders = values.map((value, index) => (value === null ? null : sql.placeholder(`${index}`)));
    const statement = statements.get(shape) ?? build(...(placeholders as unknown as Values)).prepare(name + shape);
    statements.set(shape, statement);
    return statement.execute(Object.fromEntries(values.entries()));
  };
}

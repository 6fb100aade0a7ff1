import type pg from "pg";

/** Two columns without their tables, compared with each other. */
const unqualified = /(?<![.\w"])"\w+" (?:=|<>|<=?|>=?|is (?:not )?distinct from) "\w+"(?![.\w"])/;

/**
 * drizzle leaves the table out of the columns directly inside an `sql` that a query of one table selects. A subquery
 * written there then compares its own columns with each other, as in `"work_id" = "id"`.
 */
export function refuseUnqualifiedColumns(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    const run = client.query as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const text = textOf(given[0]);
      if (unqualified.test(text)) return Promise.reject(new Error(`Columns without their tables: ${text}`));
      return run.apply(client, given);
    }) as typeof client.query;
  });
}

const textOf = (statement: unknown) =>
  typeof statement === "object" && statement !== null && "text" in statement
    ? String(statement.text)
    : String(statement);

import { pool } from "~/db/client.server";

export interface SentQuery {
  text: string;
  values: unknown[];
}

/** What `run` asks the database, in order. */
export async function recordQueries(run: () => Promise<unknown>): Promise<SentQuery[]> {
  const sent: SentQuery[] = [];
  const original = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((query: string | { text: string }, values?: unknown[], ...rest: unknown[]) => {
    sent.push({ text: typeof query === "string" ? query : query.text, values: values ?? [] });
    return original(query, values, ...rest);
  }) as typeof pool.query;
  try {
    await run();
  } finally {
    pool.query = original as typeof pool.query;
  }
  return sent;
}

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

/** The tables that a query reads from one end to the other, as the statistics of the last `vacuum analyze` have it. */
export async function scannedTables({ text, values }: SentQuery): Promise<string[]> {
  const { rows } = await pool.query(`explain (format json) ${text}`, values);
  const tables: string[] = [];
  const visit = (plan: Plan) => {
    if (plan["Node Type"] === "Seq Scan") tables.push(plan["Relation Name"] ?? "");
    plan.Plans?.forEach(visit);
  };
  visit(rows[0]["QUERY PLAN"][0].Plan);
  return tables;
}

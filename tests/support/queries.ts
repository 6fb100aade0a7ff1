import pg from "pg";
import { pool } from "~/db/client.server";

export interface SentQuery {
  text: string;
  values: unknown[];
}

interface Driver {
  connectionParameters: { application_name?: string };
  query: (...args: unknown[]) => unknown;
}

/**
 * The queries during `run`, in order, inside transactions or not. Without those of the queue, which has connections of its own
 * and may speak at any time.
 */
export async function recordQueries(run: () => Promise<unknown>): Promise<SentQuery[]> {
  const sent: SentQuery[] = [];
  const driver = pg.Client.prototype as unknown as Driver;
  const original = driver.query;
  driver.query = function (this: Driver, query, values, ...rest) {
    const text = typeof query === "string" ? query : (query as { text: string }).text;
    if (this.connectionParameters.application_name === "kreativlaendle")
      sent.push({ text, values: Array.isArray(values) ? values : [] });
    return original.call(this, query, values, ...rest);
  };
  try {
    await run();
  } finally {
    driver.query = original;
  }
  return sent;
}

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

interface RunPlan extends Plan {
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: RunPlan[];
}

/** Searches of documents are planned without complete scans: see `searching`. */
async function explain(text: string, values: unknown[]) {
  const client = await pool.connect();
  try {
    await client.query("begin");
    if (text.includes("search_documents")) await client.query("set local enable_seqscan = off");
    const { rows } = await client.query(text, values);
    await client.query("rollback");
    return rows;
  } finally {
    client.release();
  }
}

/** The number of rows that a query really reads, and the tables that it scans completely. */
export async function readsOf({ text, values }: SentQuery) {
  const rows = await explain(`explain (analyze, format json) ${text}`, values);
  const found = { rows: 0, scanned: [] as string[] };
  const visit = (plan: RunPlan) => {
    const loops = plan["Actual Loops"];
    if (plan["Relation Name"] && loops > 0) {
      const removed = (plan["Rows Removed by Filter"] ?? 0) + (plan["Rows Removed by Index Recheck"] ?? 0);
      found.rows += (plan["Actual Rows"] + removed) * loops;
      if (plan["Node Type"] === "Seq Scan") found.scanned.push(plan["Relation Name"]);
    }
    plan.Plans?.forEach(visit);
  };
  visit(rows[0]["QUERY PLAN"][0].Plan);
  return found;
}

/** The tables that a query scans completely, by the statistics of the last `vacuum analyze`. */
export async function scannedTables({ text, values }: SentQuery): Promise<string[]> {
  if (!/^(select|insert|update|delete|with)\b/i.test(text.trim())) return [];
  const rows = await explain(`explain (format json) ${text}`, values);
  const tables: string[] = [];
  const visit = (plan: Plan) => {
    if (plan["Node Type"] === "Seq Scan") tables.push(plan["Relation Name"] ?? "");
    plan.Plans?.forEach(visit);
  };
  visit(rows[0]["QUERY PLAN"][0].Plan);
  return tables;
}

const isStatement = /^\s*(?:select|with|insert|update|delete)\b/i;

/** What PostgreSQL itself takes to plan and run these queries, the best of some rounds, because others use the processor too. */
export async function millisecondsOf(queries: readonly SentQuery[], rounds: number): Promise<number> {
  let total = 0;
  for (const { text, values } of queries.filter(({ text }) => isStatement.test(text))) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const rows = await explain(`explain (analyze, timing off, format json) ${text}`, values);
      const [plan] = rows[0]["QUERY PLAN"];
      times.push(plan["Planning Time"] + plan["Execution Time"]);
    }
    total += Math.min(...times);
  }
  return total;
}

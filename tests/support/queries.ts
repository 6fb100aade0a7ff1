import { readFileSync } from "node:fs";
import pg from "pg";
import { pool } from "~/db/client.server";

interface Statement {
  text: string;
  values: unknown[];
  /** Of a statement that each connection plans once. */
  name?: string | undefined;
}

export interface SentQuery extends Statement {
  /** What the transaction had set before. */
  settings: Statement[];
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
  const settings = new WeakMap<object, Statement[]>();
  const driver = pg.Client.prototype as unknown as Driver;
  const original = driver.query;
  driver.query = function (this: Driver, query, values, ...rest) {
    const { text, name } = typeof query === "string" ? { text: query, name: undefined } : (query as Statement);
    if (this.connectionParameters.application_name === "kreativlaendle") {
      if (/^(begin|commit|rollback)/i.test(text)) settings.delete(this);
      const statement = { text, name, values: Array.isArray(values) ? values : [] };
      const before = settings.get(this) ?? [];
      sent.push({ ...statement, settings: before });
      if (text.includes("set_config(")) settings.set(this, [...before, statement]);
    }
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

const isStatement = /^[\s(]*(?:select|with|insert|update|delete)\b/i;

const literal = (value: unknown) => {
  const listed = Array.isArray(value) ? `{${value.map((one) => JSON.stringify(`${one}`)).join()}}` : value;
  return value === null ? "null" : pg.escapeLiteral(`${listed}`);
};

/** PostgreSQL decides after so many runs whether it plans a named statement once. */
const runsUntilPlanned = 6;

/** A named query as its connection runs it by now; any other as it is. */
async function asPlanned(client: pg.PoolClient, { text, values, name }: Statement): Promise<Statement> {
  if (!name) return { text, values };
  for (let run = 0; run < runsUntilPlanned; run += 1) await client.query({ text, values, name });
  const given = values.length > 0 ? `(${values.map(literal).join()})` : "";
  return { text: `execute ${pg.escapeIdentifier(name)}${given}`, values: [] };
}

/** Plans a query with the settings of its transaction. */
async function explain({ settings, ...query }: SentQuery, how: string, isPlannedOnce = false) {
  const client = await pool.connect();
  try {
    await client.query("begin");
    for (const setting of settings) await client.query(setting.text, setting.values);
    const { text, values } = isPlannedOnce ? await asPlanned(client, query) : query;
    const usedBefore = await processorMs(client);
    const { rows } = await client.query(`explain (${how}, format json) ${text}`, values);
    const used = (await processorMs(client)) - usedBefore;
    await client.query("rollback");
    return { rows, used };
  } finally {
    client.release();
  }
}

/** The processor time of this connection so far, where Linux tells it: waiting for others who use the processor is no part of it. */
async function processorMs(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  try {
    return Number(readFileSync(`/proc/${rows[0]?.pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return 0;
  }
}

/** The number of rows that a query really reads, and the tables that it scans completely. */
export async function readsOf(query: SentQuery) {
  const { rows } = await explain(query, "analyze");
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
export async function scannedTables(query: SentQuery): Promise<string[]> {
  if (!isStatement.test(query.text)) return [];
  const { rows } = await explain(query, "analyze false");
  const tables: string[] = [];
  const visit = (plan: Plan) => {
    if (plan["Node Type"] === "Seq Scan") tables.push(plan["Relation Name"] ?? "");
    plan.Plans?.forEach(visit);
  };
  visit(rows[0]["QUERY PLAN"][0].Plan);
  return tables;
}

/**
 * What PostgreSQL itself works to plan and run these queries, the best of some rounds, because others use the processor too,
 * and the buffers that it reads, which don't depend on that.
 */
export async function costOf(queries: readonly SentQuery[], rounds: number) {
  const cost = { ms: 0, buffers: 0 };
  for (const query of queries.filter(({ text }) => isStatement.test(text))) {
    const times: number[] = [];
    let buffers = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { rows, used } = await explain(query, "analyze, buffers, timing off", true);
      const [plan] = rows[0]["QUERY PLAN"];
      const elapsed: number = plan["Planning Time"] + plan["Execution Time"];
      times.push(used > 0 ? Math.min(elapsed, used) : elapsed);
      buffers = plan.Plan["Shared Hit Blocks"] + plan.Plan["Shared Read Blocks"];
    }
    cost.ms += Math.min(...times);
    cost.buffers += buffers;
  }
  return cost;
}

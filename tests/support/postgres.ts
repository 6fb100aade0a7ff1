import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startPostgres } from "../../server/postgres/postgres";

/** Starts one database server for a whole run. Each worker copies its prepared database. */
export async function startTestPostgres() {
  const folder = mkdtempSync(join(tmpdir(), "kreativlaendle-test-"));
  const postgres = await startPostgres({
    folder: join(folder, "postgres"),
    password: randomBytes(12).toString("hex"),
    log: () => {},
    needsPasswordAgain: false,
  });
  return {
    templateUrl: postgres.url,
    async stop() {
      await postgres.stop();
      removeLater(folder);
    },
  };
}

/** Removes a hundred databases while the run goes on, because it takes as long as dozens of test files. */
function removeLater(folder: string): void {
  const remove = "require('node:fs').rmSync(process.argv[1], { recursive: true, force: true })";
  spawn(process.execPath, ["-e", remove, folder], { detached: true, stdio: "ignore" }).unref();
}

/**
 * Creates a copy of the template and returns its address. It is deleted with its server, because dropping it would take
 * longer.
 */
export async function createDatabase(templateUrl: string, template = nameOf(templateUrl)): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await execute(
    withDatabase(templateUrl, "postgres"),
    `create database ${name} template ${template} strategy file_copy`,
  );
  return withDatabase(templateUrl, name);
}

/** Lets the ids of each table begin elsewhere, so that a query that mixes up two ids finds nothing. */
export const spreadIds = (templateUrl: string) =>
  execute(
    templateUrl,
    `select setval(to_regclass(format('%I.%I', schemaname, sequencename)), 1000 * row_number() over (order by sequencename))
      from pg_sequences where schemaname = 'public'`,
  );

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

const execute = (url: string, command: string) => withClient(url, (client) => client.query(command));

/** Uses a connection of its own. */
export async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  // A test may end its server.
  client.on("error", () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** The rows of one statement. */
export const query = (url: string, statement: string) =>
  withClient(url, async (client) => (await client.query(statement)).rows);

/** Takes the database of a site away, or gives it back. */
export const allowConnections = (url: string, areAllowed: boolean) =>
  withClient(withDatabase(url, "postgres"), async (client) => {
    await client.query(`alter database ${nameOf(url)} with allow_connections ${areAllowed}`);
    if (!areAllowed)
      await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [nameOf(url)]);
  });

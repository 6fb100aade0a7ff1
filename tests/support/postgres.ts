import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startPostgres } from "../../server/postgres/postgres";

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Starts one database server for a whole run. Each worker copies its prepared database. */
export async function startTestPostgres() {
  const folder = mkdtempSync(join(tmpdir(), "kreativlaendle-test-"));
  const postgres = await startPostgres({
    folder: join(folder, "postgres"),
    password: randomBytes(12).toString("hex"),
    log: () => {},
  });
  // Nobody needs the data that a crash could lose here.
  await execute(postgres.url, "alter role postgres set synchronous_commit = off");
  return {
    templateUrl: postgres.url,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function createDatabase(templateUrl: string, template = nameOf(templateUrl)): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const maintenanceUrl = withDatabase(templateUrl, "postgres");
  await execute(maintenanceUrl, `create database ${name} template ${template}`);
  return {
    url: withDatabase(templateUrl, name),
    drop: () => execute(maintenanceUrl, `drop database if exists ${name} with (force)`),
  };
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function execute(url: string, command: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}

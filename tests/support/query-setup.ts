import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { createDatabase, type TestDatabase } from "./postgres";

// Set this before any module of the app is loaded, because the app reads its settings once.
const dataDir = mkdtempSync(join(tmpdir(), "kreativlaendle-test-"));
process.env.DATA_DIR = dataDir;

let database: TestDatabase;

/** Each query test file has its own database, opened as `db`. */
beforeAll(async () => {
  database = await createDatabase(inject("templateUrl"));
  process.env.DATABASE_URL = database.url;
  const { openDatabase } = await import("~/db/client.server");
  openDatabase(database.url, { max: 5 });
});

afterAll(async () => {
  const { closeDatabase } = await import("~/db/client.server");
  await closeDatabase();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

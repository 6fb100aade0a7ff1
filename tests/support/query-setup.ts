import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { createDatabase, type TestDatabase } from "./postgres";

// Before any module of the app is loaded: the settings are read once.
const dataDir = mkdtempSync(join(tmpdir(), "kreativlaendle-test-"));
process.env.DATA_DIR = dataDir;

let database: TestDatabase;

/** Each file of query tests has a database of its own, open as `db`. */
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

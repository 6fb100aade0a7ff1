import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { createDatabase } from "./postgres";
import { refuseUnqualifiedColumns } from "./qualified-columns";

// Set this before any module of the app is loaded, because the app reads its settings once per worker.
process.env.DATA_DIR ||= mkdtempSync(join(tmpdir(), "kreativlaendle-test-"));
const dataDir = process.env.DATA_DIR;
let settingsBefore = {};

/** Each query test file has its own database, opened as `db`, an empty data folder, and the settings of the start. */
beforeAll(async () => {
  mkdirSync(dataDir, { recursive: true });
  const databaseUrl = await createDatabase(inject("templateUrl"));
  process.env.DATABASE_URL = databaseUrl;
  const client = await import("~/db/client.server");
  const { settings } = await import("~/settings.server");
  settingsBefore = Object.getOwnPropertyDescriptors(settings);
  // On a busy machine, many rows take long to write.
  client.openDatabase(databaseUrl, { max: 5, statementMs: 120_000, connectionMs: 60_000 });
  refuseUnqualifiedColumns(client.pool);
});

afterAll(async () => {
  const { closeDatabase } = await import("~/db/client.server");
  const { settings } = await import("~/settings.server");
  Object.defineProperties(settings, settingsBefore);
  await closeDatabase();
  rmSync(dataDir, { recursive: true, force: true });
});

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { createDatabase, query } from "../../tests/support/postgres";
import { migrateDatabase, schemaVersion } from "./migrate.server";

const fresh = (template?: string) => createDatabase(inject("templateUrl"), template);

describe("the schema", () => {
  it("is made once when several instances start at the same moment", async () => {
    const url = await fresh("template1");
    await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
    const [{ count } = { count: 0 }] = await query(url, "select count(*)::int from drizzle.__drizzle_migrations");
    expect(count).toBe(2);
    await migrateDatabase(url);
    expect(await query(url, "select count(*)::int from drizzle.__drizzle_migrations")).toEqual([{ count }]);
  });

  it("of another version stays unchanged, and the error says what to do", async () => {
    const url = await fresh();
    await query(url, "insert into drizzle.__drizzle_migrations (hash, created_at) values ('aus der Zukunft', 1)");
    await expect(migrateDatabase(url)).rejects.toMatchObject({
      name: "UnknownSchema",
      message:
        "This version does not know a change of the database's schema. Install the version that made it, or start with an empty database (another DATA_DIR).",
    });
  });

  it("of an earlier state leaves no copy of the migrations on disk, also when one fails", async () => {
    const url = await fresh("template1");
    const folder = mkdtempSync(path.join(tmpdir(), "kreativlaendle-test-"));
    vi.stubEnv("TMPDIR", folder);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    });
    await query(url, "create table profiles ()");
    await expect(migrateDatabase(url, 1)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("has a name", async () => {
    expect(await schemaVersion()).toMatch(/^\d{4}_\w+$/);
  });
});

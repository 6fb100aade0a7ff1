import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { type Settings, settings } from "~/settings.server";
import { lockFolder } from "./locks";
import { findOrStart, inWords } from "./with-database";

it("says that the site's database is not ready, not that another server has the data folder [SAFE-120]", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "kreativlaendle-"));
  const release = await lockFolder(path.join(dataDir, "postgres"), () => undefined);
  const withoutDatabase: Settings = { ...settings, dataDir, databaseUrl: undefined, databaseDirectUrl: undefined };
  await expect(findOrStart(withoutDatabase, 0)).rejects.toThrow(/^The site runs, but its database is not ready/);
  release();
});

it("says in one line that the database has ended the connection, and every other error as it is [SAFE-120]", () => {
  expect(inWords(new Error("Connection terminated unexpectedly"))).toMatchObject({
    name: "Refusal",
    message: expect.stringMatching(/^The database ended the connection.*once more\.$/),
  });
  const other = new Error("column does not exist");
  expect(inWords(other)).toBe(other);
});

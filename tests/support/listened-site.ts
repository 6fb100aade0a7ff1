import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished } from "vitest";
import { countEndedJobs } from "./jobs";
import { openOwnDatabase } from "./own-database";
import { createDatabase } from "./postgres";
import { listenToQueries } from "./query-listener";
import { type SiteOptions, startSite } from "./site";

/** Starts a separate site for one test and listens to its database connection. */
export async function startListenedSite(settings: SiteOptions["settings"] = {}) {
  const databaseUrl = await createDatabase(inject("templateUrl"));
  const listener = await listenToQueries(databaseUrl);
  const dataDir = mkdtempSync(join(tmpdir(), "kreativlaendle-test-"));
  const site = await startSite({ databaseUrl: listener.url, dataDir, settings });
  const { db, close } = openOwnDatabase(databaseUrl);
  // A start looks for missing search documents, which would be counted as statements of the first pages.
  await expect.poll(() => countEndedJobs(db, "search-documents")).toBe(1);
  onTestFinished(async () => {
    await site.kill();
    await close();
    listener.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { site, listener, db };
}

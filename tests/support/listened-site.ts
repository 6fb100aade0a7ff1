import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { endJobs } from "./jobs";
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
  // Their statements would be counted as those of pages.
  await endJobs(db);
  onTestFinished(async () => {
    await site.kill();
    await close();
    listener.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { site, listener, db };
}

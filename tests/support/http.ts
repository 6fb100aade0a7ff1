import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, test } from "vitest";
import { closeDatabase, openDatabase } from "~/db/client.server";
import { Browserless } from "./browserless";
import { withoutClock } from "./clock";
import { startMailSink } from "./mail-sink";
import { openOwnDatabase } from "./own-database";
import { createDatabase } from "./postgres";
import { type SiteOptions, startSite } from "./site";

export * from "./browserless";
export * from "./form-of";
export * from "./html";
export * from "./session";

/**
 * For tests of what a client sees. The built site runs beside them with its own database and mail server, which all
 * tests of a worker share, because a start costs more than most tests. Each test creates the people and content it needs
 * with unique names, and mends what it breaks in the database.
 */
export const it = test
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs.
  .extend("mailSink", { scope: "worker" }, async ({}, { onCleanup }) => {
    const sink = await startMailSink();
    onCleanup(sink.stop);
    return sink;
  })
  /** Its database is `db`, for the tests and for the app's queries that they call. */
  .extend("site", { scope: "worker", auto: true }, async ({ mailSink }, { onCleanup }) => {
    const { site, stop } = await startFreshSite({ SMTP_URL: mailSink.url, TRUST_PROXY: "127.0.0.1,::1" });
    openDatabase(site.databaseUrl, { max: 3 });
    onCleanup(() => closeDatabase().then(stop));
    await withoutClock(site.databaseUrl);
    return site;
  })
  .extend("browser", ({ site }) => new Browserless(site.url));

/** Starts a separate site, for tests of settings, stopping and failures. Its database is its own `db`. */
export async function startFreshSite(settings: SiteOptions["settings"] = {}, program?: string) {
  const databaseUrl = await createDatabase(inject("templateUrl"));
  const dataDir = mkdtempSync(join(tmpdir(), "kreativlaendle-test-"));
  const clear = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const site = await startSite({ databaseUrl, dataDir, settings, program });
    const { db, pool, close } = openOwnDatabase(databaseUrl);
    return {
      site,
      db,
      pool,
      stop: () =>
        close()
          .then(() => site.kill())
          .then(clear),
    };
  } catch (error) {
    clear();
    throw error;
  }
}

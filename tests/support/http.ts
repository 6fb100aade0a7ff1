import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, test } from "vitest";
import { closeDatabase, type Database, openDatabase } from "~/db/client.server";
import { Browserless } from "./browserless";
import { startMailSink } from "./mail-sink";
import type { Person } from "./people";
import { createDatabase } from "./postgres";
import { type SiteOptions, startSite } from "./site";

/**
 * Tests of what a client sees: the built site runs beside them with a database and a mail server of its own, shared by
 * all tests of a worker. A test makes the people and things it needs, under names of its own.
 */
export const it = test
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs.
  .extend("mailSink", { scope: "worker" }, async ({}, { onCleanup }) => {
    const sink = await startMailSink();
    onCleanup(sink.stop);
    return sink;
  })
  .extend("site", { scope: "worker" }, async ({ mailSink }, { onCleanup }) => {
    const { site, stop } = await startFreshSite({ SMTP_URL: mailSink.url, TRUST_PROXY: "127.0.0.1,::1" });
    onCleanup(stop);
    return site;
  })
  /** The database of the site, as the app sees it: its queries can be called too. */
  .extend("db", { scope: "worker" }, async ({ site }, { onCleanup }): Promise<Database> => {
    onCleanup(closeDatabase);
    return openDatabase(site.databaseUrl, { max: 3 });
  })
  .extend("browser", ({ site }) => new Browserless(site.url));

/** A site of its own, for tests of settings, of stopping and of failing. */
export async function startFreshSite(settings: SiteOptions["settings"] = {}, program?: string) {
  const database = await createDatabase(inject("templateUrl"));
  const dataDir = mkdtempSync(join(tmpdir(), "kreativlaendle-test-"));
  const clear = async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const site = await startSite({ databaseUrl: database.url, dataDir, settings, program });
    return { site, stop: () => site.kill().then(clear) };
  } catch (error) {
    await clear();
    throw error;
  }
}

/** Signs in through the form, as everyone does. */
export async function signIn(browser: Browserless, person: Person): Promise<Browserless> {
  const { email, password } = person;
  const page = await browser.get("/auth");
  const next = await browser.submit(page.form("/auth?modus=anmelden"), { email, password });
  if (next.status !== 200) throw new Error(`${email} could not sign in: ${next.texts("alert")}`);
  return browser;
}

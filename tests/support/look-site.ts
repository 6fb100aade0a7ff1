import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { openOwnDatabase } from "./own-database";
import { createPerson } from "./people";
import { createDatabase } from "./postgres";
import { browserOf } from "./session";
import { startSite } from "./site";

/** A site of its own, because its look is on all its pages, with a superadmin in this browser. */
export async function withOwnLook(context: BrowserContext, use: (url: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "kreativlaendle-look-"));
  const { TEST_TEMPLATE_URL = "", TEST_DEMO_DATA = "" } = process.env;
  const databaseUrl = await createDatabase(TEST_TEMPLATE_URL);
  cpSync(TEST_DEMO_DATA, dataDir, { recursive: true });
  const site = await startSite({ databaseUrl, dataDir });
  const own = openOwnDatabase(databaseUrl);
  try {
    const vera = await createPerson(own.db, { isSuperadmin: true });
    const { cookies } = await browserOf(own.db, site.url, vera);
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: site.url })));
    await use(site.url);
  } finally {
    await own.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

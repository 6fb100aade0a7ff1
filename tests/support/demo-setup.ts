import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import build from "./build-setup";
import { startTestPostgres } from "./postgres";
import { startSite } from "./site";

/** Loads the demo content once. Each worker gets a copy of its database and files. */
export default async function loadDemo() {
  build();
  const postgres = await startTestPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "kreativlaendle-demo-"));
  const site = await startSite({
    databaseUrl: postgres.templateUrl,
    dataDir,
    settings: { DEMO: "1" },
  });
  await site.stop();
  process.env.TEST_TEMPLATE_URL = postgres.templateUrl;
  process.env.TEST_DEMO_DATA = dataDir;
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

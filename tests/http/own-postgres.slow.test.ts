import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { derivedKey } from "~/secret.server";
import { findRunningPostgres } from "../../server/postgres/postgres";
import { Browserless } from "../support/browserless";
import { query } from "../support/postgres";
import { register, registration } from "../support/registration";
import { startSite } from "../support/site";

it("works under a role that owns no table, from the first start on and at the second [SAFE-84]", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kreativlaendle-test-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  for (const _start of ["first", "second"]) {
    const site = await startSite({ databaseUrl: "", dataDir });
    try {
      expect((await register(new Browserless(site.url), registration())).text).toContain("Registrierung erfolgreich");
      const owner = findRunningPostgres({ folder: join(dataDir, "postgres"), password: derivedKey("postgres") });
      const rows = await query(
        owner ?? "",
        "select distinct usename as name from pg_stat_activity where application_name like 'kreativlaendle%'",
      );
      expect(rows).toEqual([{ name: "kreativlaendle_site" }]);
    } finally {
      await site.stop();
    }
  }
});

import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { settings } from "~/settings.server";
import { metrics } from "../../server/http/metrics";
import { noteBackup, readLastBackup } from "./last-backup.server";

it("remembers when a backup was completed, and the metrics show its age [HOUSE-133]", async () => {
  const age = async () =>
    Number(/^backup_age_seconds (\S+)$/m.exec(await metrics.metrics())?.[1]?.replace("+Inf", "Infinity"));
  rmSync(join(settings.dataDir, "last-backup"), { force: true });
  expect(await readLastBackup()).toBeNull();
  expect(await age()).toBe(Number.POSITIVE_INFINITY);
  await noteBackup();
  expect(await age()).toBeLessThan(3600);
});

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { scheduleJobs, startJobs, stopJobs } from "./jobs.server";

beforeAll(() => startJobs(process.env.DATABASE_URL ?? ""));
afterAll(stopJobs);

it("runs a job by the clock only as long as the site gives a time for it [HOUSE-142]", async () => {
  await scheduleJobs({ market: "23 * * * *", signals: "7 0 * * *" });
  await scheduleJobs({ signals: "8 0 * * *" });
  const { rows } = await db.execute(sql`select name, cron, timezone from pgboss.schedule`);
  expect(rows).toEqual([{ name: "signals", cron: "8 0 * * *", timezone: "Europe/Vienna" }]);
});

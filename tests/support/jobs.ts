import { sql } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { db } from "~/db/client.server";
import { startJobs, stopJobs } from "~/jobs/jobs.server";
import type { Mail } from "~/mail/mail.server";

/** For query tests that queue mails or jobs. No worker runs, so the test can inspect the queued jobs. */
export function withJobs(): void {
  beforeAll(() => startJobs(process.env.DATABASE_URL ?? ""));
  afterAll(stopJobs);
}

export async function queuedMails(to: string): Promise<Mail[]> {
  const { rows } = await db.execute<{ data: Mail }>(
    sql`select data from pgboss.job where name = 'mail' and data ->> 'to' = ${to} order by created_on`,
  );
  return rows.map(({ data }) => data);
}

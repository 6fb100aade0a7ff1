import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect } from "vitest";
import { type Connection, db } from "~/db/client.server";
import { startQueueing, stopJobs } from "~/jobs/jobs.server";
import type { Mail } from "~/mail/mail.server";

/** For query tests that queue mails or jobs. No worker runs, so the test can inspect the queued jobs. */
export function withJobs(): void {
  beforeAll(startQueueing);
  afterAll(stopJobs);
}

/** A failed mail waits longer each time: lets that time pass, and wakes the site as a new mail does. */
export async function retryMailsNow(on: Connection): Promise<void> {
  await on.execute(sql`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`);
  await on.execute(sql`select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), 'mail')`);
}

export async function queuedMails(to: string): Promise<Mail[]> {
  const { rows } = await db.execute<{ data: Mail }>(
    sql`select data from pgboss.job where name = 'mail' and data ->> 'to' = ${to} order by created_on`,
  );
  return rows.map(({ data }) => data);
}

export async function countEndedJobs(on: Connection, queue: string): Promise<number> {
  const { rows } = await on.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = ${queue} and state = 'completed'`,
  );
  return rows[0]?.count ?? 0;
}

/** Waits for the jobs that a site runs when it starts. After this, the clock asks for no others. */
export async function endJobs(on: Connection): Promise<void> {
  const count = async (rows: SQL) => (await on.execute(rows)).rows.length;
  // The last one that a start schedules.
  await expect.poll(() => count(sql`select from pgboss.schedule where name = 'housekeeping'`)).toBe(1);
  await on.execute(sql`delete from pgboss.schedule`);
  await on.execute(sql`delete from pgboss.job where name like '\\_\\_pgboss%'`);
  await expect.poll(() => count(sql`select from pgboss.job where state in ('created', 'retry', 'active')`)).toBe(0);
}

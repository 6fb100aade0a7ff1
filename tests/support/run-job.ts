import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Connection } from "../../app/db/client.server";
import type { QueueName } from "../../app/jobs/jobs.server";

/** Runs a job of the site now, and waits until it has succeeded. */
export async function runJob(on: Connection, queue: QueueName): Promise<void> {
  const { rows } = await on.execute<{ id: string }>(
    sql`insert into pgboss.job (name, retry_limit) values (${queue}, 0) returning id`,
  );
  const ended = sql`select state::text as state from pgboss.job
    where name = ${queue} and id = ${rows[0]?.id} and state not in ('created', 'active')`;
  for (;;) {
    const [job] = (await on.execute<{ state: string }>(ended)).rows;
    if (job?.state === "completed") return;
    if (job) throw new Error(`The job ${queue} is ${job.state}: the log of the site says why`);
    await setTimeout(100);
  }
}

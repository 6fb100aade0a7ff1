import { sql } from "drizzle-orm";
import { PgBoss, type QueueOptions } from "pg-boss";
import { type Connection, db, pool } from "~/db/client.server";
import { runPlannedText } from "~/db/planned.server";
import { log } from "~/log.server";
import { forgetFinished } from "./forget-finished.server";
import { keepingTimes } from "./keeping-times";

const day = 24 * 60 * 60;

/**
 * A mail is tried for about a day, first after seconds, later every hour. Then it waits in `mail-failed` for a
 * superadmin.
 */
const queues = {
  "mail-failed": { retentionSeconds: keepingTimes.undeliveredMail.hours * 3600 },
  mail: {
    deadLetter: "mail-failed",
    retryLimit: 32,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    retentionSeconds: 14 * day,
    deleteAfterSeconds: day,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
    notify: true,
  },
  "gathered-mails": { retryLimit: 20, retryDelay: 10, retryBackoff: true, retryDelayMax: 600, deleteAfterSeconds: day },
  // Polled instead of notified, so that the time of sending does not depend on the time of the request.
  "reset-link": { retryLimit: 5, retryDelay: 15, retentionSeconds: 60 * 60, deleteAfterSeconds: 60 * 60 },
  "own-data": { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 600, deleteAfterSeconds: 2 * day },
  newsletter: { retryLimit: 100, retryDelay: 10, retryBackoff: true, retryDelayMax: 600, deleteAfterSeconds: day },
  housekeeping: { retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 7 * day },
  "new-terms": { retryLimit: 20, retryDelay: 60, retryBackoff: true, retryDelayMax: 600, deleteAfterSeconds: 7 * day },
  "what-waits": { retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 7 * day },
  "call-life": { retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 7 * day },
  "forget-changes": { retryLimit: 0, deleteAfterSeconds: 60 * 60 },
  "search-documents": { retryLimit: 3, retryDelay: 60, expireInSeconds: 3600, deleteAfterSeconds: day },
  market: { retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 60 * 60 },
  "market-mail": { retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 7 * day },
  "landing-pages": { retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 60 * 60 },
  "name-words": { retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 60 * 60 },
  // One for what is found, one for the mails, so that many mails do not delay finding.
  "agent-matches": { retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 60 * 60 },
  "agent-mails": { retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 60 * 60 },
  signals: { retryLimit: 3, retryDelay: 60, expireInSeconds: 600, deleteAfterSeconds: 7 * day },
  "orphaned-files": { retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 7 * day },
} satisfies Record<string, QueueOptions & { deadLetter?: string; heartbeatSeconds?: number; notify?: boolean }>;

export type QueueName = keyof typeof queues;

let boss: PgBoss;

export async function startJobs(url: string): Promise<void> {
  boss = new PgBoss({
    connectionString: url,
    createSchema: false,
    application_name: "kreativlaendle jobs",
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on("error", (error) => log.error({ err: error }, "jobs"));
  await boss.start();
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  await forgetFinished(boss);
}

/** For a process that only queues jobs, in transactions of its own, and leaves their work to another process. */
export async function startQueueing(): Promise<void> {
  boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on("error", (error) => log.error({ err: error }, "jobs"));
  await boss.start();
}

/** Running jobs get some seconds to finish; unfinished ones go back to their queue. */
export async function stopJobs(): Promise<void> {
  await boss.stop({ graceful: true, timeout: 5_000, close: true });
}

export interface JobOptions {
  id?: string;
  afterSeconds?: number;
  /** Whether it waits until no other job of its queue is due. */
  isPatient?: boolean;
}

/** Queues a job in the transaction of `on`: a rollback removes the job too. */
export async function enqueue(
  on: Connection,
  queue: QueueName,
  data: object,
  { id, afterSeconds, isPatient }: JobOptions = {},
): Promise<void> {
  const executeSql = (text: string, values: unknown[] = []) => runPlannedText(on, text, values);
  await boss.send(queue, data, {
    id,
    startAfter: afterSeconds,
    priority: isPatient ? -1 : 0,
    db: { executeSql },
  });
}

/**
 * Removes the mails to this account from the queue, whether they wait or failed. By address only those to an
 * address that its owner has proven: somebody else may have typed any other.
 */
export async function forgetMailsTo(on: Connection, accountId: string, provenAddress: string | null): Promise<void> {
  await on.execute(sql`delete from pgboss.job where name in ('mail', 'mail-failed') and state <> 'active'
    and (data ->> 'recipientId' = ${accountId} or data ->> 'to' = ${provenAddress})`);
}

export async function work<Data extends object>(
  queue: QueueName,
  concurrency: number,
  handle: (data: Data, jobId: string, isLastTry: boolean) => Promise<void>,
): Promise<void> {
  const options = {
    pollingIntervalSeconds: 2,
    // Due retries send no notification, so poll for them.
    notifyPollingIntervalSeconds: 5,
    includeMetadata: true,
  } as const;
  for (let worker = 0; worker < concurrency; worker += 1) {
    let id = "";
    id = await boss.work<Data, unknown, typeof options>(queue, options, async (jobs) => {
      for (const job of jobs) {
        const isLastTry = job.retryCount >= job.retryLimit;
        await handle(job.data, job.id, isLastTry).catch((error: unknown) => {
          // A mail logs its own failures, without the addresses in the server's answers, which a superadmin reads.
          if (queue === "mail") throw error;
          log.error({ err: error, queue, job: job.id }, isLastTry ? "job given up" : "job failed, and tried again");
          throw error;
        });
      }
      // Ask for the next job immediately, so that a backlog is processed without pauses.
      boss.notifyWorker(id);
    });
  }
}

/** Runs jobs of these queues by the clock in Vienna, at times as in `33 7 * * *`, and of no others any more. */
export async function scheduleJobs(times: Partial<Record<QueueName, string>>): Promise<void> {
  for (const [queue, cron] of Object.entries(times)) await boss.schedule(queue, cron, null, { tz: "Europe/Vienna" });
  for (const { name } of await boss.getSchedules()) if (!(name in times)) await boss.unschedule(name);
}

export interface QueueCount {
  queue: QueueName;
  state: string;
  count: number;
}

export async function countJobs(): Promise<QueueCount[]> {
  const { rows } = await db.execute<{ name: QueueName; state: string; count: number }>(
    sql`select name, state::text, count(*)::int as count from pgboss.job where name in ${Object.keys(queues)} group by 1, 2`,
  );
  return rows.map(({ name, state, count }) => ({ queue: name, state, count }));
}

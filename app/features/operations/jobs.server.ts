import { eq, sql } from "drizzle-orm";
import { data } from "react-router";
import { recordAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { uuidOf } from "~/http/id-of";
import { countJobs, enqueue } from "~/jobs/jobs.server";
import type { Mail } from "~/mail/mail.server";
import { formatMoment } from "~/text/dates";

const shownMails = 20;

interface FailedMail {
  id: string;
  to: string;
  subject: string;
  since: Date;
}

/** The state of the queues, and undelivered mails with recipient and subject but without text. */
export async function readJobs() {
  const [counts, { rows }] = await Promise.all([
    countJobs(),
    db.execute<Omit<FailedMail, "since"> & { since: string }>(sql`
      select id, data ->> 'to' as "to", data ->> 'subject' as subject, created_on as since
      from pgboss.job where name = 'mail-failed' and state = 'created' and not blocked order by created_on desc limit ${shownMails}`),
  ]);
  const sum = (queue: string, ...states: string[]) =>
    counts
      .filter((row) => row.queue === queue && states.includes(row.state))
      .reduce((all, { count }) => all + count, 0);
  const others = counts.filter(({ queue, state }) => !queue.startsWith("mail") && state === "failed");
  return {
    waiting: sum("mail", "created", "active"),
    retrying: sum("mail", "retry"),
    failed: sum("mail-failed", "created"),
    failedOthers: others.reduce((all, { count }) => all + count, 0),
    failedMails: rows.map((row) => ({ ...row, since: formatMoment(row.since) })),
  };
}

/** Puts a failed mail back into its queue. */
export async function retryMail(viewer: Viewer, id: string): Promise<void> {
  if (!uuidOf(id)) throw data(null, { status: 404 });
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ data: Mail }>(
      sql`delete from pgboss.job where name = 'mail-failed' and id = ${id} and state = 'created' returning data`,
    );
    const mail = rows[0]?.data;
    if (!mail) throw data(null, { status: 404 });
    await enqueue(tx, "mail", mail);
    const [recipient] = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(mail.recipientId ? eq(profiles.id, mail.recipientId) : eq(profiles.email, mail.to))
      .for("share");
    await recordAct(tx, viewer, {
      action: "job.retry",
      concerns: recipient?.id ?? null,
      subject: { type: "job", id, name: `E-Mail an ${mail.to}` },
      after: { Betreff: mail.subject },
    });
  });
}

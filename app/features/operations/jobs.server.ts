import { eq, sql } from "drizzle-orm";
import { data } from "react-router";
import { actTransaction, recordAct } from "~/audit/audit.server";
import { findDoneBefore } from "~/audit/done-before.server";
import type { Viewer } from "~/auth/viewer";
import { db, type Transaction } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { uuidOf } from "~/http/id-of";
import { countMails, isMistyped } from "~/jobs/count-mails.server";
import { countJobs, enqueue } from "~/jobs/jobs.server";
import type { Mail } from "~/mail/mail.server";
import { formatMoment } from "~/text/dates";
import { shownEmail } from "~/text/shown-address.server";

const shownMails = 20;

interface FailedMail {
  id: string;
  to: string;
  subject: string;
  /** What the mail server answered, or why it could not be asked. */
  answer: string | null;
  isMistyped: boolean;
  since: Date;
}

/** The state of the queues, and undelivered mails with recipient and subject but without text. */
export async function readJobs() {
  const [counts, mails, { rows }] = await Promise.all([
    countJobs(),
    countMails(),
    db.execute<Omit<FailedMail, "since"> & { since: string }>(sql`
      select id, data ->> 'to' as "to", data ->> 'subject' as subject, created_on as since,
        left(coalesce(data ->> 'refusal', source_output ->> 'response', source_output ->> 'message'), 500) as answer,
        ${isMistyped} as "isMistyped"
      from pgboss.job where name = 'mail-failed' and state = 'created' and not blocked order by created_on desc limit ${shownMails}`),
  ]);
  const others = counts.filter(({ queue, state }) => !queue.startsWith("mail") && state === "failed");
  return {
    ...mails,
    failedOthers: others.reduce((all, { count }) => all + count, 0),
    failedMails: rows.map((row) => ({ ...row, to: shownEmail(row.to), since: formatMoment(row.since) })),
  };
}

/** Puts a failed mail back into its queue. */
export const retryMail = (viewer: Viewer, id: string): Promise<void> =>
  takeOut(viewer, id, "job.retry", async (tx, { refusal: _, ...mail }) => enqueue(tx, "mail", mail));

/** Deletes a failed mail, so that it is never sent. A repeated press changes nothing. */
export const discardMail = (viewer: Viewer, id: string): Promise<void> => takeOut(viewer, id, "job.discard");

async function takeOut(
  viewer: Viewer,
  id: string,
  action: "job.retry" | "job.discard",
  then: (tx: Transaction, mail: Mail) => Promise<void> = async () => {},
): Promise<void> {
  if (!uuidOf(id)) throw data(null, { status: 404 });
  await actTransaction(viewer, async (tx) => {
    const { rows } = await tx.execute<{ data: Mail }>(
      sql`delete from pgboss.job where name = 'mail-failed' and id = ${id} and state = 'created' returning data`,
    );
    const mail = rows[0]?.data;
    if (!mail) {
      if (await findDoneBefore(tx, viewer, { action, type: "job", id })) return;
      throw data(null, { status: 404 });
    }
    await then(tx, mail);
    const [recipient] = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(mail.recipientId ? eq(profiles.id, mail.recipientId) : eq(profiles.email, mail.to))
      .for("share");
    await recordAct(tx, viewer, {
      action,
      concerns: recipient?.id ?? null,
      subject: { type: "job", id, name: `E-Mail an ${shownEmail(mail.to)}` },
      after: { Betreff: mail.subject },
    });
  });
}

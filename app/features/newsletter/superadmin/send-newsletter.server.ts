import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { actTransaction, countAct, recordAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import { db, type Transaction } from "~/db/client.server";
import { newsletterDeliveries, newsletters, profiles } from "~/db/schema";
import { enqueue } from "~/jobs/jobs.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { wantsNewsletter } from "~/visible/newsletter-readers.server";
import { newsletterMail } from "./newsletter-mail.server";
import { getNewsletter } from "./newsletters.server";

const turnSeconds = 10;

/** An arbitrary lock number that nothing else uses. It stops two turns from counting the same last minute. */
const turnLock = 7_136_014;

/** Sends the newsletter as it is to the superadmin alone. */
export async function sendTest(viewer: Viewer, id: number): Promise<void> {
  const newsletter = await getNewsletter(id);
  const { mail, switchOffUrl } = newsletterMail(newsletter, viewer);
  await db.transaction(async (tx) => {
    await countAct(tx, viewer);
    await sendMail(tx, ownAddress(viewer), { ...mail, subject: `[Probe] ${mail.subject}` }, { switchOffUrl });
  });
}

/**
 * Starts sending the version of a draft that the superadmin saw to everyone who has agreed so far. Returns how many
 * they are; null when there is nothing to send. Of several simultaneous uses, only the first succeeds.
 */
export function startSending(viewer: Viewer, id: number, seen: number): Promise<number | null> {
  return actTransaction(viewer, async (tx) => {
    const [started] = await tx
      .update(newsletters)
      .set({ startedAt: sql`now()` })
      .where(and(eq(newsletters.id, id), eq(newsletters.version, seen), isNull(newsletters.startedAt)))
      .returning({ subject: newsletters.subject });
    if (!started) return null;
    const readers = tx.select({ newsletterId: sql`${id}::bigint`, profileId: profiles.id }).from(profiles);
    const { rowCount } = await tx.execute(sql`
      insert into ${newsletterDeliveries} (newsletter_id, profile_id)
      ${readers.where(wantsNewsletter)} on conflict do nothing`);
    await recordAct(tx, viewer, {
      action: "newsletter.send",
      subject: { type: "newsletter", id, name: started.subject },
      concerns: null,
      after: { Empfänger: rowCount ?? 0 },
    });
    await enqueue(tx, "newsletter", {});
    return rowCount ?? 0;
  });
}

/**
 * One turn: queues the mails of the next readers, no more in any minute than the operator set, and asks for the next turn
 * in the same transaction. So a killed server continues where it was, and nobody gets a newsletter twice.
 */
export function sendNextNewsletters(): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${turnLock})`);
    await dropUnwanted(tx);
    const due = await claimDue(tx, await countAllowed(tx));
    for (const { id, profileId, name, email, subject, content } of due) {
      const { mail, switchOffUrl } = newsletterMail({ subject, content }, { id: profileId, name });
      await sendMail(tx, ownAddress({ email }), mail, { switchOffUrl, newsletterDeliveryId: id }, { id });
    }
    if (await isSomethingWaiting(tx)) await enqueue(tx, "newsletter", {}, { afterSeconds: turnSeconds });
  });
}

/** Continues after a restart even if the queue was lost, as after restoring a backup. */
export async function resumeNewsletters(): Promise<void> {
  if (await isSomethingWaiting(db)) await enqueue(db, "newsletter", {});
}

const isWaiting = eq(newsletterDeliveries.state, "waiting");

/** Of newsletters that are not paused. */
const isDue = and(
  isWaiting,
  sql`${newsletterDeliveries.newsletterId} in (select id from ${newsletters} where paused_at is null)`,
);

const isSomethingWaiting = async (on: Pick<Transaction, "$count">) =>
  (await on.$count(newsletterDeliveries, isDue)) > 0;

/** Those who took their consent back or left since sending started. */
async function dropUnwanted(tx: Transaction): Promise<void> {
  const readers = tx.select({ id: profiles.id }).from(profiles).where(wantsNewsletter);
  const isUnwanted = sql`(${newsletterDeliveries.profileId} is null or ${newsletterDeliveries.profileId} not in ${readers})`;
  await tx.update(newsletterDeliveries).set({ state: "skipped" }).where(and(isWaiting, isUnwanted));
}

/** How many more mails may be queued now. A turn takes its share of the minute, so that the pace is steady. */
async function countAllowed(tx: Transaction): Promise<number> {
  const isRecent = sql`${newsletterDeliveries.queuedAt} > clock_timestamp() - interval '1 minute'`;
  const recent = await tx.$count(newsletterDeliveries, isRecent);
  const perTurn = Math.ceil((settings.bulkMailsPerMinute * turnSeconds) / 60);
  return Math.max(0, Math.min(perTurn, settings.bulkMailsPerMinute - recent));
}

/** Marks the next readers as queued, the oldest newsletter first. */
async function claimDue(tx: Transaction, max: number) {
  const { id, newsletterId, profileId } = newsletterDeliveries;
  const due = await tx
    .select({
      id,
      profileId: profiles.id,
      name: profiles.name,
      email: profiles.email,
      subject: newsletters.subject,
      content: newsletters.content,
    })
    .from(newsletterDeliveries)
    .innerJoin(newsletters, eq(newsletters.id, newsletterId))
    .innerJoin(profiles, eq(profiles.id, profileId))
    .where(and(isDue, isNotNull(newsletters.startedAt)))
    .orderBy(asc(newsletterId), asc(id))
    .limit(max)
    .for("update", { of: newsletterDeliveries });
  const ids = due.map((row) => row.id);
  await tx
    .update(newsletterDeliveries)
    .set({ state: "queued", queuedAt: sql`clock_timestamp()` })
    .where(inArray(id, ids));
  return due;
}

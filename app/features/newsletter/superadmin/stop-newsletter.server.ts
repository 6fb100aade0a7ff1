import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { ActionName } from "~/audit/acts";
import { type ActTransaction, actTransaction, recordAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import { newsletterDeliveries, newsletters } from "~/db/schema";
import { enqueue } from "~/jobs/jobs.server";

interface Step {
  action: ActionName;
  from: SQL | undefined;
  to: Partial<typeof newsletters.$inferInsert>;
}

/** Changes the state once, however often it is requested; false when the newsletter is not in the state before. */
async function take(tx: ActTransaction, viewer: Viewer, id: number, { action, from, to }: Step): Promise<boolean> {
  const isSending = and(isNotNull(newsletters.startedAt), isNull(newsletters.endedAt));
  const [taken] = await tx
    .update(newsletters)
    .set(to)
    .where(and(eq(newsletters.id, id), isSending, from))
    .returning({ subject: newsletters.subject });
  if (!taken) return false;
  const sent = await tx.$count(
    newsletterDeliveries,
    and(eq(newsletterDeliveries.newsletterId, id), eq(newsletterDeliveries.state, "sent")),
  );
  const subject = { type: "newsletter" as const, id, name: taken.subject };
  await recordAct(tx, viewer, { action, subject, concerns: null, after: { Zugestellt: sent } });
  return true;
}

const hasRest = sql`exists (select from newsletter_deliveries rest
  where rest.newsletter_id = newsletters.id and rest.state in ('waiting', 'queued'))`;

/** From now on no further mail of the newsletter is handed to the mail server. */
export const pauseSending = (viewer: Viewer, id: number): Promise<boolean> =>
  actTransaction(viewer, (tx) =>
    take(tx, viewer, id, {
      action: "newsletter.pause",
      from: and(isNull(newsletters.pausedAt), hasRest),
      to: { pausedAt: new Date() },
    }),
  );

/** Continues a paused newsletter. */
export const continueSending = (viewer: Viewer, id: number): Promise<boolean> =>
  actTransaction(viewer, async (tx) => {
    const step = {
      action: "newsletter.continue" as const,
      from: isNotNull(newsletters.pausedAt),
      to: { pausedAt: null },
    };
    const isTaken = await take(tx, viewer, id, step);
    if (isTaken) await enqueue(tx, "newsletter", {});
    return isTaken;
  });

/** Ends it for good: people who have not received the newsletter yet never get it. */
export const endSending = (viewer: Viewer, id: number): Promise<boolean> =>
  actTransaction(viewer, async (tx) => {
    const step = { action: "newsletter.end" as const, from: hasRest, to: { endedAt: new Date(), pausedAt: null } };
    const isTaken = await take(tx, viewer, id, step);
    const { newsletterId, state } = newsletterDeliveries;
    // Mails in the queue end when their job sees that the newsletter has ended.
    if (isTaken)
      await tx
        .update(newsletterDeliveries)
        .set({ state: "stopped" })
        .where(and(eq(newsletterId, id), eq(state, "waiting")));
    return isTaken;
  });

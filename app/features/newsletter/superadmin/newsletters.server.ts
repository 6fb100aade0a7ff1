import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { data } from "react-router";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { consents, newsletterDeliveries, newsletters, profiles } from "~/db/schema";
import { wantsNewsletter } from "~/visible/newsletter-readers.server";
import type { DeliveryCounts } from "./newsletter";

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const nobody: DeliveryCounts = { waiting: 0, queued: 0, sent: 0, failed: 0, skipped: 0, stopped: 0 };

async function countDeliveries(ids: number[]): Promise<Map<number, DeliveryCounts>> {
  const { newsletterId, state } = newsletterDeliveries;
  const rows = await db
    .select({ newsletterId, state, count: sql<number>`count(*)::int` })
    .from(newsletterDeliveries)
    .where(inArray(newsletterId, ids))
    .groupBy(newsletterId, state);
  const counts = new Map<number, DeliveryCounts>();
  for (const row of rows)
    counts.set(row.newsletterId, { ...nobody, ...counts.get(row.newsletterId), [row.state]: row.count });
  return counts;
}

/** Drafts and sent newsletters with what became of their mails, newest first. */
export async function listNewsletters(after: number | null) {
  const { id, subject, createdAt, startedAt, pausedAt, endedAt } = newsletters;
  const rows = await db
    .select({ id, subject, createdAt, startedAt, pausedAt, endedAt })
    .from(newsletters)
    .where(after ? lt(id, after) : undefined)
    .orderBy(desc(id))
    .limit(pageSizes.newsletters + 1);
  const shown = rows.slice(0, pageSizes.newsletters);
  const counts = await countDeliveries(shown.map((row) => row.id));
  return {
    newsletters: shown.map((row) => ({ ...row, counts: counts.get(row.id) ?? nobody })),
    next: rows.length > pageSizes.newsletters ? (shown.at(-1)?.id ?? null) : null,
  };
}

export async function getNewsletter(id: number) {
  const [found] = await db.select().from(newsletters).where(eq(newsletters.id, id));
  if (!found) throw data(null, { status: 404 });
  const counts = await countDeliveries([id]);
  return { ...found, counts: counts.get(id) ?? nobody };
}

export const countReaders = () => db.$count(profiles, wantsNewsletter);

/** The people who get the newsletter, with the moment of their consent, newest account first. */
export async function listReaders(after: string | null) {
  const since = sql<string | null>`(
    select max(given.created_at) from ${consents} given where given.profile_id = profiles.id and given.is_given)`;
  const { id, name, email } = profiles;
  const rows = await db
    .select({ id, name, email, since })
    .from(profiles)
    .where(and(wantsNewsletter, after && uuid.test(after) ? lt(id, after) : undefined))
    .orderBy(desc(id))
    .limit(pageSizes.newsletterReaders + 1);
  const readers = rows.slice(0, pageSizes.newsletterReaders);
  return { readers, next: rows.length > pageSizes.newsletterReaders ? (readers.at(-1)?.id ?? null) : null };
}

import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { data } from "react-router";
import { db } from "~/db/client.server";
import { countSome } from "~/db/count-some.server";
import { pageOf } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { consents, newsletterDeliveries, newsletters, profiles } from "~/db/schema";
import { alsoAsDomain, containsWord, searchWords } from "~/db/text-search";
import { uuidOf } from "~/http/id-of";
import { wantsNewsletter } from "~/visible/newsletter-readers.server";
import type { DeliveryCounts, Stage } from "./newsletter";

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

interface Wanted {
  query?: string;
  stage?: Stage | null;
  /** The id of the last one already shown. */
  after?: number | null;
  limit?: number;
}

const folded = sql`search_fold(${newsletters.subject})`;

const matching = ({ query = "", stage }: Wanted): SQL[] => [
  ...searchWords(query).map((word) => containsWord(folded, word)),
  ...(stage === "entwurf" ? [isNull(newsletters.startedAt)] : []),
  ...(stage === "versendet" ? [isNotNull(newsletters.startedAt)] : []),
];

export const countNewsletters = (wanted: Wanted) => countSome(newsletters, and(...matching(wanted)));

/** Drafts and sent newsletters with what became of their mails, newest first. */
export async function listNewsletters({ after, limit = pageSizes.newsletters, ...wanted }: Wanted = {}) {
  const { id, subject, createdAt, startedAt, pausedAt, endedAt } = newsletters;
  const rows = await db
    .select({ id, subject, createdAt, startedAt, pausedAt, endedAt })
    .from(newsletters)
    .where(and(...matching(wanted), after ? lt(id, after) : undefined))
    .orderBy(desc(id))
    .limit(limit + 1);
  const { rows: shown, next } = pageOf(rows, limit, (last) => last.id);
  const counts = await countDeliveries(shown.map((row) => row.id));
  return { newsletters: shown.map((row) => ({ ...row, counts: counts.get(row.id) ?? nobody })), next };
}

export async function getNewsletter(id: number) {
  const [found] = await db.select().from(newsletters).where(eq(newsletters.id, id));
  if (!found) throw data(null, { status: 404 });
  const counts = await countDeliveries([id]);
  return { ...found, counts: counts.get(id) ?? nobody };
}

export const countReaders = () => db.$count(profiles, wantsNewsletter);

interface WantedReaders {
  query?: string;
  /** The id of the last one already shown. */
  after?: string | null;
  limit?: number;
}

const person = sql`search_fold(${profiles.name} || ' ' || ${profiles.email})`;
const readersFor = (query = "") =>
  and(
    wantsNewsletter,
    ...searchWords(query).map((word) => alsoAsDomain(word, (spelling) => containsWord(person, spelling))),
  );

export const countFoundReaders = (query: string) => countSome(profiles, readersFor(query));

/** The people who get the newsletter, with the moment of their consent, newest account first. */
export async function listReaders({ query, after, limit = pageSizes.newsletterReaders }: WantedReaders = {}) {
  const since = sql<string | null>`(
    select max(given.created_at) from ${consents} given where given.profile_id = profiles.id and given.is_given)`;
  const { id, name, email } = profiles;
  const rows = await db
    .select({ id, name, email, since })
    .from(profiles)
    .where(and(readersFor(query), uuidOf(after) ? lt(id, `${after}`) : undefined))
    .orderBy(desc(id))
    .limit(limit + 1);
  const { rows: readers, next } = pageOf(rows, limit, (last) => last.id);
  return { readers, next };
}

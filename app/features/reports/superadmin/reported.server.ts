import { asc, count, desc, eq, getTableColumns, isNotNull, isNull, or, sql } from "drizzle-orm";
import { data } from "react-router";
import { db } from "~/db/client.server";
import { pageAt } from "~/db/newest-first";
import { isOffersText as isOffer } from "~/db/offers-text";
import { pageSizes } from "~/db/page-sizes";
import { decisions, messages, profiles, type ReportReason, reportSubjects, reports } from "~/db/schema";

interface Wanted {
  reason: ReportReason | null;
  skip: number;
}

const subject = { id: reportSubjects.id, kind: reportSubjects.kind, name: reportSubjects.name };
const reasonsOf = sql<ReportReason[]>`array_agg(distinct ${reports.reason})`;
const hasReason = (reason: ReportReason | null) => (reason ? sql`bool_or(${reports.reason} = ${reason})` : undefined);

/** What waits for a decision: suspected danger first, then what waits longest. */
export async function listWaiting({ reason, skip }: Wanted) {
  const isDanger = sql<boolean>`bool_or(${reports.isDanger})`;
  const since = sql`min(${reports.createdAt})`.mapWith(reports.createdAt);
  const rows = await db
    .select({ ...subject, concerned: profiles.name, reasons: reasonsOf, count: count(), isDanger, at: since })
    .from(reports)
    .innerJoin(reportSubjects, eq(reportSubjects.id, reports.subjectId))
    .leftJoin(profiles, eq(profiles.id, reportSubjects.concerns))
    .where(isNull(reports.decisionId))
    .groupBy(reportSubjects.id, profiles.id)
    .having(hasReason(reason))
    .orderBy(desc(isDanger), asc(since), asc(reportSubjects.id))
    .offset(skip)
    .limit(pageSizes.reported + 1);
  return pageAt(
    rows.map((row) => ({ ...row, key: row.id, outcome: null })),
    skip,
    pageSizes.reported,
  );
}

/** The decisions, newest first. One without a report was taken by superadmins on their own. */
export async function listDecided({ reason, skip }: Wanted) {
  const answered = db
    .select({ decisionId: reports.decisionId, reasons: reasonsOf.as("reasons"), count: count().as("count") })
    .from(reports)
    .where(isNotNull(reports.decisionId))
    .groupBy(reports.decisionId)
    .having(hasReason(reason))
    .as("answered");
  const rows = await db
    .select({
      ...subject,
      key: decisions.id,
      concerned: profiles.name,
      reasons: sql<ReportReason[]>`coalesce(${answered.reasons}, '{}')`,
      count: sql<number>`coalesce(${answered.count}, 0)::int`,
      at: decisions.decidedAt,
      outcome: decisions.outcome,
    })
    .from(decisions)
    .innerJoin(reportSubjects, eq(reportSubjects.id, decisions.subjectId))
    .leftJoin(profiles, eq(profiles.id, reportSubjects.concerns))
    .leftJoin(answered, eq(answered.decisionId, decisions.id))
    .where(reason ? isNotNull(answered.decisionId) : undefined)
    .orderBy(desc(decisions.decidedAt), desc(decisions.id))
    .offset(skip)
    .limit(pageSizes.reported + 1);
  return pageAt(
    rows.map((row) => ({ ...row, isDanger: false })),
    skip,
    pageSizes.reported,
  );
}

export type ListedSubject = Awaited<ReturnType<typeof listWaiting | typeof listDecided>>["rows"][number];

const maxShown = 100;
/** Whether the content is shown, hidden by a superadmin, or gone. */
const state = sql<"shown" | "hidden" | null>`case ${reportSubjects.kind}
  when 'call' then (select case when hidden then 'hidden' else 'shown' end from ausschreibungen where id = content_id::bigint)
  when 'question' then (select case when hidden then 'hidden' else 'shown' end from call_questions where id = content_id::uuid)
  when 'collaboration' then (select case when hidden then 'hidden' else 'shown' end from collaborations where id = content_id::uuid and sentence is not null)
  when 'collection' then (select case when hidden then 'hidden' else 'shown' end from collections where id = content_id::uuid)
  when 'work' then (select case when hidden then 'hidden' else 'shown' end from works where id = content_id::bigint)
  when 'post' then (select case when hidden then 'hidden' else 'shown' end from posts where id = content_id::bigint)
  when 'article' then (select case when published then 'shown' else 'hidden' end from blog_posts where id = content_id::bigint and deleted_at is null)
  when 'message' then (select case when hidden then 'hidden' else 'shown' end from messages where id = content_id::bigint and kind = 'text')
  when 'profile' then (select case when hidden_by_superadmin then 'hidden' else 'shown' end from profiles where id = content_id::uuid)
  end`;

const isOffersText = sql<boolean>`(${reportSubjects.kind} = 'message' and exists (
  select from ${messages} where id = content_id::bigint and ${isOffer}))`;

/** What was reported, all its reports, and what was decided earlier about it or the same person. */
export async function getReported(id: string) {
  const [found] = await db
    .select({
      ...getTableColumns(reportSubjects),
      state,
      isOffersText,
      concerned: {
        id: profiles.id,
        name: profiles.name,
        profileStatus: profiles.profileStatus,
        isSuperadmin: profiles.isSuperadmin,
        hasText: isNotNull(profiles.bio).mapWith(Boolean),
        hasPortrait: isNotNull(profiles.avatarUrl).mapWith(Boolean),
      },
    })
    .from(reportSubjects)
    .leftJoin(profiles, eq(profiles.id, reportSubjects.concerns))
    .where(sql`${reportSubjects.id}::text = ${id}`);
  if (!found) throw data(null, { status: 404 });
  const { submissionKey: _, reporterId: _1, reporterEmail, ...report } = getTableColumns(reports);
  const all = await db
    .select({ ...report, hasAddress: isNotNull(reporterEmail).mapWith(Boolean) })
    .from(reports)
    .where(eq(reports.subjectId, found.id))
    .orderBy(desc(isNull(reports.decisionId)), desc(reports.createdAt), desc(reports.id))
    .limit(maxShown);
  const isSame = or(
    eq(decisions.subjectId, found.id),
    found.concerns ? eq(reportSubjects.concerns, found.concerns) : undefined,
  );
  const earlier = await db
    .select({ ...getTableColumns(decisions), kind: reportSubjects.kind, name: reportSubjects.name })
    .from(decisions)
    .innerJoin(reportSubjects, eq(reportSubjects.id, decisions.subjectId))
    .where(isSame)
    .orderBy(desc(decisions.decidedAt), desc(decisions.id))
    .limit(maxShown);
  const open = all.filter(({ decisionId }) => !decisionId).toReversed();
  return {
    ...found,
    reports: all,
    openReasons: [...new Set(open.map(({ reason }) => reason))],
    decisions: earlier,
    isRestricted: earlier.some(
      ({ subjectId, outcome, revokedAt }) => subjectId === found.id && outcome !== "none" && !revokedAt,
    ),
  };
}

export type Reported = Awaited<ReturnType<typeof getReported>>;

/** How many subjects wait for a decision. */
export const countWaiting = (): Promise<number> =>
  db
    .select({ count: sql<number>`count(distinct ${reports.subjectId})::int` })
    .from(reports)
    .where(isNull(reports.decisionId))
    .then(([found]) => found?.count ?? 0);

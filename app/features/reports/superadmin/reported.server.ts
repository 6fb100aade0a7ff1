import { desc, eq, getTableColumns, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { data } from "react-router";
import { titleOf } from "~/audit/reported";
import { db } from "~/db/client.server";
import { isOffersText as isOffer } from "~/db/offers-text";
import { decisions, messages, profiles, reportSubjects, reports } from "~/db/schema";
import { uuidOf } from "~/http/id-of";

const maxShown = 100;
/** Whether the content is shown, hidden by a superadmin, or gone. */
const state = sql<"shown" | "hidden" | null>`case ${reportSubjects.kind}
  when 'call' then (select case when hidden then 'hidden' else 'shown' end from ausschreibungen where id = content_id::bigint)
  when 'question' then (select case when hidden then 'hidden' else 'shown' end from call_questions where id = content_id::uuid)
  when 'collaboration' then (select case when hidden then 'hidden' else 'shown' end from collaborations where id = content_id::uuid and sentence is not null)
  when 'answer' then (select case when answer_hidden then 'hidden' else 'shown' end from collaborations where id = content_id::uuid and answer is not null)
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

export async function findChosenReports(ids: string[]) {
  const { id, kind, name } = reportSubjects;
  const rows = await db
    .select({ id, kind, name })
    .from(reportSubjects)
    .where(inArray(id, ids.filter(uuidOf)))
    .orderBy(name, id);
  return rows.map((row) => ({ id: row.id, name: titleOf(row) }));
}

export type Reported = Awaited<ReturnType<typeof getReported>>;

/** How many subjects wait for a decision. */
export const countWaiting = (): Promise<number> =>
  db
    .select({ count: sql<number>`count(distinct ${reports.subjectId})::int` })
    .from(reports)
    .where(isNull(reports.decisionId))
    .then(([found]) => found?.count ?? 0);

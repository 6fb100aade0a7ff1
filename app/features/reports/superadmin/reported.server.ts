import { desc, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { data } from "react-router";
import { titleOf } from "~/audit/reported";
import { db } from "~/db/client.server";
import { isOffersText as isOffer } from "~/db/offers-text";
import { decisions, messages, profiles, type ReportedKind, reportSubjects, reports } from "~/db/schema";
import { uuidOf } from "~/http/id-of";

const maxShown = 100;
/** Whether a superadmin has hidden it; no row if it is gone. */
const isHidden: Record<ReportedKind, SQL> = {
  call: sql`select hidden from ausschreibungen where id = content_id::bigint`,
  question: sql`select hidden from call_questions where id = content_id::uuid`,
  collaboration: sql`select hidden from collaborations where id = content_id::uuid and sentence is not null`,
  answer: sql`select answer_hidden from collaborations where id = content_id::uuid and answer is not null`,
  collection: sql`select hidden from collections where id = content_id::uuid`,
  work: sql`select hidden from works where id = content_id::bigint`,
  post: sql`select hidden from posts where id = content_id::bigint`,
  article: sql`select not published from blog_posts where id = content_id::bigint and deleted_at is null`,
  message: sql`select hidden from messages where id = content_id::bigint and kind = 'text'`,
  profile: sql`select hidden_by_superadmin from profiles where id = content_id::uuid`,
};
const ofKinds = Object.entries(isHidden).map(([kind, hidden]) => sql`when ${sql.raw(`'${kind}'`)} then (${hidden})`);
const state = sql<"shown" | "hidden" | null>`case (case ${reportSubjects.kind} ${sql.join(ofKinds, sql` `)} end)
  when true then 'hidden' when false then 'shown' end`;

/** Its text as it is now; messages, questions, sentences and answers are copied into each report instead. */
const text = sql<string | null>`case ${reportSubjects.kind}
  when 'call' then (select description from ausschreibungen where id = content_id::bigint)
  when 'work' then (select content from works where id = content_id::bigint)
  when 'post' then (select content from posts where id = content_id::bigint)
  when 'profile' then (select bio from profiles where id = content_id::uuid)
end`;

const isOffersText = sql<boolean>`(${reportSubjects.kind} = 'message' and exists (
  select from ${messages} where id = content_id::bigint and ${isOffer}))`;

/** What was reported, all its reports, and what was decided earlier about it or the same person. */
export async function getReported(id: string) {
  const [found] = await db
    .select({
      ...getTableColumns(reportSubjects),
      state,
      text,
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

const subjects = sql<number>`count(distinct ${reports.subjectId})`;

/** How many subjects wait for a decision, and about how many of them somebody suspects a danger. */
export const countWaiting = (): Promise<{ all: number; inDanger: number }> =>
  db
    .select({
      all: sql<number>`${subjects}::int`,
      inDanger: sql<number>`(${subjects} filter (where ${reports.isDanger}))::int`,
    })
    .from(reports)
    .where(isNull(reports.decisionId))
    .then(([found]) => found ?? { all: 0, inDanger: 0 });

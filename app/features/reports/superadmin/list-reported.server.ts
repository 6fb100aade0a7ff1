import { and, asc, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { maxCountedRows } from "~/db/count-some.server";
import { pageAt } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { decisions, profiles, type ReportReason, reportSubjects, reports } from "~/db/schema";
import { containsWord, searchWords } from "~/db/text-search";

interface Wanted {
  reason: ReportReason | null;
  skip: number;
  query?: string;
  limit?: number;
}

const searched = sql`search_fold(${reportSubjects.name} || ' ' || coalesce(${profiles.name}, ''))`;
const matching = (query = "") => searchWords(query).map((word) => containsWord(searched, word));

const subject = { id: reportSubjects.id, kind: reportSubjects.kind, name: reportSubjects.name };
const reasonsOf = sql<ReportReason[]>`array_agg(distinct ${reports.reason})`;
const hasReason = (reason: ReportReason | null) => (reason ? sql`bool_or(${reports.reason} = ${reason})` : undefined);

/** What waits for a decision: suspected danger first, then what waits longest. */
export async function listWaiting({ reason, skip, query, limit = pageSizes.reported }: Wanted) {
  const isDanger = sql<boolean>`bool_or(${reports.isDanger})`;
  const since = sql`min(${reports.createdAt})`.mapWith(reports.createdAt);
  const rows = await db
    .select({ ...subject, concerned: profiles.name, reasons: reasonsOf, count: count(), isDanger, at: since })
    .from(reports)
    .innerJoin(reportSubjects, eq(reportSubjects.id, reports.subjectId))
    .leftJoin(profiles, eq(profiles.id, reportSubjects.concerns))
    .where(and(isNull(reports.decisionId), ...matching(query)))
    .groupBy(reportSubjects.id, profiles.id)
    .having(hasReason(reason))
    .orderBy(desc(isDanger), asc(since), asc(reportSubjects.id))
    .offset(skip)
    .limit(limit + 1);
  return pageAt(
    rows.map((row) => ({ ...row, key: row.id, outcome: null })),
    skip,
    limit,
  );
}

/** The decisions, newest first. One without a report was taken by superadmins on their own. */
export async function listDecided({ reason, skip, query, limit = pageSizes.reported }: Wanted) {
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
    .where(and(reason ? isNotNull(answered.decisionId) : undefined, ...matching(query)))
    .orderBy(desc(decisions.decidedAt), desc(decisions.id))
    .offset(skip)
    .limit(limit + 1);
  return pageAt(
    rows.map((row) => ({ ...row, isDanger: false })),
    skip,
    limit,
  );
}

export type ListedSubject = Awaited<ReturnType<typeof listWaiting | typeof listDecided>>["rows"][number];

/** Everything in this state, as far as lists count. */
export const listReported = (state: string, wanted: Pick<Wanted, "reason" | "query">, limit = maxCountedRows) =>
  (state === "entschieden" ? listDecided : listWaiting)({ ...wanted, skip: 0, limit });

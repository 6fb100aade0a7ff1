import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { auditLog, reportSubjects, reports } from "~/db/schema";
import { formatMoment } from "~/text/dates";
import type { OfferCounts } from "./offer-counts";

const shownEntries = 20;

/**
 * The newest acts on an account and reports about its content, in the order of time. Nobody sees reports about
 * themselves.
 */
export async function listHistory(id: string, withReports: boolean) {
  const [acts, reported, offers] = await Promise.all([
    db
      .select({
        at: auditLog.createdAt,
        action: auditLog.action,
        name: auditLog.subjectName,
        actor: auditLog.actorName,
        reason: auditLog.reason,
        subjectId: sql<null>`null`,
      })
      .from(auditLog)
      .where(
        and(eq(auditLog.concerns, id), withReports ? undefined : sql`${auditLog.action} !~ '^(report|objection)\\.'`),
      )
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .limit(shownEntries),
    withReports ? listReports(id) : [],
    countOffers(id),
  ]);
  const entries = [...acts, ...reported]
    .toSorted((one, other) => +other.at - +one.at)
    .slice(0, shownEntries)
    .map(({ at, ...entry }) => ({ ...entry, at: formatMoment(at) }));
  return { entries, offers };
}

/** Without who reported. */
const listReports = (id: string) =>
  db
    .select({
      at: reports.createdAt,
      action: sql<null>`null`,
      name: reportSubjects.name,
      actor: sql<null>`null`,
      reason: sql<null>`null`,
      subjectId: reportSubjects.id,
    })
    .from(reports)
    .innerJoin(reportSubjects, eq(reportSubjects.id, reports.subjectId))
    .where(eq(reportSubjects.concerns, id))
    .orderBy(desc(reports.createdAt))
    .limit(shownEntries);

async function countOffers(id: string): Promise<OfferCounts> {
  const { rows } = await db.execute(sql`select
    (select count(*)::int from offers where sender_id = ${id}) "sent",
    (select count(*)::int from offers where sender_id = ${id} and state = 'confirmed') "sentConfirmed",
    (select count(*)::int from offers where company_id = ${id}) "received",
    (select count(*)::int from offers where company_id = ${id} and state = 'confirmed') "receivedConfirmed"`);
  return rows[0] as unknown as OfferCounts;
}

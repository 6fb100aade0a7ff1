import { eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { decisions, objections, reportSubjects, reports } from "~/db/schema";

const subject = { kind: reportSubjects.kind, name: reportSubjects.name };

/** The reports that this person sent with an address, and what became of them. */
export function listOwnReports(profileId: string) {
  const {
    reporterId: _,
    submissionKey: _1,
    subjectId: _2,
    decisionId: _3,
    id: _4,
    ...report
  } = getTableColumns(reports);
  return db
    .select({ ...subject, ...report, outcome: decisions.outcome, decidedAt: decisions.decidedAt })
    .from(reports)
    .innerJoin(reportSubjects, eq(reportSubjects.id, reports.subjectId))
    .leftJoin(decisions, eq(decisions.id, reports.decisionId))
    .where(eq(reports.reporterId, profileId));
}

/** The decisions about this person and what they objected, but nothing of who reported. */
export function listDecisionsAbout(profileId: string) {
  return db
    .select({
      ...subject,
      outcome: decisions.outcome,
      ground: decisions.ground,
      facts: decisions.facts,
      ledByReport: decisions.ledByReport,
      decidedAt: decisions.decidedAt,
      objectionUntil: decisions.objectionUntil,
      revokedAt: decisions.revokedAt,
      objection: objections.text,
      answer: objections.answer,
      isUpheld: objections.isUpheld,
    })
    .from(decisions)
    .innerJoin(reportSubjects, eq(reportSubjects.id, decisions.subjectId))
    .leftJoin(objections, sql`${eq(objections.decisionId, decisions.id)} and ${isNull(objections.reportId)}`)
    .where(eq(reportSubjects.concerns, profileId));
}

import { eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { type ActionName, actions } from "~/audit/acts";
import { outcomes } from "~/audit/grounds";
import { reportedKinds, reportReasons } from "~/audit/reported";
import { db } from "~/db/client.server";
import { auditLog, decisions, objections, reportSubjects, reports } from "~/db/schema";
import { chapter } from "../chapter";

const subject = { kind: reportSubjects.kind, name: reportSubjects.name };

const kinds = {
  profile: reportedKinds.profile.noun,
  call: reportedKinds.call.noun,
  question: reportedKinds.question.noun,
  collection: reportedKinds.collection.noun,
  collaboration: reportedKinds.collaboration.noun,
  answer: reportedKinds.answer.noun,
  work: reportedKinds.work.noun,
  post: reportedKinds.post.noun,
  article: reportedKinds.article.noun,
  message: reportedKinds.message.noun,
};

const subjectNames = { kind: ["Was", kinds], name: "Bezeichnung" } as const;

/** The reports that this person sent with an address, and what became of them. */
function listOwnReports(profileId: string) {
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
function listDecisionsAbout(profileId: string) {
  return db
    .select({
      ...subject,
      outcome: decisions.outcome,
      ground: decisions.ground,
      facts: decisions.facts,
      removed: sql<string | null>`${decisions.removed} ->> 'value'`,
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

export const reportChapters = (id: string) => [
  chapter("meldungen", "Meldungen von Ihnen", listOwnReports(id), {
    ...subjectNames,
    reason: ["Grund", reportReasons],
    text: "Text",
    isDanger: "Verdacht auf Gefahr",
    reporterEmail: "Ihre Adresse",
    excerpt: [
      "Kopierte Nachrichten",
      {
        from: ["Von", { concerned: "der gemeldeten Person", reporter: "Ihnen", other: "der anderen Seite" }],
        text: "Text",
        at: "Am",
        isReported: "Das ist die gemeldete",
        files: "Dateien",
      },
    ],
    createdAt: "Gemeldet am",
    outcome: ["Entscheidung", outcomes],
    decidedAt: "Entschieden am",
  }),
  chapter("entscheidungen", "Entscheidungen über Ihre Inhalte", listDecisionsAbout(id), {
    ...subjectNames,
    outcome: ["Entscheidung", outcomes],
    ground: "Grundlage",
    facts: "Sachverhalt",
    removed: "Entfernt",
    ledByReport: "Auf eine Meldung hin",
    decidedAt: "Entschieden am",
    objectionUntil: "Einspruch möglich bis",
    revokedAt: "Aufgehoben am",
    objection: "Ihr Einspruch",
    answer: "Unsere Antwort",
    isUpheld: "Einspruch stattgegeben",
  }),
  chapter(
    "eingriffe",
    "Eingriffe der Betreiber",
    db
      .select({
        action: sql<ActionName>`${auditLog.action}`,
        subject: auditLog.subjectName,
        reason: auditLog.reason,
        at: auditLog.createdAt,
      })
      .from(auditLog)
      .where(eq(auditLog.concerns, id)),
    { action: ["Was", actions], subject: "Bezeichnung", reason: "Grund", at: "Am" },
  ),
];

import { and, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "~/auth/viewer";
import { type Connection, db, type Transaction } from "~/db/client.server";
import {
  decisions,
  type Outcome,
  profiles,
  type RemovedPart,
  type ReportedKind,
  reportSubjects,
  reports,
} from "~/db/schema";
import { settings } from "~/settings.server";
import { formatMoment } from "~/text/dates";
import { answerToReporter, type Cause, reversalToReporter, type Statement } from "./act-mails";
import { refuseAboutOneself } from "./audit.server";
import type { AnsweredReports, Basis } from "./basis";
import { type Ground, outcomes, reasonsAnsweredOn } from "./grounds";
import { objectionUrlOf } from "./objection-link.server";
import type { Subject } from "./reported";
import { storeSubject } from "./subjects.server";
import { tellReporter } from "./tell-reporter.server";

interface Decided extends Basis {
  outcome: Outcome;
  /** What the act is on. */
  subject: Subject;
  facts: string;
  /** What the act took from a profile. */
  removed?: RemovedPart;
}

/** Thrown when somebody else has already decided about these reports. It rolls the act back. */
export class DecidedMeanwhile extends Error {}

/**
 * The gate that every decision passes, whatever its outcome. Stores it in the transaction of its act, and answers reports
 * with it. Looks again under a lock whether they still wait. Returns what the statement of reasons says. It comes after
 * `recordAct`, whose counter is locked first by every act, so that one superadmin's decisions never block each other.
 */
export async function recordDecision(
  tx: Transaction,
  viewer: Pick<Viewer, "id">,
  { outcome, subject, facts, removed, ground = "agb", answers }: Decided,
): Promise<Statement> {
  const subjectId = answers?.subjectId ?? (await storeSubject(tx, subject));
  const stored = await lockSubject(tx, subjectId);
  for (const concerns of [subject.concerns, stored.concerns]) refuseAboutOneself(viewer, concerns);
  const { ids, cause } = await lockReports(tx, stored, { outcome, ground, answers });
  const [decision] = await tx
    .insert(decisions)
    .values({
      subjectId,
      outcome,
      facts,
      removed,
      ground: outcome === "none" ? null : ground,
      ledByReport: cause === "report",
      decidedBy: viewer.id,
    })
    .returning();
  if (!decision) throw new Error("The decision was not stored");
  await tellReporters(tx, decision, stored, ids);
  const objectionUrl = objectionUrlOf({ decisionId: decision.id, reportId: null });
  return { outcome, path: subject.path, ground, cause, objectionUntil: decision.objectionUntil, objectionUrl };
}

type Decision = typeof decisions.$inferSelect;

/** Answers these reports with a decision, and tells who left an address. */
async function tellReporters(tx: Transaction, decision: Decision, stored: StoredSubject, ids: string[]): Promise<void> {
  await tx.update(reports).set({ decisionId: decision.id }).where(inArray(reports.id, ids));
  const { outcome, objectionUntil } = decision;
  const facts = decision.facts ?? "";
  const reporters = await tx
    .select({ id: reports.id, reporterId: reports.reporterId, reporterEmail: reports.reporterEmail })
    .from(reports)
    .where(and(inArray(reports.id, ids), isNotNull(reports.reporterEmail)));
  for (const { id, ...reporter } of reporters) {
    const objectionUrl = objectionUrlOf({ decisionId: decision.id, reportId: id });
    const answer = { outcome, facts, objectionUntil, objectionUrl };
    await tellReporter(tx, reporter, stored, (about) => answerToReporter({ ...answer, subject: about }, settings));
  }
}

const restricts = (subjectId: string) =>
  and(eq(decisions.subjectId, subjectId), ne(decisions.outcome, "none"), isNull(decisions.revokedAt));

/** Answers reports with an earlier decision about the same thing, which is still in force. */
export async function answerWithEarlierDecision(tx: Transaction, answers: AnsweredReports): Promise<void> {
  const stored = await lockSubject(tx, answers.subjectId);
  const { ids } = await lockReports(tx, stored, { outcome: "none", ground: "agb", answers });
  const standing = await tx
    .select()
    .from(decisions)
    .where(restricts(stored.id))
    .orderBy(desc(decisions.decidedAt))
    .limit(1);
  if (!standing[0]) throw new DecidedMeanwhile();
  await tellReporters(tx, standing[0], stored, ids);
}

async function lockSubject(tx: Transaction, id: string): Promise<StoredSubject> {
  const [stored] = await tx.select().from(reportSubjects).where(eq(reportSubjects.id, id)).for("update");
  if (!stored) throw new Error("The subject is gone");
  return stored;
}

interface Answering {
  outcome: Outcome;
  ground: Ground;
  answers?: AnsweredReports;
}

type StoredSubject = typeof reportSubjects.$inferSelect;

/** The open reports that a decision answers, and what made us look. An account is also reported by what it published. */
async function lockReports(tx: Transaction, stored: StoredSubject, { outcome, ground, answers }: Answering) {
  const isAbout =
    outcome === "block" && stored.concerns
      ? eq(reportSubjects.concerns, stored.concerns)
      : eq(reportSubjects.id, stored.id);
  const all = await tx
    .select({ id: reports.id, subjectId: reports.subjectId, reason: reports.reason, decisionId: reports.decisionId })
    .from(reports)
    .innerJoin(reportSubjects, eq(reportSubjects.id, reports.subjectId))
    .where(isAbout)
    .orderBy(reports.id)
    .for("update", { of: reports });
  const reasons = answers?.reasons ?? reasonsAnsweredOn(ground);
  const open = all.filter(({ decisionId }) => decisionId === null);
  const ids = open
    .filter(({ subjectId, reason }) => subjectId === stored.id && reasons.includes(reason))
    .map(({ id }) => id);
  if (answers && ids.length === 0) throw new DecidedMeanwhile();
  const cause: Cause = open.length > 0 ? "report" : all.length > 0 ? "earlier-report" : "own";
  return { ids, cause };
}

/** Who decided last about something, how and when, for a superadmin who was slower or whose decision counts already. */
export async function whoDecided(subjectId: string, viewerId: string): Promise<string> {
  const [last] = await db
    .select({ outcome: decisions.outcome, at: decisions.decidedAt, by: decisions.decidedBy, name: profiles.name })
    .from(decisions)
    .leftJoin(profiles, eq(profiles.id, decisions.decidedBy))
    .where(and(eq(decisions.subjectId, subjectId), isNull(decisions.revokedAt)))
    .orderBy(desc(decisions.decidedAt))
    .limit(1);
  const how = last && `${formatMoment(last.at)} entschieden: ${outcomes[last.outcome]}.`;
  if (last?.by === viewerId) return `Sie haben schon am ${how} Dabei bleibt es.`;
  const who = last ? `${last.name ?? "Jemand"} hat am ${how}` : "Jemand war schneller.";
  return `${who} Ihre Entscheidung gilt nicht, und niemand bekam dazu eine E-Mail.`;
}

/**
 * Takes decisions back, and tells the reporters whom they answered, but not the one who objected. Reports that a revoked
 * 'nothing' answered wait again. Returns whether there was something to take back.
 */
export async function revokeDecisions(
  tx: Transaction,
  which: SQL,
  objectorsReport: string | null = null,
): Promise<boolean> {
  const revoked = await tx
    .update(decisions)
    .set({ revokedAt: sql`now()` })
    .where(and(which, isNull(decisions.revokedAt)))
    .returning({ id: decisions.id, outcome: decisions.outcome });
  for (const { id, outcome } of revoked) {
    const answered = await tx
      .select({ report: reports, about: { kind: reportSubjects.kind, name: reportSubjects.name } })
      .from(reports)
      .innerJoin(reportSubjects, eq(reportSubjects.id, reports.subjectId))
      .where(eq(reports.decisionId, id));
    for (const { report, about } of answered)
      if (report.id !== objectorsReport)
        await tellReporter(tx, report, about, (named) => reversalToReporter(named, outcome, settings));
    if (outcome === "none") await tx.update(reports).set({ decisionId: null }).where(eq(reports.decisionId, id));
  }
  return revoked.length > 0;
}

/** Whether one of these decisions still holds. */
export const isStillInForce = async (on: Connection, which: SQL): Promise<boolean> =>
  (await on.$count(decisions, and(which, isNull(decisions.revokedAt)))) > 0;

/** The decisions that took this content away in this way. */
const takingAway = (
  outcome: Outcome,
  kind: ReportedKind,
  contentId: string,
) => sql`${decisions.outcome} = ${outcome} and ${decisions.subjectId} in (
  select id from ${reportSubjects} where kind = ${kind} and content_id = ${contentId})`;

/** The decisions that hid this content. */
export const hiding = (kind: ReportedKind, contentId: string) => takingAway("hide", kind, contentId);

/** The decisions that deleted this content. */
export const deleting = (kind: ReportedKind, contentId: string) => takingAway("delete", kind, contentId);

/** The decisions that blocked this account, whatever they were about. */
export const blocking = (accountId: string) => sql`${decisions.outcome} = 'block' and ${decisions.subjectId} in (
  select id from ${reportSubjects} where concerns = ${accountId})`;

import { eq, sql } from "drizzle-orm";
import { data } from "react-router";
import { actTransaction, recordAct } from "~/audit/audit.server";
import type { Basis, Undone } from "~/audit/basis";
import { isOverdue } from "~/audit/deadline";
import { revokeDecisions } from "~/audit/decisions.server";
import { type Subject, titleOf } from "~/audit/reported";
import { mayAct } from "~/audit/roles";
import { canOthersDecide } from "~/audit/superadmins.server";
import { tellReporter } from "~/audit/tell-reporter.server";
import type { Viewer } from "~/auth/viewer";
import type { Connection, Transaction } from "~/db/client.server";
import { decisions, type Outcome, objections, profiles, reportSubjects, reports } from "~/db/schema";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { objectionMail } from "../report-mails";

/** Undoes an act. */
export type Undo = (viewer: Viewer, subject: Decided, reason: string, basis: Basis) => Promise<Undone>;

interface Decided extends Subject {
  decisionId: string;
}

export interface ObjectionAnswer {
  isUpheld: boolean;
  answer: string;
}

type WhyNot = "not-oneself" | "about-oneself" | "superadmins-only";
export type Answered = "done" | "too-late" | WhyNot;

/**
 * Decides about an objection, in one transaction with what takes the act back. Nobody decides about themself, and
 * whoever took the decision only when nobody else can.
 */
export function answerObjection(viewer: Viewer, id: string, said: ObjectionAnswer, undo: Undo): Promise<Answered> {
  return actTransaction(viewer, async (tx) => {
    const found = await lockObjection(tx, id);
    if (!found) throw data(null, { status: 404 });
    const { objection, decision, subject, objectorId } = found;
    if (objection.decidedAt) return "too-late";
    const { decidedBy, outcome } = decision;
    const { concerns } = subject;
    const about = { decidedBy, outcome, concerns, objectorId, since: objection.createdAt };
    const refusal = await whyNotDecide(tx, viewer, about);
    if (refusal) return refusal;
    const { isUpheld, answer } = said;
    await tx
      .update(objections)
      .set({ isUpheld, answer, decidedBy: viewer.id, decidedAt: sql`now()` })
      .where(eq(objections.id, objection.id));
    const content = { ...subject, id: subject.contentId ?? "", decisionId: decision.id };
    await recordAct(tx, viewer, {
      action: isUpheld ? "objection.uphold" : "objection.reject",
      subject: { type: subject.kind, id: content.id, name: titleOf(subject) },
      concerns: subject.concerns,
      reason: answer,
    });
    const takesBack = isUpheld && !objection.reportId;
    // All acts lock the content before its decision.
    const undone = takesBack && (await undo(viewer, content, answer, { on: tx, isTold: true }).catch(falseWhenGone));
    if (isUpheld) await revoke(tx, decision, objection.reportId);
    await tell(tx, { ...said, subject, outcome: decision.outcome, reportId: objection.reportId, undone });
    return "done";
  });
}

/** The content may have been deleted since. */
function falseWhenGone(error: unknown): false {
  if (error instanceof Error || (error as ReturnType<typeof data>).init?.status !== 404) throw error;
  return false;
}

async function lockObjection(tx: Transaction, id: string) {
  const [found] = await tx
    .select({ objection: objections, decision: decisions, subject: reportSubjects, objectorId: reports.reporterId })
    .from(objections)
    .innerJoin(decisions, eq(decisions.id, objections.decisionId))
    .innerJoin(reportSubjects, eq(reportSubjects.id, decisions.subjectId))
    .leftJoin(reports, eq(reports.id, objections.reportId))
    .where(sql`${objections.id}::text = ${id}`)
    .for("update", { of: objections });
  return found;
}

/**
 * Whether this person decides about an objection. Never about their own or one that is about them; about one against
 * their own decision only when nobody else can, or nobody else did in time. Only superadmins unblock.
 */
export async function whyNotDecide(
  on: Connection,
  viewer: Viewer,
  { decidedBy, outcome, concerns, objectorId, since }: Objected,
): Promise<WhyNot | null> {
  if (concerns === viewer.id || objectorId === viewer.id) return "about-oneself";
  const isBlocked = outcome === "block";
  if (isBlocked && !mayAct(viewer, "profile.unblock")) return "superadmins-only";
  if (decidedBy !== viewer.id || isOverdue(since)) return null;
  return (await canOthersDecide(on, [viewer.id, concerns, objectorId], isBlocked)) ? "not-oneself" : null;
}

interface Objected extends Pick<Decision, "outcome"> {
  decidedBy: string | null;
  concerns: string | null;
  /** The account of a reporter who objected. */
  objectorId: string | null;
  since: Date;
}

/** If a reporter finds an act too mild, the report is looked at again. Until then the act stays in force. */
async function revoke(tx: Transaction, { id, outcome }: Decision, reportId: string | null): Promise<void> {
  if (reportId && outcome !== "none")
    await tx.update(reports).set({ decisionId: null }).where(eq(reports.id, reportId));
  else await revokeDecisions(tx, eq(decisions.id, id), reportId);
}

type Decision = typeof decisions.$inferSelect;

interface Told extends ObjectionAnswer {
  subject: typeof reportSubjects.$inferSelect;
  outcome: Outcome;
  reportId: string | null;
  undone: Undone;
}

async function tell(tx: Transaction, { subject, reportId, ...told }: Told): Promise<void> {
  const mailAbout = (about: Parameters<typeof objectionMail>[0]["subject"]) =>
    objectionMail({ ...told, subject: about, isReporter: reportId !== null }, settings);
  if (reportId) {
    const { reporterId, reporterEmail } = reports;
    const [reporter] = await tx.select({ reporterId, reporterEmail }).from(reports).where(eq(reports.id, reportId));
    if (reporter) await tellReporter(tx, reporter, subject, mailAbout);
    return;
  }
  const isConcerned = sql`${profiles.id} = ${subject.concerns}`;
  const [concerned] = await tx.select({ email: profiles.email }).from(profiles).where(isConcerned);
  if (concerned) await sendMail(tx, ownAddress(concerned), mailAbout(subject));
}

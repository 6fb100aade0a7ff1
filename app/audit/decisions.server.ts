import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Viewer } from "~/auth/viewer";
import type { Transaction } from "~/db/client.server";
import { decisions, type Outcome, reportSubjects, reports } from "~/db/schema";
import { settings } from "~/settings.server";
import { answerToReporter, type Statement } from "./act-mails";
import type { Basis } from "./basis";
import { objectionUrlOf } from "./objection-link.server";
import type { Subject } from "./reported";
import { keepSubject } from "./subjects.server";
import { tellReporter } from "./tell-reporter.server";

interface Decided extends Basis {
  outcome: Outcome;
  /** What the act is on. */
  subject: Subject;
  facts: string;
}

/**
 * Stores a decision in the transaction of its act, and answers all open reports with it. Returns what the statement of
 * reasons says.
 */
export async function recordDecision(
  tx: Transaction,
  viewer: Pick<Viewer, "id">,
  { outcome, subject, facts, ground = "agb", about }: Decided,
): Promise<Statement> {
  const subjectId = about ?? (await keepSubject(tx, subject));
  const [kept] = await tx.select().from(reportSubjects).where(eq(reportSubjects.id, subjectId)).for("update");
  if (!kept) throw new Error("The subject is gone");
  const open = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.subjectId, subjectId), isNull(reports.decisionId)))
    .for("update");
  const ids = open.map(({ id }) => id);
  const [decision] = await tx
    .insert(decisions)
    .values({
      subjectId,
      outcome,
      facts,
      ground: outcome === "none" ? null : ground,
      ledByReport: ids.length > 0,
      decidedBy: viewer.id,
    })
    .returning();
  if (!decision) throw new Error("The decision was not stored");
  await tx.update(reports).set({ decisionId: decision.id }).where(inArray(reports.id, ids));
  const { objectionUntil, ledByReport } = decision;
  const reporters = await tx
    .select({ id: reports.id, reporterId: reports.reporterId, reporterEmail: reports.reporterEmail })
    .from(reports)
    .where(and(eq(reports.decisionId, decision.id), isNotNull(reports.reporterEmail)));
  const urlFor = (reportId: string | null) => objectionUrlOf({ decisionId: decision.id, reportId });
  for (const { id, ...reporter } of reporters) {
    const answer = { outcome, facts, objectionUntil, objectionUrl: urlFor(id) };
    await tellReporter(tx, reporter, kept, (about) => answerToReporter({ ...answer, subject: about }, settings));
  }
  return { outcome, path: subject.path, ground, ledByReport, objectionUntil, objectionUrl: urlFor(null) };
}

import { eq } from "drizzle-orm";
import { actTransaction, recordAct } from "~/audit/audit.server";
import type { AnsweredReports } from "~/audit/basis";
import { answerWithEarlierDecision, recordDecision } from "~/audit/decisions.server";
import { titleOf } from "~/audit/reported";
import type { Viewer } from "~/auth/viewer";
import type { Transaction } from "~/db/client.server";
import { reportSubjects } from "~/db/schema";

/** Answers open reports of a subject without doing anything about it. */
export function dismissReports(viewer: Viewer, answers: AnsweredReports, reason: string): Promise<void> {
  return actTransaction(viewer, async (tx) => {
    const stored = await getStored(tx, answers);
    const { kind, contentId, name, path, concerns } = stored;
    const subject = { kind, id: contentId ?? "", name, path, concerns };
    await recordAct(tx, viewer, {
      action: "report.dismiss",
      subject: { type: kind, id: subject.id, name: titleOf(stored) },
      concerns,
      reason,
    });
    await recordDecision(tx, viewer, { outcome: "none", subject, facts: reason, answers });
  });
}

/** Answers open reports of something that is already restricted and stays restricted. */
export function leaveAsItIs(viewer: Viewer, answers: AnsweredReports, reason: string): Promise<void> {
  return actTransaction(viewer, async (tx) => {
    const stored = await getStored(tx, answers);
    await recordAct(tx, viewer, {
      action: "report.as-before",
      subject: { type: stored.kind, id: stored.contentId ?? "", name: titleOf(stored) },
      concerns: stored.concerns,
      reason,
    });
    await answerWithEarlierDecision(tx, answers);
  });
}

async function getStored(tx: Transaction, { subjectId }: AnsweredReports) {
  const [stored] = await tx.select().from(reportSubjects).where(eq(reportSubjects.id, subjectId));
  if (!stored) throw new Error("The subject is gone");
  return stored;
}

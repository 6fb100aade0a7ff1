import { and, eq, isNull } from "drizzle-orm";
import { recordAct } from "~/audit/audit.server";
import { recordDecision } from "~/audit/decisions.server";
import { titleOf } from "~/audit/reported";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { reportSubjects, reports } from "~/db/schema";

/** Answers the open reports of a subject without doing anything about it. Returns false when none is open. */
export function dismissReports(viewer: Viewer, id: string, reason: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [kept] = await tx.select().from(reportSubjects).where(eq(reportSubjects.id, id)).for("update");
    const isOpen = and(eq(reports.subjectId, id), isNull(reports.decisionId));
    if (!kept || (await tx.$count(reports, isOpen)) === 0) return false;
    const { kind, contentId, name, path, concerns } = kept;
    const subject = { kind, id: contentId ?? "", name, path, concerns };
    await recordDecision(tx, viewer, { outcome: "none", subject, facts: reason, about: id });
    await recordAct(tx, viewer, {
      action: "report.dismiss",
      subject: { type: kind, id: subject.id, name: titleOf(kept) },
      concerns,
      reason,
    });
    return true;
  });
}

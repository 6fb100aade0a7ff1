import { eq } from "drizzle-orm";
import { actMail } from "~/audit/act-mails";
import { actTransaction, recordAct } from "~/audit/audit.server";
import type { Basis } from "~/audit/basis";
import { recordDecision } from "~/audit/decisions.server";
import { titleOf, warnedAbout } from "~/audit/reported";
import type { Viewer } from "~/auth/viewer";
import { profiles, reportSubjects } from "~/db/schema";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";

/** Warns the person concerned because of reports. Nothing else changes. Returns false when that account is gone. */
export function warnAbout(viewer: Viewer, { ground, answers }: Basis, reason: string): Promise<boolean> {
  return actTransaction(viewer, async (tx) => {
    const [found] = await tx
      .select()
      .from(reportSubjects)
      .innerJoin(profiles, eq(profiles.id, reportSubjects.concerns))
      .where(eq(reportSubjects.id, answers?.subjectId ?? ""));
    if (!found) return false;
    const { kind, contentId, name, path, concerns } = found.report_subjects;
    const subject = { kind, id: contentId ?? "", name, path, concerns };
    await recordAct(tx, viewer, {
      action: "profile.warn",
      subject: { type: kind, id: subject.id, name: titleOf(subject) },
      concerns,
      reason,
    });
    const statement = await recordDecision(tx, viewer, { outcome: "warn", subject, facts: reason, ground, answers });
    const told = { name: found.profiles.name, act: "profile.warn" as const, title: warnedAbout(subject) };
    await sendMail(tx, ownAddress(found.profiles), actMail({ ...told, reason, statement }, settings));
    return true;
  });
}

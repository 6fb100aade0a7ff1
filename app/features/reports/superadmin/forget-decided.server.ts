import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { RemovedPart } from "~/db/schema";
import { dropFiles, keysOf } from "~/images/pictures.server";
import { keepingTimes } from "~/jobs/keeping-times";

/**
 * Deletes from reports, decisions and objections what they say, some time after the decision. Kinds, reasons, outcomes
 * and times stay, which name nobody. Returns the number of decisions.
 */
export function forgetDecided(): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; subject: string; removed: RemovedPart | null }>(sql`
      update decisions d set facts = null, removed = null
      where facts is not null and decided_at < now() - ${keepingTimes.decidedReport.interval}::interval
        and not exists (select from objections where decision_id = d.id and decided_at is null)
      returning id, subject_id as subject, old.removed`);
    if (rows.length === 0) return 0;
    const portraits = rows.flatMap(({ removed }) => (removed?.part === "avatarUrl" ? [removed.value] : []));
    await dropFiles(
      tx,
      portraits.flatMap((url) => keysOf(url)),
    );
    const ids = sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`;
    const subjects = sql`${sql.param(rows.map(({ subject }) => subject))}::uuid[]`;
    await tx.execute(sql`
      update reports set text = null, excerpt = null, reporter_id = null, reporter_email = null, submission_key = null
      where decision_id = any(${ids})`);
    await tx.execute(sql`update objections set text = null, answer = null where decision_id = any(${ids})`);
    await tx.execute(sql`
      update report_subjects s set content_id = null, name = 'nicht mehr gespeichert', path = null, concerns = null
      where id = any(${subjects})
        and not exists (select from decisions where subject_id = s.id and facts is not null)
        and not exists (select from reports where subject_id = s.id and decision_id is null)`);
    return rows.length;
  });
}

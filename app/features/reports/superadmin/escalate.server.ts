import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { daysInDanger, daysToDecide } from "~/audit/deadline";
import { canDecide } from "~/audit/superadmins.server";
import { type Connection, db } from "~/db/client.server";
import { decisions, objections, profiles, reportSubjects, reports } from "~/db/schema";
import type { MailContent } from "~/mail/compose";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";

const olderThan = (column: SQL, days: number) => sql`${column} < now() - make_interval(days => ${days})`;

/** Whether nobody but these people can decide; about blocked accounts only superadmins can. */
const nobodyBut = (
  isAboutAccount: boolean,
  ...ids: SQL[]
) => sql`not exists (select from ${profiles} where ${canDecide(isAboutAccount)}
  and ${sql.join(
    ids.map((id) => sql`${profiles.id} is distinct from ${id}`),
    sql` and `,
  )})`;

const countSubjects = (which: SQL | undefined) =>
  db
    .select({ count: sql<number>`count(distinct ${reports.subjectId})::int` })
    .from(reports)
    .innerJoin(reportSubjects, eq(reportSubjects.id, reports.subjectId))
    .where(and(isNull(reports.decisionId), which))
    .then(([row]) => row?.count ?? 0);

const countObjections = (which: SQL | undefined) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(objections)
    .innerJoin(decisions, eq(decisions.id, objections.decisionId))
    .innerJoin(reportSubjects, eq(reportSubjects.id, decisions.subjectId))
    .leftJoin(reports, eq(reports.id, objections.reportId))
    .where(and(isNull(objections.decidedAt), which))
    .then(([row]) => row?.count ?? 0);

/** What waits for longer than the deadline, and what nobody can decide about. */
export async function findOverdue() {
  const reported = sql`${reports.createdAt}`;
  const isLate = or(olderThan(reported, daysToDecide), and(reports.isDanger, olderThan(reported, daysInDanger)));
  const reporter = sql`${reports.reporterId}`;
  const concerned = sql`${reportSubjects.concerns}`;
  const [lateReports, lateObjections, stuckReports, stuckObjections] = [
    await countSubjects(isLate),
    await countObjections(olderThan(sql`${objections.createdAt}`, daysToDecide)),
    await countSubjects(nobodyBut(false, concerned)),
    await countObjections(
      sql`case when ${eq(decisions.outcome, "block")}
        then ${nobodyBut(true, concerned, reporter)} else ${nobodyBut(false, concerned, reporter)} end`,
    ),
  ];
  return { late: lateReports + lateObjections, stuck: stuckReports + stuckObjections };
}

/** Tells the operator when superadmins did not decide in time, or when none can. */
export async function escalate(
  on: Connection,
  { late, stuck }: Awaited<ReturnType<typeof findOverdue>>,
): Promise<void> {
  if (late + stuck > 0) await sendMail(on, ownAddress({ email: settings.contactEmail }), escalationMail(late, stuck));
}

const escalationMail = (late: number, stuck: number): MailContent => ({
  subject: "Überfällig: Meldungen oder Einsprüche",
  greeting: "Guten Tag",
  paragraphs: [
    "diese E-Mail geht an den Betreiber, weil Meldungen oder Einsprüche ohne Entscheidung sind.",
    ...(late > 0 ? [`Länger als ${daysToDecide} Tage, bei Gefahr länger als einen Tag, warten: ${late}.`] : []),
    ...(stuck > 0 ? [`Zurzeit kann niemand entscheiden über: ${stuck}.`] : []),
    "Wer entscheidet, braucht die Rolle Superadmin oder Moderation, einen zweiten Faktor und darf nicht selbst betroffen sein. Superadmins ernennt am Server: npm run superadmin -- name@example.com",
  ],
  action: { label: "Zu den Meldungen", url: `${settings.siteUrl}/admin/meldungen` },
});

import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Outcome, ReportedKind, ReportReason } from "~/db/schema";

export interface Year {
  year: number;
  reports: number;
  byReason: Partial<Record<ReportReason, number>>;
  byKind: Partial<Record<ReportedKind, number>>;
  decisions: number;
  byOutcome: Partial<Record<Outcome, number>>;
  /** Decisions that no report led to. */
  onOurOwn: number;
  objections: number;
  upheld: number;
  rejected: number;
  /** Half of the reports were answered within this time; null when none was. */
  medianHours: number | null;
}

const yearOf = (column: string) => sql.raw(`extract(year from ${column} at time zone 'Europe/Vienna')::int`);

/** Counted again for each request, newest year first. Names nobody. */
export async function listYears(): Promise<Year[]> {
  const byValue = (table: string, moment: string, value: string) =>
    db.execute<{ year: number; value: string; count: number }>(sql`
      select ${yearOf(moment)} as year, ${sql.raw(value)} as value, count(*)::int as count from ${sql.raw(table)} group by 1, 2`);
  const reported = "reports r join report_subjects s on s.id = r.subject_id";
  const [reasons, kinds, outcomes, led, objections, medians] = await Promise.all([
    byValue("reports", "created_at", "reason"),
    byValue(reported, "r.created_at", "s.kind"),
    byValue("decisions", "decided_at", "outcome"),
    byValue("decisions", "decided_at", "led_by_report::text"),
    byValue("objections", "created_at", "coalesce(is_upheld::text, 'open')"),
    db.execute<{ year: number; hours: number }>(sql`
      select ${yearOf("r.created_at")} as year,
        percentile_cont(0.5) within group (order by extract(epoch from d.decided_at - r.created_at)) / 3600 as hours
      from reports r join decisions d on d.id = r.decision_id group by 1`),
  ]);
  const all = [reasons, kinds, outcomes, led, objections].flatMap(({ rows }) => rows);
  const years = [...new Set(all.map(({ year }) => year))].sort((a, b) => b - a);
  return years.map((year) => {
    const of = ({ rows }: typeof reasons): Record<string, number> =>
      Object.fromEntries(rows.filter((row) => row.year === year).map(({ value, count }) => [value, count]));
    const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);
    const [byReason, byOutcome, answers] = [of(reasons), of(outcomes), of(objections)];
    return {
      year,
      reports: total(byReason),
      byReason,
      byKind: of(kinds),
      decisions: total(byOutcome),
      byOutcome,
      onOurOwn: of(led).false ?? 0,
      objections: total(answers),
      upheld: answers.true ?? 0,
      rejected: answers.false ?? 0,
      medianHours: medians.rows.find((row) => row.year === year)?.hours ?? null,
    };
  });
}

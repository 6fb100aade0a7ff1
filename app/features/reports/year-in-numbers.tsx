import { outcomes } from "~/audit/grounds";
import { reportedKinds, reportReasons } from "~/audit/reported";
import { formatCount } from "~/text/format-count";
import { Section } from "~/ui/section";
import { Stat, StatList } from "~/ui/stat";
import type { Year } from "./transparency.server";

/** What was reported and decided in one year. */
export function YearInNumbers({ year }: { year: Year }) {
  const { reports, decisions, onOurOwn, objections, upheld, rejected, medianHours } = year;
  return (
    <Section title={year.year}>
      <StatList>
        <Stat
          label="Meldungen"
          value={formatCount(reports)}
          hint={medianHours === null ? undefined : answered(medianHours)}
        />
        <Stat
          label="Entscheidungen"
          value={formatCount(decisions)}
          hint={`${formatCount(onOurOwn)} davon aus eigenem Anlass`}
        />
        <Stat
          label="Einsprüche"
          value={formatCount(objections)}
          hint={`${formatCount(upheld)} stattgegeben, ${formatCount(rejected)} abgelehnt`}
        />
      </StatList>
      <div className="mt-8 grid gap-x-14 gap-y-8 md:grid-cols-3">
        <Counts title="Meldungen nach Grund" labels={reportReasons} counts={year.byReason} />
        <Counts
          title="Meldungen nach Inhalt"
          labels={Object.fromEntries(Object.entries(reportedKinds).map(([kind, { noun }]) => [kind, noun]))}
          counts={year.byKind}
        />
        <Counts title="Entscheidungen" labels={outcomes} counts={year.byOutcome} />
      </div>
    </Section>
  );
}

interface CountsProps {
  title: string;
  labels: Record<string, string>;
  counts: Partial<Record<string, number>>;
}

function Counts({ title, labels, counts }: CountsProps) {
  return (
    <div>
      <h3 className="mb-2 text-xl">{title}</h3>
      <dl>
        {Object.entries(labels).map(([key, label]) => (
          <div key={key} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{formatCount(counts[key] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function answered(hours: number): string {
  if (hours <= 1) return "von den beantworteten die Hälfte innerhalb einer Stunde";
  if (hours < 48) return `von den beantworteten die Hälfte innerhalb von ${Math.ceil(hours)} Stunden`;
  return `von den beantworteten die Hälfte innerhalb von ${Math.ceil(hours / 24)} Tagen`;
}

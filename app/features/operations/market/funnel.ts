import { countShown, fewestShown, isFew, type Shown } from "./figures";
import type { FunnelWeek, Step, StepList, Way } from "./steps";
import { ways } from "./ways";

/** What is left of the step before is a count as well. */
function stepShown(week: FunnelWeek, { key, of }: Step): Shown {
  const count = week[key];
  const areAlmostAll = of && count >= fewestShown && isFew(week[of] - count);
  return areAlmostAll ? { text: "fast alle", value: null } : countShown(count);
}

/** The list of a step, of those who began in the weeks that are counted. */
export function listPath({ page, stand }: StepList, since: string | undefined): string {
  const search = new URLSearchParams({ stand, ...(since && { seit: since }) });
  return `${page}?${search}${page === "/admin/dashboard" ? "#reservierungen" : ""}`;
}

export interface ShownWay extends Omit<Way, "steps"> {
  steps: (Omit<Step, "list"> & { list?: { to: string; label: string } })[];
  weeks: { week: string; steps: Shown[] }[];
}

/** Every way with its weeks, the latest first. */
export function waysOf(weeks: readonly FunnelWeek[]): ShownWay[] {
  const since = weeks.at(-1)?.week;
  return ways.map((way) => ({
    ...way,
    steps: way.steps.map(({ list, ...step }) => ({
      ...step,
      list: list && { to: listPath(list, since), label: list.label },
    })),
    weeks: weeks.map((week) => ({ week: week.week, steps: way.steps.map((step) => stepShown(week, step)) })),
  }));
}

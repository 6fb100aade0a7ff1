import { addDays } from "~/text/dates";

export interface DayCount {
  day: string;
  count: number;
}

export interface Figure {
  label: string;
  days: DayCount[];
}

/** The counts of every day up to and including today; days without entries count zero. */
export function countDays(counts: readonly DayCount[], today: string, length: number): DayCount[] {
  const known = new Map(counts.map(({ day, count }) => [day, count]));
  return Array.from({ length }, (_, index) => {
    const day = addDays(today, index + 1 - length);
    return { day, count: known.get(day) ?? 0 };
  });
}

export const totalOf = (days: readonly DayCount[]) => days.reduce((sum, { count }) => sum + count, 0);

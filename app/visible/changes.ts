import { dayInVienna, hourMs } from "~/text/dates";
import type { Topic } from "./topics";

/** What a cache must know about changes. */
export interface Changes {
  /** The number of the newest change. What is read from now on contains all changes up to this one. */
  readonly newest: number;
  /** False while more than a second is unknown. */
  isUpToDate(): boolean;
  /** Whether one of these topics has changed after the change with this number. */
  haveChanged(topics: Topic[], after: number): boolean;
}

/** What is open, recommended or in force changes at midnight without a write. Nothing is cached longer than an hour. */
export function cacheUntil(start: number, forMs: number): number {
  const end = start + forMs;
  return dayInVienna(new Date(end)) === dayInVienna(new Date(start)) ? end : end - (end % hourMs);
}

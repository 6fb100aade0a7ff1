import { isDay } from "~/text/dates";

/** What somebody looks for in a list, as its address says it. */
export const queryIn = (search: URLSearchParams): string =>
  (search.get("q") ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 100);

/** The first day of what a list holds, as its address says it. */
export function sinceIn(search: URLSearchParams): string | null {
  const day = search.get("seit") ?? "";
  return isDay(day) ? day : null;
}

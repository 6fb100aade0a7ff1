import { isDay } from "~/text/dates";
import { missingParameter } from "./typed-word";

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

/** What was searched and chosen in the list that a form was sent from, for the way back to it. */
export function searchOf({ url }: Request): string {
  const { searchParams } = new URL(url);
  searchParams.delete(missingParameter);
  return searchParams.size > 0 ? `?${searchParams}` : "";
}

import * as z from "zod/mini";
import { dayInVienna } from "~/text/dates";

const day = z.iso.date();

export type RecommendedUntil = { isValid: true; day: string | null } | { isValid: false };

/**
 * The last day from the form; empty ends the recommendation. A past day is refused, because it would end it at once.
 */
export function readRecommendedUntil(form: FormData, today = dayInVienna()): RecommendedUntil {
  const value = form.get("featuredUntil");
  if (value === "") return { isValid: true, day: null };
  const parsed = day.safeParse(value);
  return parsed.success && parsed.data >= today ? { isValid: true, day: parsed.data } : { isValid: false };
}

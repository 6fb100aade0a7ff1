import * as z from "zod/mini";
import { dayInVienna } from "~/text/dates";

const day = z.iso.date();

export type RecommendedUntil = { isValid: true; day: string | null } | { isValid: false };

/**
 * Reads the last day from the form; an empty day ends the recommendation. Refuses a past day, because it would end the
 * recommendation immediately.
 */
export function readRecommendedUntil(form: FormData): RecommendedUntil {
  const value = form.get("featuredUntil");
  if (value === "") return { isValid: true, day: null };
  const parsed = day.safeParse(value);
  return parsed.success && parsed.data >= dayInVienna() ? { isValid: true, day: parsed.data } : { isValid: false };
}

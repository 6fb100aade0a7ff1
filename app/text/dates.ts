const zone = { timeZone: "Europe/Vienna" } as const;

const day = new Intl.DateTimeFormat("de-AT", { ...zone, day: "numeric", month: "long", year: "numeric" });
const shortDay = new Intl.DateTimeFormat("de-AT", { ...zone, day: "numeric", month: "short" });
const shortDate = new Intl.DateTimeFormat("de-AT", { ...zone, day: "numeric", month: "short", year: "numeric" });
const shortMonth = new Intl.DateTimeFormat("de-AT", { ...zone, month: "short", year: "numeric" });
const moment = new Intl.DateTimeFormat("de-AT", { ...zone, dateStyle: "long", timeStyle: "short" });
const time = new Intl.DateTimeFormat("de-AT", { ...zone, timeStyle: "short" });
const dayParts = new Intl.DateTimeFormat("en", { ...zone, year: "numeric", month: "2-digit", day: "2-digit" });
const relative = new Intl.RelativeTimeFormat("de-AT", { numeric: "always" });

type When = Date | string;

/** Keeps the day on one line with its month. */
const formatWith = (format: Intl.DateTimeFormat, when: When) => format.format(new Date(when)).replace(". ", ".\u00a0");

/** '15. Jänner 2026' */
export const formatDay = (when: When) => formatWith(day, when);

/** '15. Jän.' */
export const formatShortDay = (when: When) => formatWith(shortDay, when);

/** '15. Jän. 2026' */
export const formatShortDate = (when: When) => formatWith(shortDate, when);

/** 'Jän. 2026' */
export const formatMonth = (when: When) => shortMonth.format(new Date(when));

/** '15. Jänner 2026 um 09:30', 'um' on one line with the time. */
export const formatMoment = (when: When) => formatWith(moment, when).replace(" um ", " um\u00a0");

/** '09:30' */
export const formatTime = (when: When) => time.format(new Date(when));

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
const daysOfHours = new Map<number, string>();

/**
 * The day in Vienna, in the database's format: '2026-01-15'. Each page asks for the days of the same few hours, and
 * a day begins with an hour.
 */
export function dayInVienna(when: When = new Date()): string {
  const hour = Math.floor(new Date(when).getTime() / hourMs);
  const found = daysOfHours.get(hour) ?? isoDayOf(hour * hourMs);
  if (daysOfHours.size > 500) daysOfHours.clear();
  daysOfHours.set(hour, found);
  return found;
}

/** By its parts: no locale writes a day like that in every browser, also not 'en-CA'. */
function isoDayOf(when: number): string {
  const parts = new Map(dayParts.formatToParts(when).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

/** The day so many days later, or earlier. By the calendar, because a day is an hour longer or shorter twice a year. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The first day of the week that a day belongs to. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Whether a text is a day in the format of a date field. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const steps = [
  { unit: "minute", seconds: 60, until: 60 * 60 },
  { unit: "hour", seconds: 60 * 60, until: 24 * 60 * 60 },
  { unit: "day", seconds: 24 * 60 * 60, until: 7 * 24 * 60 * 60 },
  { unit: "week", seconds: 7 * 24 * 60 * 60, until: 30 * 24 * 60 * 60 },
  { unit: "month", seconds: 30.44 * 24 * 60 * 60, until: 365 * 24 * 60 * 60 },
  { unit: "year", seconds: 365.25 * 24 * 60 * 60, until: Number.POSITIVE_INFINITY },
] as const;

/** When `formatAgo` says something else. */
export function agoChangesAt(when: When, now: Date): Date {
  const start = new Date(when).getTime();
  const seconds = Math.max(0, (now.getTime() - start) / 1000);
  const step = steps.find(({ until }) => seconds < until) ?? steps[5];
  const next = (Math.floor(seconds / step.seconds) + 1) * step.seconds;
  return new Date(start + Math.min(next, step.until) * 1000);
}

/** 'vor 3 Stunden'. The last seconds are 'vor wenigen Sekunden', also when a clock is slightly ahead. */
export function formatAgo(when: When, now: Date): string {
  const seconds = (now.getTime() - new Date(when).getTime()) / 1000;
  if (seconds < 60) return "vor wenigen Sekunden";
  const step = steps.find(({ until }) => seconds < until) ?? steps[5];
  return relative.format(-Math.max(1, Math.floor(seconds / step.seconds)), step.unit);
}

type When = Date | string;

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
const minuteMs = 60_000;

const inVienna = (options: Intl.DateTimeFormatOptions, language = "de-AT") =>
  new Intl.DateTimeFormat(language, { timeZone: "Europe/Vienna", ...options });

/** Each page asks for the same few moments. What is written stays the same for the span: a day begins with an hour. */
function writing(spanMs: number, write: (at: number) => string): (when: When) => string {
  const texts = new Map<number, string>();
  return (when) => {
    const span = Math.floor(new Date(when).getTime() / spanMs);
    const text = texts.get(span) ?? write(span * spanMs);
    if (texts.size > 500) texts.clear();
    texts.set(span, text);
    return text;
  };
}

/** Keeps the day on one line with its month. */
function writingIn(spanMs: number, options: Intl.DateTimeFormatOptions): (when: When) => string {
  const format = inVienna(options);
  return writing(spanMs, (at) =>
    format
      .format(at)
      .replace(/^(\d+\.) /, "$1\u00a0")
      .replace(" um ", " um\u00a0"),
  );
}

const dayParts = inVienna({ year: "numeric", month: "2-digit", day: "2-digit" }, "en");

/** By its parts: no locale writes a day like that in every browser, also not 'en-CA'. */
const isoDay = writing(hourMs, (at) => {
  const parts = new Map(dayParts.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
});

/** The day in Vienna, in the database's format: '2026-01-15'. */
export const dayInVienna = (when: When = new Date()) => isoDay(when);

/** '15. Jänner 2026' */
export const formatDay = writingIn(hourMs, { day: "numeric", month: "long", year: "numeric" });

/** '15. Jän.' */
export const formatShortDay = writingIn(hourMs, { day: "numeric", month: "short" });

/** '15. Jän. 2026' */
export const formatShortDate = writingIn(hourMs, { day: "numeric", month: "short", year: "numeric" });

/** 'Jän. 2026' */
export const formatMonth = writingIn(hourMs, { month: "short", year: "numeric" });

/** '15. Jänner 2026 um 09:30', 'um' on one line with the time. */
export const formatMoment = writingIn(minuteMs, { dateStyle: "long", timeStyle: "short" });

/** '09:30' */
export const formatTime = writingIn(minuteMs, { timeStyle: "short" });

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
  { one: "Minute", more: "Minuten", seconds: 60, until: 60 * 60 },
  { one: "Stunde", more: "Stunden", seconds: 60 * 60, until: 24 * 60 * 60 },
  { one: "Tag", more: "Tagen", seconds: 24 * 60 * 60, until: 7 * 24 * 60 * 60 },
  { one: "Woche", more: "Wochen", seconds: 7 * 24 * 60 * 60, until: 30 * 24 * 60 * 60 },
  { one: "Monat", more: "Monaten", seconds: 30.44 * 24 * 60 * 60, until: 365 * 24 * 60 * 60 },
  { one: "Jahr", more: "Jahren", seconds: 365.25 * 24 * 60 * 60, until: Number.POSITIVE_INFINITY },
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
  const count = Math.max(1, Math.floor(seconds / step.seconds));
  return `vor ${count} ${count === 1 ? step.one : step.more}`;
}

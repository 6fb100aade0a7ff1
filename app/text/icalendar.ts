import { contentLines, escapedValue } from "./content-lines";
import { addDays } from "./dates";

/** A calendar entry for one day. */
export interface CalendarDay {
  uid: string;
  /** '2026-12-05' */
  day: string;
  title: string;
  text: string;
  url: string;
  changedAt: Date;
}

/** A calendar of all-day entries (RFC 5545); with a name it is one to subscribe to, which programs fetch again. */
export function calendarFile(product: string, days: CalendarDay[], name?: string): string {
  return contentLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapedValue(product)}//DE`,
    "METHOD:PUBLISH",
    ...(name
      ? [
          `NAME:${escapedValue(name)}`,
          `X-WR-CALNAME:${escapedValue(name)}`,
          "X-WR-TIMEZONE:Europe/Vienna",
          "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
          "X-PUBLISHED-TTL:PT6H",
        ]
      : []),
    ...days.flatMap(entryOf),
    "END:VCALENDAR",
  ]);
}

/** Days have no hours, so they are the same days in each time zone. */
const entryOf = ({ uid, day, title, text, url, changedAt }: CalendarDay): string[] => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  `DTSTAMP:${changedAt.toISOString().replace(/[-:]|\.\d+/g, "")}`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
  `SUMMARY:${escapedValue(title)}`,
  `DESCRIPTION:${escapedValue(text)}`,
  `URL:${url}`,
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];

const compact = (day: string) => day.replaceAll("-", "");

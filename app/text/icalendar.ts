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
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(product)}//DE`,
    "METHOD:PUBLISH",
    ...(name
      ? [
          `NAME:${escaped(name)}`,
          `X-WR-CALNAME:${escaped(name)}`,
          "X-WR-TIMEZONE:Europe/Vienna",
          "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
          "X-PUBLISHED-TTL:PT6H",
        ]
      : []),
    ...days.flatMap(entryOf),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Days have no hours, so they are the same days in each time zone. */
const entryOf = ({ uid, day, title, text, url, changedAt }: CalendarDay): string[] => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  `DTSTAMP:${changedAt.toISOString().replace(/[-:]|\.\d+/g, "")}`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  `URL:${url}`,
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];

const compact = (day: string) => day.replaceAll("-", "");

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");

const maxLineLength = 75;

/** Folds a line after at most 75 bytes. The next line begins with a space, and no character is split. */
function folded(line: string): string {
  let whole = "";
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > maxLineLength) {
      whole += "\r\n ";
      bytes = 1;
    }
    whole += character;
    bytes += size;
  }
  return whole;
}

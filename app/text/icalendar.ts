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

/** A calendar file with one all-day entry (RFC 5545). */
export function calendarFile(product: string, { uid, day, title, text, url, changedAt }: CalendarDay): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(product)}//DE`,
    "METHOD:PUBLISH",
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
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

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

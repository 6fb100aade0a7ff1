import { expect, it } from "vitest";
import { calendarFile } from "./icalendar";

const day = {
  uid: "ausschreibung-7@example.com",
  day: "2026-12-31",
  title: "Deadline: Käse, Brot; Most \\ Birne",
  text: "Erste Zeile\nZweite Zeile",
  url: "https://example.com/ausschreibungen/7",
  changedAt: new Date("2026-11-22T09:30:15.123Z"),
};

/** The content lines, unfolded like by a calendar program. */
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

it("writes an entry for the whole day, which ends where the next one begins [LIFE-20]", () => {
  const lines = linesOf(calendarFile("Kreativländle", [day]));
  expect(lines).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Kreativländle//DE",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:ausschreibung-7@example.com",
    "DTSTAMP:20261122T093015Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:Deadline: Käse\\, Brot\\; Most \\\\ Birne",
    "DESCRIPTION:Erste Zeile\\nZweite Zeile",
    "URL:https://example.com/ausschreibungen/7",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it("folds long lines at 75 bytes and cuts no character in two [LIFE-20]", () => {
  const title = "Ä🍐ß".repeat(60);
  const file = calendarFile("Kreativländle", [{ ...day, title }]);
  for (const line of file.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  expect(linesOf(file)).toContain(`SUMMARY:${title}`);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

it("is a calendar to subscribe to, with as many days as there are [REACH-84]", () => {
  const lines = linesOf(calendarFile("Kreativländle", [day, { ...day, uid: "anders" }], "Fristen, eigene"));
  expect(lines).toEqual(
    expect.arrayContaining([
      "NAME:Fristen\\, eigene",
      "X-WR-TIMEZONE:Europe/Vienna",
      "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    ]),
  );
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
  expect(linesOf(calendarFile("Kreativländle", [], "Leer")).join()).not.toContain("VEVENT");
});

import { describe, expect, it, vi } from "vitest";
import {
  addDays,
  agoChangesAt,
  dayInVienna,
  formatAgo,
  formatDay,
  formatMoment,
  formatMonth,
  formatShortDate,
} from "./dates";

describe("dates", () => {
  it("are written as in Vorarlberg, the day on one line with its month [GEN-16, LOOK-40]", () => {
    expect(formatDay("2026-01-15")).toBe("15.\u00a0Jänner 2026");
    expect(formatShortDate("2026-01-15")).toBe("15.\u00a0Jän. 2026");
    expect(formatMonth("2026-01-15")).toBe("Jän. 2026");
    expect(formatMoment("2026-07-01T22:30:00Z")).toBe("2.\u00a0Juli 2026 um\u00a000:30");
  });

  it("change at midnight in Vienna", () => {
    expect(dayInVienna("2026-03-28T23:30:00Z")).toBe("2026-03-29");
    expect(dayInVienna("2026-10-25T22:59:00Z")).toBe("2026-10-25");
    for (const _ of ["first asked", "asked again"]) {
      const around = [
        "2026-07-01T21:59:59.999Z",
        "2026-07-01T22:00:00Z",
        "2026-11-30T22:59:59.999Z",
        "2026-11-30T23:00:00Z",
      ];
      expect(around.map((when) => dayInVienna(when))).toEqual(["2026-07-01", "2026-07-02", "2026-11-30", "2026-12-01"]);
    }
    expect(() => dayInVienna("never")).toThrow(RangeError);
  });

  it("are the same days where 'en-CA' begins with the month, as in some WebKits [GEN-31]", async () => {
    const { DateTimeFormat } = Intl;
    vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function ofOlderData(locale, options) {
      return new DateTimeFormat(locale === "en-CA" ? "en-US" : locale, options);
    });
    vi.resetModules();
    const { dayInVienna: dayThere } = await import("./dates");
    vi.restoreAllMocks();
    expect(dayThere("2026-03-28T23:30:00Z")).toBe("2026-03-29");
  });

  it("are counted by the calendar, also when a clock changes between two days", () => {
    expect(addDays("2026-11-22", -31)).toBe("2026-10-22");
    expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  });

  it("tell how long ago something was [POST-14]", () => {
    const now = new Date("2026-11-20T12:00:00Z");
    const ago = (seconds: number) => formatAgo(new Date(now.getTime() - seconds * 1000), now);
    expect(ago(-5)).toBe("vor wenigen Sekunden");
    expect(ago(59)).toBe("vor wenigen Sekunden");
    expect(ago(60)).toBe("vor 1 Minute");
    expect(ago(3 * 3600)).toBe("vor 3 Stunden");
    expect(ago(25 * 3600)).toBe("vor 1 Tag");
    expect(ago(15 * 86_400)).toBe("vor 2 Wochen");
    expect(ago(70 * 86_400)).toBe("vor 2 Monaten");
    expect(ago(800 * 86_400)).toBe("vor 2 Jahren");
  });

  it("tell it until the next minute, hour or day is over [FAST-26]", () => {
    const now = new Date("2026-11-20T12:00:00Z");
    for (const seconds of [0, 59, 60, 119, 3599, 3600, 86_399, 25 * 3600, 6.9 * 86_400, 29 * 86_400, 364 * 86_400]) {
      const when = new Date(now.getTime() - seconds * 1000);
      const changesAt = agoChangesAt(when, now);
      const before = formatAgo(when, new Date(changesAt.getTime() - 1));
      expect([seconds, before]).toEqual([seconds, formatAgo(when, now)]);
      expect([seconds, formatAgo(when, changesAt) === before]).toEqual([seconds, false]);
    }
  });
});

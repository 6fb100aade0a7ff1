import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { db } from "~/db/client.server";
import { parseCall } from "~/features/calls/own/call-commands.server";
import { dayInVienna } from "~/text/dates";

afterEach(() => vi.useRealTimers());

function errorsOf(deadline: string, stored?: string) {
  const form = new FormData();
  const fields = { title: "Etiketten", description: "Fünf Sorten", category: "Packaging", deadline };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return parseCall(form, stored).reply().error?.deadline ?? null;
}

const past = ["Die Deadline darf nicht in der Vergangenheit liegen"];

describe.each([
  ["an ordinary midnight in winter", "2026-11-20T22:59:59.999Z", "2026-11-20", "2026-11-19"],
  ["the moment after it", "2026-11-20T23:00:00.000Z", "2026-11-21", "2026-11-20"],
  ["an ordinary midnight in summer", "2026-07-01T21:59:59.999Z", "2026-07-01", "2026-06-30"],
  ["the moment after it", "2026-07-01T22:00:00.000Z", "2026-07-02", "2026-07-01"],
  ["the end of the day before summer time", "2026-03-28T22:59:59.999Z", "2026-03-28", "2026-03-27"],
  ["the start of the day that summer time begins", "2026-03-28T23:00:00.000Z", "2026-03-29", "2026-03-28"],
  ["the hour that is left out", "2026-03-29T01:00:00.000Z", "2026-03-29", "2026-03-28"],
  ["the end of the day that summer time begins", "2026-03-29T21:59:59.999Z", "2026-03-29", "2026-03-28"],
  ["the day after", "2026-03-29T22:00:00.000Z", "2026-03-30", "2026-03-29"],
  ["the start of the day that summer time ends", "2026-10-24T22:00:00.000Z", "2026-10-25", "2026-10-24"],
  ["the hour that comes twice", "2026-10-25T00:30:00.000Z", "2026-10-25", "2026-10-24"],
  ["the second time", "2026-10-25T01:30:00.000Z", "2026-10-25", "2026-10-24"],
  ["the end of the day that summer time ends", "2026-10-25T22:59:59.999Z", "2026-10-25", "2026-10-24"],
  ["the day after", "2026-10-25T23:00:00.000Z", "2026-10-26", "2026-10-25"],
  ["new year", "2026-12-31T23:00:00.000Z", "2027-01-01", "2026-12-31"],
])("at %s (%s) in Vorarlberg", (_when, moment, today, yesterday) => {
  it(`takes ${today} as a deadline and not ${yesterday} [CALL-24]`, () => {
    vi.useFakeTimers({ now: new Date(moment), toFake: ["Date"] });
    expect(errorsOf(today)).toBeNull();
    expect(errorsOf(yesterday)).toEqual(past);
    expect(errorsOf(yesterday, yesterday)).toBeNull();
  });

  it("agrees with the database on which day it is [CALL-24, COMP-07]", async () => {
    const { rows } = await db.execute(
      sql`select (${moment}::timestamptz at time zone 'Europe/Vienna')::date::text as day`,
    );
    expect(rows).toEqual([{ day: dayInVienna(moment) }]);
    expect(dayInVienna(moment)).toBe(today);
  });
});

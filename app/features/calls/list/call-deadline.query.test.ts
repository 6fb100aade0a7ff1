import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { dayInVienna } from "~/text/dates";

it.each([
  ["an ordinary midnight in winter", "2026-11-20T22:59:59.999Z", "2026-11-20"],
  ["the moment after it", "2026-11-20T23:00:00.000Z", "2026-11-21"],
  ["an ordinary midnight in summer", "2026-07-01T21:59:59.999Z", "2026-07-01"],
  ["the moment after it", "2026-07-01T22:00:00.000Z", "2026-07-02"],
  ["the end of the day before summer time", "2026-03-28T22:59:59.999Z", "2026-03-28"],
  ["the start of the day that summer time begins", "2026-03-28T23:00:00.000Z", "2026-03-29"],
  ["the hour that is left out", "2026-03-29T01:00:00.000Z", "2026-03-29"],
  ["the end of the day that summer time begins", "2026-03-29T21:59:59.999Z", "2026-03-29"],
  ["the day after", "2026-03-29T22:00:00.000Z", "2026-03-30"],
  ["the start of the day that summer time ends", "2026-10-24T22:00:00.000Z", "2026-10-25"],
  ["the hour that comes twice", "2026-10-25T00:30:00.000Z", "2026-10-25"],
  ["the second time", "2026-10-25T01:30:00.000Z", "2026-10-25"],
  ["the end of the day that summer time ends", "2026-10-25T22:59:59.999Z", "2026-10-25"],
  ["the day after", "2026-10-25T23:00:00.000Z", "2026-10-26"],
  ["new year", "2026-12-31T23:00:00.000Z", "2027-01-01"],
])(
  "agrees with the database at %s (%s) on which day it is in Vorarlberg [CALL-24, COMP-07]",
  async (_when, moment, today) => {
    const { rows } = await db.execute(
      sql`select (${moment}::timestamptz at time zone 'Europe/Vienna')::date::text as day`,
    );
    expect([rows, dayInVienna(moment)]).toEqual([[{ day: today }], today]);
  },
);

import { and, count, gte, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { sentKinds } from "~/conversations/message-kinds";
import { db } from "~/db/client.server";
import { ausschreibungen, messages, profiles, profileVisits } from "~/db/schema";
import { today } from "~/db/today";
import { dayInVienna } from "~/text/dates";
import { countDays, type Figure } from "./figures";

const shownDays = 30;

const firstDay = sql`(${today} - ${shownDays - 1}::int)`;

type DayRow = { day: string; count: number };

function perDay(table: PgTable, createdAt: PgColumn, which?: SQL): Promise<DayRow[]> {
  return counted(
    table,
    sql`(${createdAt} at time zone 'Europe/Vienna')::date`,
    sql`${gte(createdAt, sql`${firstDay}::timestamp at time zone 'Europe/Vienna'`)}${which ? sql` and ${which}` : sql``}`,
  );
}

async function counted(table: PgTable, day: SQL, since: SQL): Promise<DayRow[]> {
  return db
    .select({ day: sql<string>`${day}::text`, count: count() })
    .from(table)
    .where(since)
    .groupBy(sql`1`);
}

/** An address that nobody has confirmed may be an attempt, and the profile for messages to the site agreed to nothing. */
const isPerson = and(profiles.emailVerified, isNotNull(profiles.agbAcceptedAt));

/** The figures of each of the last thirty days. */
export async function listFigures(): Promise<Figure[]> {
  const [registrations, calls, sent, visits] = await Promise.all([
    perDay(profiles, profiles.createdAt, isPerson),
    perDay(ausschreibungen, ausschreibungen.publishedAt),
    perDay(messages, messages.createdAt, inArray(messages.kind, sentKinds)),
    counted(profileVisits, sql`${profileVisits.visitDate}`, gte(profileVisits.visitDate, firstDay)),
  ]);
  const lastDay = dayInVienna();
  return [
    { label: "Registrierungen", days: countDays(registrations, lastDay, shownDays) },
    { label: "Ausschreibungen", days: countDays(calls, lastDay, shownDays) },
    { label: "Nachrichten", days: countDays(sent, lastDay, shownDays) },
    { label: "Profilbesuche", days: countDays(visits, lastDay, shownDays) },
  ];
}

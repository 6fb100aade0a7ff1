import { and, asc, eq, exists, inArray, isNull, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { invitations, offers, openOfferStates } from "~/db/schema";
import { today } from "~/db/today";
import type { CalendarDay } from "~/text/icalendar";
import { callsSeenBy } from "~/visible/calls.server";
import { deadlineEntry } from "./deadline-entry.server";

/** A calendar also shows what ended lately. */
const daysBack = 30;
const maxDeadlines = 200;

/**
 * The deadlines of a person's own open calls, and of those that they are invited to or have offered for, as entries of a
 * calendar. An invitation that was declined and an offer that is over count no more.
 */
export async function deadlineEntries(userId: string): Promise<CalendarDay[]> {
  const seen = callsSeenBy(userId);
  const one = { one: sql`1` };
  const isInvited = db
    .select(one)
    .from(invitations)
    .where(and(eq(invitations.ausschreibungId, seen.id), eq(invitations.personId, userId), isNull(invitations.answer)));
  const hasOffered = db
    .select(one)
    .from(offers)
    .where(
      and(
        eq(offers.ausschreibungId, seen.id),
        eq(offers.senderId, userId),
        inArray(offers.state, [...openOfferStates, "confirmed"]),
      ),
    );
  const { id, slug, title, updatedAt } = seen;
  const calls = await db
    .select({ id, slug, title, deadline: sql<string>`${seen.deadline}`, updatedAt })
    .from(seen)
    .where(
      and(
        eq(seen.status, "offen"),
        sql`${seen.deadline} >= ${today} - ${daysBack}::int`,
        or(eq(seen.userId, userId), exists(isInvited), exists(hasOffered)),
      ),
    )
    .orderBy(asc(seen.deadline), asc(id))
    .limit(maxDeadlines);
  return calls.map((call) => deadlineEntry(call, call.updatedAt));
}

import { and, asc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { ausschreibungen, conversations, isOpenOffer, offers, profiles } from "~/db/schema";
import { today } from "~/db/today";
import { undecidedDays } from "~/visible/call-state";
import { askAfterDays, closeAfterDays, remindBeforeDays, remindOfOffersDays } from "./life-mails";

/** A mail that was missed because the site was down is sent at most this many days later. */
const caughtUpDays = 7;
export const callsAtOnce = 100;

const { deadline, overOn, remindedOf, endedOn, undecidedOf, standsSince, askedAt, publishedAt, status } =
  ausschreibungen;
const days = (count: number) => sql`make_interval(days => ${count}::int)`;

const isTold = and(eq(status, "offen"), sql`not ${ausschreibungen.hidden}`, profiles.hasVisibleCalls);

export const endSoon = and(
  isTold,
  sql`${deadline} between ${today} and ${today} + ${remindBeforeDays}::int`,
  sql`${remindedOf} is distinct from ${deadline}`,
  // Skip companies that have just chosen the deadline.
  lt(publishedAt, sql`now() - ${days(1)}`),
);
export const haveEnded = and(
  isTold,
  sql`${deadline} between ${today} - ${caughtUpDays}::int and ${today} - 1`,
  sql`${endedOn} is distinct from ${deadline}`,
);
export const openWithoutDeadline = and(
  isTold,
  isNull(deadline),
  isNull(askedAt),
  lt(standsSince, sql`now() - ${days(askAfterDays)}`),
);
export const unansweredCalls = and(
  isTold,
  isNull(deadline),
  isNotNull(askedAt),
  lt(askedAt, sql`now() - ${days(closeAfterDays)}`),
);

/** Offers that the two sides have settled by mail or telephone are no reason for a reminder. */
const undecidedCount = sql<number>`(select count(*)::int from ${offers}
  join ${conversations} on ${conversations.id} = ${offers.conversationId}
  where ${offers.ausschreibungId} = ${ausschreibungen.id} and ${isOpenOffer(offers.state)}
    and ${conversations.starterSettledAt} is null and ${conversations.otherSettledAt} is null)`;

export const areUndecided = and(
  sql`${overOn} between ${today} - ${remindOfOffersDays + caughtUpDays}::int and ${today} - ${remindOfOffersDays}::int`,
  sql`${undecidedOf} is distinct from ${overOn}`,
  sql`${undecidedCount} > 0`,
);

const offerCount = sql<number>`(select count(*)::int from ${offers}
  where ${offers.ausschreibungId} = ${ausschreibungen.id} and ${offers.state} <> 'withdrawn')`;

export const selectDue = (tx: Transaction, due: SQL | undefined) =>
  tx
    .select({
      id: ausschreibungen.id,
      companyId: ausschreibungen.userId,
      companyName: profiles.name,
      title: ausschreibungen.title,
      deadline,
      standsSince,
      askedAt,
      offers: offerCount,
      undecided: undecidedCount,
      overOn,
      endsAfter: sql<string>`(${overOn} + ${undecidedDays}::int)::text`,
    })
    .from(ausschreibungen)
    .innerJoin(profiles, eq(profiles.id, ausschreibungen.userId))
    .where(due)
    .orderBy(asc(ausschreibungen.id))
    .limit(callsAtOnce)
    .for("update", { of: ausschreibungen, skipLocked: true });

export type DueCall = Awaited<ReturnType<typeof selectDue>>[number];

import { and, asc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { ausschreibungen, conversations, offers, profiles } from "~/db/schema";
import { today } from "~/db/today";
import { ownCallsPath } from "~/features/calls/own-call-path";
import { log } from "~/log.server";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { settings } from "~/settings.server";
import { undecidedDays } from "~/visible/call-state";
import {
  askAfterDays,
  closeAfterDays,
  closedMail,
  endedMail,
  endsSoonMail,
  stillStandsMail,
  undecidedMail,
} from "./life-mails";
import { mailLink } from "./mail-links.server";

const remindBeforeDays = 3;
const remindOfOffersDays = 14;
/** A mail that was missed because the site was down is sent at most this many days later. */
const caughtUpDays = 7;
const callsAtOnce = 100;

const { deadline, overOn, remindedOf, endedOn, undecidedOf, standsSince, askedAt, publishedAt, status } =
  ausschreibungen;
const days = (count: number) => sql`make_interval(days => ${count}::int)`;

/**
 * Informs companies of coming and past deadlines, asks about calls without one, closes calls when nobody answers, and
 * reminds of offers that nobody has decided about.
 */
export async function tendCalls(): Promise<void> {
  const told = {
    reminded: await forEach(endSoon, async (tx, call) => {
      if (call.deadline) await tell(tx, call, endsSoonMail(factsOf(call), call.deadline));
      await mark(tx, call, { remindedOf: call.deadline });
    }),
    ended: await forEach(haveEnded, async (tx, call) => {
      if (call.deadline) await tell(tx, call, endedMail(factsOf(call), call.deadline));
      await mark(tx, call, { endedOn: call.deadline });
    }),
    asked: await forEach(standForLong, async (tx, call) => {
      const asked = { ...call, askedAt: new Date() };
      await tell(tx, call, stillStandsMail(factsOf(asked), call.standsSince));
      await mark(tx, call, { askedAt: asked.askedAt });
    }),
    closed: await forEach(areUnanswered, async (tx, call) => {
      await tell(tx, call, closedMail(call, `${settings.siteUrl}${ownCallsPath}`));
      await mark(tx, call, { status: "geschlossen", pinned: false, updatedAt: new Date() });
    }),
    undecided: await forEach(areUndecided, remind),
  };
  log.info(told, "tended calls");
}

const isTold = and(eq(status, "offen"), sql`not ${ausschreibungen.hidden}`, profiles.hasVisibleCalls);

const endSoon = and(
  isTold,
  sql`${deadline} between ${today} and ${today} + ${remindBeforeDays}::int`,
  sql`${remindedOf} is distinct from ${deadline}`,
  // Skip companies that have just chosen the deadline.
  lt(publishedAt, sql`now() - ${days(1)}`),
);
const haveEnded = and(
  isTold,
  sql`${deadline} between ${today} - ${caughtUpDays}::int and ${today} - 1`,
  sql`${endedOn} is distinct from ${deadline}`,
);
const standForLong = and(
  isTold,
  isNull(deadline),
  isNull(askedAt),
  lt(standsSince, sql`now() - ${days(askAfterDays)}`),
);
const areUnanswered = and(
  isTold,
  isNull(deadline),
  isNotNull(askedAt),
  lt(askedAt, sql`now() - ${days(closeAfterDays)}`),
);

/** Offers that the two sides have settled by mail or telephone are no reason for a reminder. */
const undecidedCount = sql<number>`(select count(*)::int from ${offers}
  join ${conversations} on ${conversations.id} = ${offers.conversationId}
  where ${offers.ausschreibungId} = ${ausschreibungen.id} and ${offers.state} in ('sent', 'selected')
    and ${conversations.starterSettledAt} is null and ${conversations.otherSettledAt} is null)`;

const areUndecided = and(
  sql`${overOn} between ${today} - ${remindOfOffersDays + caughtUpDays}::int and ${today} - ${remindOfOffersDays}::int`,
  sql`${undecidedOf} is distinct from ${overOn}`,
  sql`${undecidedCount} > 0`,
);

async function remind(tx: Transaction, call: DueCall): Promise<void> {
  const deskUrl = `${settings.siteUrl}/ausschreibungen/${call.id}/angebote`;
  await tell(tx, call, undecidedMail(call, { count: call.undecided, endsAfter: call.endsAfter, deskUrl }));
  await mark(tx, call, { undecidedOf: call.overOn });
}

const offerCount = sql<number>`(select count(*)::int from ${offers}
  where ${offers.ausschreibungId} = ${ausschreibungen.id} and ${offers.state} <> 'withdrawn')`;

const selectDue = (tx: Transaction, due: SQL | undefined) =>
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

type DueCall = Awaited<ReturnType<typeof selectDue>>[number];

/** Queues the mail and marks it as sent in one transaction, so that an interrupted run informs nobody twice. */
async function forEach(due: SQL | undefined, act: (tx: Transaction, call: DueCall) => Promise<void>): Promise<number> {
  let count = 0;
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const calls = await selectDue(tx, due);
      for (const call of calls) await act(tx, call);
      return calls.length;
    });
    count += done;
    if (done < callsAtOnce) return count;
  }
}

const tell = (tx: Transaction, { companyId }: DueCall, mail: Parameters<typeof sendMailOfKind>[3]) =>
  sendMailOfKind(tx, "ausschreibungen", companyId, mail);

const mark = (tx: Transaction, { id }: DueCall, values: Partial<typeof ausschreibungen.$inferInsert>) =>
  tx.update(ausschreibungen).set(values).where(eq(ausschreibungen.id, id));

const factsOf = (call: DueCall) => ({
  ...call,
  extendUrl: mailLink(call, "verlaengern"),
  closeUrl: mailLink(call, "schliessen"),
});

import { and, eq, inArray, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "~/db/client.server";
import { ausschreibungen, isOpenOffer, offers, profiles } from "~/db/schema";
import { today } from "~/db/today";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { awardIfAnswered } from "./award-call.server";
import { callEndMail, chosenGoneMail, clientGoneMail, senderGoneMail } from "./gone-mails";
import { offerUrl, tellSenders } from "./tell-senders.server";

/** After this many days the work is under way or done, so nobody looks for another person. */
const chosenDays = 60;

/**
 * Tells the other sides of an account's offers that it is deleted or blocked, and opens the calls again that were
 * awarded to it. Call this in the same transaction, with the account's row locked and still there.
 */
export async function notifyAccountGone(tx: Transaction, accountId: string, how: "deleted" | "blocked"): Promise<void> {
  await lockCalls(tx, accountId);
  await tellSenders(tx, eq(offers.companyId, accountId), (facts) => callEndMail(`company-${how}`, facts));
  await tellContractors(tx, accountId, how);
  for (const { companyId, companyName: name, state, isRecent, ...offer } of await listSent(tx, accountId)) {
    const facts = { name, title: offer.title, url: offerUrl(offer.id) };
    if (state === "sent") {
      // A block may be lifted, so the company of a sent offer has nothing to do.
      if (how === "deleted") await sendMailOfKind(tx, "angebote", companyId, senderGoneMail(facts));
      continue;
    }
    if (state === "selected") {
      const call = await awardToOthers(tx, offer.callId, accountId);
      await sendMailOfKind(tx, "angebote", companyId, chosenGoneMail({ ...facts, state, how, call }));
      continue;
    }
    const call = isRecent ? await openAgain(tx, offer) : ({ is: "unchanged" } as const);
    const url = orderUrl(offer.id);
    await sendMailOfKind(tx, "angebote", companyId, chosenGoneMail({ ...facts, url, state, how, call }));
  }
}

const orderUrl = (id: string) => `${offerUrl(id)}/auftrag`;

const isUnderWay = and(eq(offers.state, "confirmed"), isNull(offers.acceptedAt), isNull(offers.cancelledAt));

/** Tells those who work on orders of this company. The database ends the orders with the account. */
async function tellContractors(tx: Transaction, companyId: string, how: "deleted" | "blocked"): Promise<void> {
  const orders = await tx
    .select({
      ...{ id: offers.id, title: offers.callTitle, senderId: profiles.id, name: profiles.name },
      isDelivered: sql<boolean>`${offers.deliveredAt} is not null`,
    })
    .from(offers)
    .innerJoin(profiles, eq(profiles.id, offers.senderId))
    .where(and(eq(offers.companyId, companyId), isUnderWay))
    .orderBy(offers.id);
  for (const { id, senderId, ...facts } of orders)
    await sendMailOfKind(tx, "angebote", senderId, clientGoneMail({ ...facts, url: orderUrl(id), how }));
}

/** Locks the calls before the offers, in the order of decisions and of deletions of calls. */
async function lockCalls(tx: Transaction, accountId: string): Promise<void> {
  const answered = tx.select({ id: offers.ausschreibungId }).from(offers).where(eq(offers.senderId, accountId));
  await tx
    .select({ id: ausschreibungen.id })
    .from(ausschreibungen)
    .where(or(eq(ausschreibungen.userId, accountId), inArray(ausschreibungen.id, answered)))
    .orderBy(ausschreibungen.id)
    .for("update");
}

/** The account's offers that wait for a decision, and its orders that are under way. */
async function listSent(tx: Transaction, accountId: string) {
  const rows = await tx
    .select({
      id: offers.id,
      callId: offers.ausschreibungId,
      title: offers.callTitle,
      state: offers.state,
      companyId: offers.companyId,
      companyName: profiles.name,
      isRecent: sql<boolean>`${offers.stateSince} > now() - make_interval(days => ${chosenDays})`,
    })
    .from(offers)
    .innerJoin(profiles, eq(profiles.id, offers.companyId))
    .where(and(eq(offers.senderId, accountId), or(isOpenOffer(offers.state), isUnderWay)))
    .orderBy(offers.id);
  return rows.flatMap(({ companyId, state, ...offer }) =>
    companyId && (state === "sent" || state === "selected" || state === "confirmed")
      ? [{ ...offer, companyId, state }]
      : [],
  );
}

async function awardToOthers(tx: Transaction, callId: number | null, leavingId: string) {
  return { is: (await awardIfAnswered(tx, callId, leavingId)) ? "awarded" : "unchanged" } as const;
}

/** Opens an awarded call again, unless somebody else has confirmed for it too. */
async function openAgain(tx: Transaction, { id, callId }: { id: string; callId: number | null }) {
  const [other, person] = [alias(offers, "other"), alias(profiles, "person")];
  const others = tx
    .select({ id: other.id })
    .from(other)
    .innerJoin(person, eq(person.id, other.senderId))
    .where(
      and(
        eq(other.ausschreibungId, ausschreibungen.id),
        eq(other.state, "confirmed"),
        isNull(other.cancelledAt),
        ne(other.id, id),
        ne(person.profileStatus, "blocked"),
      ),
    );
  const isPast = sql<boolean>`coalesce(${ausschreibungen.deadline} < ${today}, false)`;
  const [call] = await tx
    .update(ausschreibungen)
    .set({
      status: "offen",
      standsSince: sql`now()`,
      askedAt: null,
      // This mail says that the deadline has passed, so the one of the day after is not needed.
      endedOn: sql`case when ${isPast} then ${ausschreibungen.deadline} else ${ausschreibungen.endedOn} end`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(ausschreibungen.id, callId ?? 0), eq(ausschreibungen.status, "vergeben"), notExists(others)))
    .returning({ deadline: ausschreibungen.deadline, isPast });
  if (!call) return { is: "unchanged" } as const;
  return call.isPast && call.deadline
    ? ({ is: "passed", deadline: call.deadline } as const)
    : ({ is: "open" } as const);
}

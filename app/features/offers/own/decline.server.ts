import { and, asc, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import { db } from "~/db/client.server";
import { ausschreibungen, isOpenOffer, offers, profiles } from "~/db/schema";
import { maxTicked } from "~/features/offers/desk/desk-query";
import { isFirstTime, unnumbered } from "~/http/submission.server";
import { decideIn } from "./act.server";
import { lockSides } from "./gate.server";

export interface ToDecline {
  id: string;
  name: string;
}

/** The offers among these that can still be declined, in order of arrival. */
export async function listToDecline(companyId: string, callId: number, ids: string[]): Promise<ToDecline[]> {
  if (ids.length === 0) return [];
  const isAmong = and(inArray(offers.id, ids), isOpenOffer(offers.state));
  return listSenders(and(isOwn(companyId, callId), isAmong));
}

/** The first who wait for a decision about their offer, and the number of the others. */
export async function listUndecided(companyId: string, callId: number): Promise<{ offers: ToDecline[]; left: number }> {
  const waits = and(isOwn(companyId, callId), eq(offers.state, "sent"), isNotNull(offers.senderId));
  const [listed, all] = await Promise.all([listSenders(waits).limit(maxTicked), db.$count(offers, waits)]);
  return { offers: listed, left: all - listed.length };
}

const listSenders = (condition: SQL | undefined) =>
  db
    .select({ id: offers.id, name: profiles.name })
    .from(offers)
    .innerJoin(profiles, eq(profiles.id, offers.senderId))
    .where(condition)
    .orderBy(asc(offers.createdAt), asc(offers.id));

export interface Declined {
  count: number;
  /** Whether the last of them was what the call had waited for. */
  isAwarded: boolean;
  /** The other offers by name, with what has happened to them in the meantime. */
  others: { name: string; problem: string }[];
}

/**
 * Declines all of them in one transaction. Skips and reports offers that were withdrawn meanwhile. A repeated form
 * declines nobody, also not an offer that counts again, and is answered like the first.
 */
export function declineOffers(
  companyId: string,
  callId: number,
  ids: string[],
  words: string,
  sent = unnumbered(companyId),
): Promise<Declined> {
  return db.transaction(async (tx) => {
    if (!(await isFirstTime(tx, sent))) {
      const isDeclined = and(isOwn(companyId, callId), inArray(offers.id, ids), eq(offers.state, "declined"));
      const isAwarded = and(eq(ausschreibungen.id, callId), eq(ausschreibungen.status, "vergeben"));
      const [count, awarded] = [await tx.$count(offers, isDeclined), await tx.$count(ausschreibungen, isAwarded)];
      return { count, isAwarded: awarded > 0, others: [] };
    }
    await lockSides(tx, ids, "no key update");
    // Lock in a fixed order, so that two simultaneous refusals of the same offers do not deadlock.
    const rows = await tx
      .select({ id: offers.id, name: profiles.name, state: offers.state })
      .from(offers)
      .leftJoin(profiles, eq(profiles.id, offers.senderId))
      .where(and(isOwn(companyId, callId), inArray(offers.id, ids)))
      .orderBy(asc(offers.id))
      .for("no key update", { of: offers });
    const declined: Declined = { count: 0, isAwarded: false, others: [] };
    for (const { id, name } of rows) {
      const done = await decideIn(tx, companyId, id, "decline", words);
      if (done?.isAwarded) declined.isAwarded = true;
      if (done?.isNew) declined.count += 1;
      else if (done?.problem) declined.others.push({ name: name ?? "Gelöschtes Konto", problem: done.problem });
    }
    return declined;
  });
}

const isOwn = (companyId: string, callId: number) =>
  and(eq(offers.companyId, companyId), eq(offers.ausschreibungId, callId));

import { and, eq, inArray, or, sql } from "drizzle-orm";
import { whyNotReach } from "~/conversations/reach.server";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { ausschreibungen, offers, profiles } from "~/db/schema";
import {
  acts,
  answersSelection,
  continuesWork,
  type OfferAct,
  outcomeOf,
  type Side,
  whatHappened,
} from "~/features/offers/states";
import { isOpen } from "~/visible/calls.server";

type OfferRow = typeof offers.$inferSelect;

/**
 * Null when the viewer has no such offer. `problem` is set when something else has happened to the offer first, `isAwarded`
 * when the act of a company awarded the call.
 */
export type Decided = { isNew: boolean; problem?: string; isAwarded?: true } | null;

type Opened = { offer: OfferRow; refusal?: never } | { offer: null; refusal: Decided };

/**
 * The gate of every act on an offer: locks it for its side until the transaction ends, and says why the act is not
 * possible. What only ends an offer is possible also with an account or a call that is out of sight.
 */
export async function openOffer(tx: Transaction, viewerId: string, offerId: string, act: OfferAct): Promise<Opened> {
  const side = acts[act].by as Side;
  const offer = await lockOffer(tx, viewerId, offerId, side, answersSelection(act) ? "no key update" : "key share");
  if (!offer) return { offer: null, refusal: null };
  const outcome = outcomeOf(act, side, offer.state);
  if (outcome === "done") return { offer: null, refusal: { isNew: false } };
  const problem = outcome === "no" ? whatHappened(side, offer.state) : await whyNot(tx, viewerId, offer, act);
  return problem ? { offer: null, refusal: { isNew: false, problem } } : { offer };
}

async function whyNot(tx: Transaction, viewerId: string, offer: OfferRow, act: OfferAct): Promise<string | null> {
  if (!continuesWork(act)) return null;
  const call = await findCall(tx, offer);
  if (!call || call.hidden) return outOfSight;
  if (act === "return") {
    const isAsked = offer.askedAgainAt !== null && offer.askedAgainAt >= offer.stateSince;
    if (!isAsked) return whatHappened("sender", offer.state);
    if (!call.isOpen) return "Diese Ausschreibung nimmt zurzeit keine Angebote an.";
  }
  return whyNotReachOther(tx, viewerId, offer);
}

type Sides = Pick<OfferRow, "senderId" | "companyId" | "ausschreibungId">;

const outOfSight = "Diese Ausschreibung ist zurzeit nicht zu sehen.";

/** Why the two sides can't go on with this offer, as one of them may know it; null when they can. */
export async function whyNotGoOn(offerId: string, viewerId: string): Promise<string | null> {
  const { senderId, companyId, ausschreibungId } = offers;
  const [offer] = await db
    .select({ senderId, companyId, ausschreibungId })
    .from(offers)
    .where(and(eq(offers.id, offerId), or(eq(senderId, viewerId), eq(companyId, viewerId))));
  if (!offer) return null;
  const call = await findCall(db, offer);
  return !call || call.hidden ? outOfSight : whyNotReachOther(db, viewerId, offer);
}

async function findCall(on: Connection, { ausschreibungId }: Sides) {
  const [call] = await on
    .select({ hidden: ausschreibungen.hidden, isOpen: isOpen(ausschreibungen) })
    .from(ausschreibungen)
    .where(eq(ausschreibungen.id, ausschreibungId ?? 0));
  return call;
}

async function whyNotReachOther(on: Connection, viewerId: string, { senderId, companyId }: Sides) {
  const otherId = viewerId === senderId ? companyId : senderId;
  const { id, name, profileStatus } = profiles;
  const isOther = otherId ? eq(id, otherId) : sql`false`;
  const [other] = await on.select({ id, name, profileStatus }).from(profiles).where(isOther);
  return whyNotReach(on, viewerId, other ?? null);
}

/**
 * Locks the accounts and calls of offers until the transaction ends. Call this before locking an offer, because
 * deleting an account or a call takes the locks in the same order.
 */
export async function lockSides(
  tx: Transaction,
  offerIds: string[],
  ofCalls: "key share" | "no key update" = "key share",
): Promise<void> {
  const isOne = inArray(offers.id, offerIds);
  const isSide = sql`${profiles.id} in (select unnest(array[sender_id, company_id]) from offers where ${isOne})`;
  await tx.select({ id: profiles.id }).from(profiles).where(isSide).orderBy(profiles.id).for("key share");
  const isCall = sql`${ausschreibungen.id} in (select ausschreibung_id from offers where ${isOne})`;
  await tx.select({ id: ausschreibungen.id }).from(ausschreibungen).where(isCall).for(ofCalls);
}

/** Locks an offer of this side. `ofCall` is stronger for an act that changes the call. */
async function lockOffer(
  tx: Transaction,
  viewerId: string,
  offerId: string,
  side: Side,
  ofCall: "key share" | "no key update",
) {
  const owner = side === "sender" ? offers.senderId : offers.companyId;
  await lockSides(tx, [offerId], ofCall);
  const [offer] = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.id, offerId), eq(owner, viewerId)))
    .for("no key update");
  return offer;
}

import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "~/db/client.server";
import { prepared } from "~/db/planned.server";
import { offers, offerVersions, profiles } from "~/db/schema";
import type { CallNow, OfferForOne, OfferVersion } from "~/features/offers/offer";
import { isOpen } from "~/features/offers/states";
import { idOf } from "~/http/id-of";
import { findCallNow } from "./answered-call.server";
import { companyColumns, earlierColumns, isOneOf, offerColumns, toOffer, toVersion } from "./columns";

export interface OfferPage {
  offer: OfferForOne;
  /** Latest first. */
  earlier: OfferVersion[];
  /** The call as it is now, while the offer is undecided. */
  callNow: CallNow | null;
}

/** An offer for one of its two sides, with its earlier versions. Null for everyone else. */
export async function findOffer(id: string, viewerId: string): Promise<OfferPage | null> {
  const isSender = eq(offers.senderId, viewerId);
  const [row] = await db
    .select({ ...offerColumns, ...companyColumns, isSender: sql<boolean>`${isSender}` })
    .from(offers)
    .leftJoin(
      profiles,
      eq(profiles.id, sql`case when ${isSender} then ${offers.companyId} else ${offers.senderId} end`),
    )
    .where(and(eq(offers.id, id), or(isSender, eq(offers.companyId, viewerId))));
  if (!row) return null;
  const earlier = await db
    .select(earlierColumns)
    .from(offerVersions)
    .where(eq(offerVersions.offerId, id))
    .orderBy(desc(offerVersions.version));
  const { isSender: isOwn, isSeen, isShortlisted, note, ...shared } = toOffer(row);
  const offer: OfferForOne = isOwn
    ? { ...shared, side: "sender" }
    : { ...shared, side: "company", isSeen, isShortlisted, note };
  const callNow = isOpen(offer.state) && offer.call.id !== null ? await findCallNow(offer.call.id) : null;
  return { offer, earlier: earlier.map(toVersion), callNow };
}

/** Records that the company has seen an offer. Only the company can see this. */
export async function noteSeen(id: string, companyId: string): Promise<void> {
  await db
    .update(offers)
    .set({ seenAt: sql`now()` })
    .where(and(eq(offers.id, id), eq(offers.companyId, companyId), eq(offers.state, "sent"), isNull(offers.seenAt)));
}

export interface Neighbours {
  before: string | null;
  after: string | null;
}

/** The offers for the same call that arrived just before and after one, for its company. */
export async function findNeighbours(id: string, companyId: string): Promise<Neighbours> {
  const other = alias(offers, "other");
  const isOfSameCall = and(eq(other.ausschreibungId, offers.ausschreibungId), eq(other.companyId, companyId));
  const place = sql`(${offers.createdAt}, ${offers.id})`;
  const nearest = (isOn: SQL, order: SQL) =>
    sql<
      string | null
    >`(select ${other.id} from ${offers} as other where ${and(isOfSameCall, isOn)} order by ${order} limit 1)`;
  const [found] = await db
    .select({
      before: nearest(
        sql`(${other.createdAt}, ${other.id}) < ${place}`,
        sql`${other.createdAt} desc, ${other.id} desc`,
      ),
      after: nearest(sql`(${other.createdAt}, ${other.id}) > ${place}`, sql`${other.createdAt}, ${other.id}`),
    })
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.companyId, companyId)));
  return found ?? { before: null, after: null };
}

/** The offer that a conversation is about, for one of its two sides. */
export async function findOfferOf(conversationId: string, viewerId: string): Promise<OfferForOne | null> {
  const [row] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(eq(offers.conversationId, conversationId), or(eq(offers.senderId, viewerId), eq(offers.companyId, viewerId))),
    );
  return row ? ((await findOffer(row.id, viewerId))?.offer ?? null) : null;
}

/** This person's offers for these calls, by the call's id. */
export async function findOwnOffers(callIds: number[], senderId: string): Promise<Record<number, string>> {
  if (callIds.length === 0) return {};
  const rows = await selectOwn(callIds, senderId);
  return Object.fromEntries(rows.map(({ callId, id }) => [callId, id]));
}

const selectOwn = prepared((callIds: number[], senderId: string) =>
  db
    .select({ callId: offers.ausschreibungId, id: offers.id })
    .from(offers)
    .where(and(isOneOf(callIds), eq(offers.senderId, senderId))),
);

/** The person's own offer for the call in the address. Unless it was withdrawn, it excludes a second one. */
export async function findAnswer(query: URLSearchParams, senderId: string) {
  const callId = idOf(query.get("ausschreibung"));
  if (callId === null) return null;
  const [row] = await selectAnswer(callId, senderId);
  return row ?? null;
}

const selectAnswer = prepared((callId: number, senderId: string) => {
  const { id, state, message, terms, works } = offerColumns;
  return db
    .select({ id, state, message, terms, works })
    .from(offers)
    .where(and(eq(offers.ausschreibungId, callId), eq(offers.senderId, senderId)));
});

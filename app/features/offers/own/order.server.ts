import { and, asc, eq, or } from "drizzle-orm";
import { db } from "~/db/client.server";
import { type AnsweredCall, offers, orderVersions } from "~/db/schema";
import { type OrderProgress, type OrderVersion, stateOfOrder } from "~/features/offers/order/order";
import type { Order } from "~/features/offers/sheet/sheet";
import { findOffer } from "./find-offer.server";

const { parties, selectedAt, deliveredAt, acceptedAt, acceptedBy, cancelledAt, cancelledBy } = offers;
const { cancelReason, missingWords } = offers;
const moments = { selectedAt, deliveredAt, acceptedAt, cancelledAt };

/**
 * The order that a confirmation has created, for one of its two sides; null for everyone else, and before the
 * confirmation.
 */
export async function findOrder(
  id: string | null,
  viewerId: string,
): Promise<{ order: Order; answeredCall: AnsweredCall } | null> {
  if (!id) return null;
  const isSide = or(eq(offers.senderId, viewerId), eq(offers.companyId, viewerId));
  const [row] = await db
    .select({ parties, ...moments, acceptedBy, cancelledBy, cancelReason, missingWords })
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.state, "confirmed"), isSide));
  const found = row && (await findOffer(id, viewerId));
  if (!found) return null;
  const { version, writtenAt, message, terms, works, call, stateSince, answeredCall } = found.offer;
  const acts = {
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancelledBy: row.cancelledBy,
  };
  const progress: OrderProgress = {
    ...{ acceptedBy: row.acceptedBy, cancelReason: row.cancelReason, missing: row.missingWords },
    ...acts,
    state: stateOfOrder(acts),
    ...(await listVersions(id)),
  };
  return {
    order: {
      offer: { id, version, writtenAt, message, terms, works, title: call.title },
      parties: row.parties ?? {},
      selectedAt: row.selectedAt?.toISOString() ?? null,
      confirmedAt: stateSince,
      progress,
    },
    answeredCall,
  };
}

async function listVersions(offerId: string): Promise<Pick<OrderProgress, "agreed" | "proposal">> {
  const rows = await db
    .select()
    .from(orderVersions)
    .where(eq(orderVersions.offerId, offerId))
    .orderBy(asc(orderVersions.agreedAt), asc(orderVersions.id));
  const versions = rows.map(
    ({ offerId: _, proposedAt, agreedAt, ...version }): OrderVersion => ({
      ...version,
      proposedAt: proposedAt.toISOString(),
      agreedAt: agreedAt?.toISOString() ?? null,
    }),
  );
  return {
    agreed: versions.filter(({ agreedAt }) => agreedAt !== null),
    proposal: versions.find(({ agreedAt }) => agreedAt === null) ?? null,
  };
}

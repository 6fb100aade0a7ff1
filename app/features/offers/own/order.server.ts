import { and, eq, or } from "drizzle-orm";
import { db } from "~/db/client.server";
import { type AnsweredCall, offers } from "~/db/schema";
import type { Order } from "~/features/offers/sheet/sheet";
import { findOffer } from "./find-offer.server";

/** The order that a confirmation has made, for one of its two sides; null for everyone else and before that. */
export async function findOrder(
  id: string | null,
  viewerId: string,
): Promise<{ order: Order; answeredCall: AnsweredCall } | null> {
  if (!id) return null;
  const isSide = or(eq(offers.senderId, viewerId), eq(offers.companyId, viewerId));
  const [row] = await db
    .select({ parties: offers.parties, selectedAt: offers.selectedAt })
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.state, "confirmed"), isSide));
  const found = row && (await findOffer(id, viewerId));
  if (!found) return null;
  const { version, writtenAt, message, terms, works, call, stateSince, answeredCall } = found.offer;
  return {
    order: {
      offer: { id, version, writtenAt, message, terms, works, title: call.title },
      parties: row.parties ?? {},
      selectedAt: row.selectedAt?.toISOString() ?? null,
      confirmedAt: stateSince,
    },
    answeredCall,
  };
}

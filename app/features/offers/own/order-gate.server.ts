import { and, eq, or, sql } from "drizzle-orm";
import { whyNotReach } from "~/conversations/reach.server";
import type { Transaction } from "~/db/client.server";
import { type OrderSide, offers, profiles } from "~/db/schema";
import { countWrite } from "~/http/rate-limit.server";
import { type Decided, lockSides } from "./gate.server";

export interface OpenedOrder {
  offer: typeof offers.$inferSelect;
  side: OrderSide;
  own: { id: string; name: string };
  other: { id: string; name: string };
}

export type Opened = (OpenedOrder & { refusal?: never }) | { offer: null; refusal: Decided };

/**
 * The gate of every act on an order: locks it for one of its sides until the transaction ends. `isLeading` acts
 * continue the work of the two, and both sides must be reachable. Acts that end something are always possible.
 */
export async function openOrder(
  tx: Transaction,
  viewerId: string,
  offerId: string,
  { isLeading }: { isLeading: boolean },
): Promise<Opened> {
  await lockSides(tx, [offerId]);
  const isSide = or(eq(offers.senderId, viewerId), eq(offers.companyId, viewerId));
  const [offer] = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.id, offerId), eq(offers.state, "confirmed"), isSide))
    .for("no key update");
  if (!offer) return { offer: null, refusal: null };
  const side = offer.senderId === viewerId ? "sender" : "company";
  const otherId = side === "sender" ? offer.companyId : offer.senderId;
  const { id, name, profileStatus } = profiles;
  const find = (who: string | null) =>
    tx
      .select({ id, name, profileStatus })
      .from(profiles)
      .where(who ? eq(id, who) : sql`false`);
  const [[own], [other]] = [await find(viewerId), await find(otherId)];
  if (!own || !other)
    return { offer: null, refusal: { isNew: false, problem: "Das andere Konto gibt es nicht mehr." } };
  const problem = isLeading ? await whyNotReach(tx, viewerId, other) : null;
  if (problem) return { offer: null, refusal: { isNew: false, problem } };
  await countWrite(tx, "order", viewerId);
  return { offer, side, own, other };
}

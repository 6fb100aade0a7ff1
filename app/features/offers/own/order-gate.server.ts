import { and, eq, or, sql } from "drizzle-orm";
import { whyNotReach } from "~/conversations/reach.server";
import { db, type Transaction } from "~/db/client.server";
import { type OrderSide, offers, profiles } from "~/db/schema";
import { countWrite } from "~/http/rate-limit.server";
import { type Decided, lockSides } from "./gate.server";

export interface OpenedOrder {
  offer: typeof offers.$inferSelect;
  side: OrderSide;
  own: { id: string; name: string };
  other: { id: string; name: string };
}

export const done: Decided = { isNew: false };
export const refuse = (problem: string): Decided => ({ isNew: false, problem });

type Act = (tx: Transaction, opened: OpenedOrder) => Promise<Decided>;

/**
 * The gate of every act on an order: locks it for one of its sides until the transaction ends. `isLeading` acts
 * continue the work of the two, and both sides must be reachable. Acts that end something are always possible.
 */
export const actOnOrder = (viewerId: string, offerId: string, { isLeading }: { isLeading: boolean }, act: Act) =>
  db.transaction(async (tx): Promise<Decided> => {
    await lockSides(tx, [offerId]);
    const isSide = or(eq(offers.senderId, viewerId), eq(offers.companyId, viewerId));
    const [offer] = await tx
      .select()
      .from(offers)
      .where(and(eq(offers.id, offerId), eq(offers.state, "confirmed"), isSide))
      .for("no key update");
    if (!offer) return null;
    const side = offer.senderId === viewerId ? "sender" : "company";
    const otherId = side === "sender" ? offer.companyId : offer.senderId;
    const { id, name, profileStatus } = profiles;
    const find = (who: string | null) =>
      tx
        .select({ id, name, profileStatus })
        .from(profiles)
        .where(who ? eq(id, who) : sql`false`);
    const [[own], [other]] = [await find(viewerId), await find(otherId)];
    if (!own || !other) return refuse("Das andere Konto gibt es nicht mehr.");
    const problem = isLeading ? await whyNotReach(tx, viewerId, other) : null;
    if (problem) return refuse(problem);
    await countWrite(tx, "order", viewerId);
    return act(tx, { offer, side, own, other });
  });

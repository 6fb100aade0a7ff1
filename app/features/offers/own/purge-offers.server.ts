import { and, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { conversations, offers } from "~/db/schema";
import { keepingTimes } from "~/jobs/keeping-times";

const before = ({ interval }: { interval: string }): SQL => sql`now() - ${interval}::interval`;

const isDue = or(
  and(
    inArray(offers.state, ["declined", "withdrawn", "ended"]),
    lt(offers.stateSince, before(keepingTimes.endedOffer)),
  ),
  and(eq(offers.state, "confirmed"), lt(offers.stateSince, before(keepingTimes.confirmedOffer))),
);

/**
 * Removes expired offers with their notes, earlier versions and conversations. A conversation that continued stays like
 * any other.
 */
export function purgeOffers(): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: offers.id, conversationId: offers.conversationId })
      .from(offers)
      .where(isDue)
      .orderBy(offers.id)
      .for("update");
    const [ids, conversationIds] = [due.map(({ id }) => id), due.map(({ conversationId }) => conversationId)];
    await tx.delete(offers).where(inArray(offers.id, ids));
    await tx
      .delete(conversations)
      .where(
        and(
          inArray(conversations.id, conversationIds),
          lt(conversations.lastMessageAt, before(keepingTimes.endedOffer)),
        ),
      );
    return ids.length;
  });
}

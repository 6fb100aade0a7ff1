import { and, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { conversations, offers } from "~/db/schema";

/** Ended offers stay for this long, as promised in the privacy policy. */
const endedMonths = 12;
const confirmedYears = 3;

const before = (interval: string): SQL => sql`now() - ${interval}::interval`;

const isDue = or(
  and(
    inArray(offers.state, ["declined", "withdrawn", "ended"]),
    lt(offers.stateSince, before(`${endedMonths} months`)),
  ),
  and(eq(offers.state, "confirmed"), lt(offers.stateSince, before(`${confirmedYears} years`))),
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
          lt(conversations.lastMessageAt, before(`${endedMonths} months`)),
        ),
      );
    return ids.length;
  });
}

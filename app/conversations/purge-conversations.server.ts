import { and, eq, notExists, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { conversations, messages, offers } from "~/db/schema";
import { keepingTimes } from "~/jobs/keeping-times";

const isOver = (column: unknown) => sql`${column} < now() - ${keepingTimes.conversation.interval}::interval`;

/**
 * Removes conversations two years after their last message, and support messages of the same age. A conversation with
 * an offer stays as long as the offer.
 */
export async function purgeConversations(): Promise<number> {
  const offer = db.select({ id: offers.id }).from(offers).where(eq(offers.conversationId, conversations.id));
  const gone = await db.delete(conversations).where(and(isOver(conversations.lastMessageAt), notExists(offer)));
  await db.delete(messages).where(and(eq(messages.kind, "mail"), isOver(messages.createdAt)));
  return gone.rowCount ?? 0;
}

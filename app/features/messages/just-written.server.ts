import { and, eq, exists, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { conversations, messages } from "~/db/schema";

const justNow = sql`now() - interval '10 minutes'`;

/**
 * The conversation of two profiles in which this person has written a moment ago. Going back to the form, also without
 * script, leads there instead of to an empty one.
 */
export async function findJustWritten(senderId: string, recipientId: string): Promise<string | null> {
  // As the index of pairs has it.
  const isBetween = sql`least(starter_id, other_id) = least(${senderId}::uuid, ${recipientId}::uuid)
    and greatest(starter_id, other_id) = greatest(${senderId}::uuid, ${recipientId}::uuid)
    and starter_id is not null and other_id is not null`;
  const isWritten = and(
    eq(messages.conversationId, conversations.id),
    eq(messages.senderId, senderId),
    sql`${messages.createdAt} > ${justNow}`,
  );
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.about, "profil"), isBetween, exists(db.select().from(messages).where(isWritten))));
  return row?.id ?? null;
}

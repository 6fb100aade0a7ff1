import { and, eq, gt, sql } from "drizzle-orm";
import { conversationOf } from "~/conversations/open-conversation.server";
import { db } from "~/db/client.server";
import { messages } from "~/db/schema";

/**
 * The conversation of two profiles in which this person has written a moment ago. Going back to the form, also without
 * script, leads there instead of to an empty one.
 */
export async function findJustWritten(senderId: string, recipientId: string): Promise<string | null> {
  const conversation = conversationOf({ starterId: senderId, otherId: recipientId, callId: null });
  const [row] = await db
    .select({ id: messages.conversationId })
    .from(messages)
    .where(
      and(
        sql`${messages.conversationId} = ${conversation}`,
        eq(messages.senderId, senderId),
        gt(messages.createdAt, sql`now() - interval '10 minutes'`),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

import { and, eq, gt, sql } from "drizzle-orm";
import { conversationOf } from "~/conversations/open-conversation.server";
import { db } from "~/db/client.server";
import { prepared } from "~/db/planned.server";
import { messages } from "~/db/schema";

/**
 * The conversation about two profiles in which this person wrote a moment ago. Going back to the form leads there, also
 * without script, instead of to an empty form.
 */
export async function findJustWritten(senderId: string, recipientId: string): Promise<string | null> {
  const [row] = await selectJustWritten(senderId, recipientId);
  return row?.id ?? null;
}

const selectJustWritten = prepared((senderId: string, recipientId: string) => {
  const conversation = conversationOf({ starterId: senderId, otherId: recipientId, callId: null });
  return db
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
});

import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { conversations } from "~/db/schema";
import { uuidOf } from "~/http/id-of";

/** A person began the conversation, or is the other one: picks the value of that person's side. */
export const bySide = <Value>(personId: string, ofStarter: SQLWrapper, ofOther: SQLWrapper): SQL<Value> =>
  sql`case when ${conversations.starterId} = ${personId} then ${ofStarter} else ${ofOther} end`;

/** The person on the other side; null when that account is deleted. */
export const partnerIdFor = (personId: string) =>
  bySide<string | null>(personId, conversations.otherId, conversations.starterId);

/** Whether it is this conversation, and one of this person. A malformed id matches none. */
export const isConversationOf = (personId: string, conversationId: string): SQL | undefined =>
  uuidOf(conversationId)
    ? and(
        eq(conversations.id, conversationId),
        sql`${personId} in (${conversations.starterId}, ${conversations.otherId})`,
      )
    : sql`false`;

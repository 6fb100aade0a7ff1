import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { builder } from "~/db/client.server";
import { messages } from "~/db/schema";

export interface Pair {
  /** The account that writes first. */
  starterId: string;
  /** May be a column of the query. */
  otherId: string | SQLWrapper;
  /** The call of the conversation; null when it is about the two profiles. */
  callId: number | null;
}

/**
 * The conversation of these two accounts about this call or their profiles, or null, as a part of a query. There is at
 * most one, whoever wrote first.
 */
export const conversationOf = ({ starterId, otherId, callId }: Pair): SQL<string | null> =>
  sql`conversation_of(${starterId}, ${otherId}, ${callId})`;

/** Finds or creates the conversation of two accounts, as a part of a query. Simultaneous calls get the same one. */
export const openedConversation = ({ starterId, otherId, callId }: Pair, title: string): SQL<string> =>
  sql`open_conversation(${starterId}, ${otherId}, ${callId}, ${title})`;

/** What this person has written in the conversation, as a part of a query: then the other side's messages are replies. */
export const textsOf = (conversationId: string | SQLWrapper, profileId: string | SQLWrapper) =>
  builder
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(eq(messages.conversationId, conversationId), eq(messages.senderId, profileId), eq(messages.kind, "text")),
    );

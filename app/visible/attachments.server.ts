import { and, eq, exists, inArray, isNotNull, not, or } from "drizzle-orm";
import { builder } from "~/db/client.server";
import { attachments, ausschreibungen, conversations, messages } from "~/db/schema";
import { callsSeenBy } from "./calls.server";
import { isHiddenFrom } from "./hidden-text.server";

interface Reader {
  id: string;
  isSuperadmin: boolean;
}

/**
 * The files that a person may see: those of the calls that they see, and those of the messages that they read in their own
 * conversations. Superadmins see those of hidden calls too, and of no
 * draft.
 */
export function attachmentsSeenBy({ id, isSuperadmin }: Reader) {
  const calls = callsSeenBy(id);
  const ofSeenCall = inArray(attachments.ausschreibungId, builder.select({ id: calls.id }).from(calls));
  const published = builder
    .select({ id: ausschreibungen.id })
    .from(ausschreibungen)
    .where(
      and(
        eq(ausschreibungen.id, attachments.ausschreibungId),
        or(isNotNull(ausschreibungen.publishedAt), eq(ausschreibungen.userId, id)),
      ),
    );
  const ofCall = isSuperadmin ? exists(published) : ofSeenCall;
  const isSide = or(eq(conversations.starterId, id), eq(conversations.otherId, id));
  const read = builder
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(isSide, not(isHiddenFrom(id))));
  // Two queries, because a condition with 'or' would read every call and every message.
  return builder
    .select()
    .from(attachments)
    .where(ofCall)
    .unionAll(builder.select().from(attachments).where(inArray(attachments.messageId, read)))
    .as("seen_attachments");
}

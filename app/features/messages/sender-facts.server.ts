import { and, eq, exists, gt, isNull, type SQL, sql } from "drizzle-orm";
import { conversationOf, textsOf } from "~/conversations/open-conversation.server";
import { blockersBetween } from "~/conversations/reach.server";
import { builder, type Connection, type Transaction } from "~/db/client.server";
import { runPlanned, runPlannedSql } from "~/db/planned.server";
import { messages, profiles } from "~/db/schema";
import { sentBy } from "./message-limits.server";
import type { MessageText } from "./message-schema";

interface Message {
  recipientId: string;
  callId: number | null;
  /** Absent before it is written. */
  text?: Pick<MessageText, "subject" | "message">;
}

/**
 * Serialises the messages of one person, so that limits are exact. A block locks both accounts, so it comes before the
 * message or after it.
 */
export const lockSender = (tx: Transaction, senderId: string) =>
  runPlannedSql(tx, sql`select from ${profiles} where id = ${senderId} for no key update`);

/** What decides about a message besides its recipient. */
export async function readSender(on: Connection, senderId: string, { recipientId, callId, text }: Message) {
  const { subject = "", message = "" } = text ?? {};
  const conversation = conversationOf({ starterId: senderId, otherId: recipientId, callId });
  const same = builder
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, senderId),
        eq(messages.recipientId, recipientId),
        callId === null ? isNull(messages.ausschreibungId) : eq(messages.ausschreibungId, callId),
        eq(messages.subject, subject),
        eq(messages.message, message),
        gt(messages.createdAt, sql`now() - interval '1 minute'`),
      ),
    );
  const [facts] = await runPlanned(
    on
      .select({
        id: profiles.id,
        name: profiles.name,
        userType: profiles.userType,
        slug: profiles.slug,
        isPublic: profiles.isPublic,
        isBlocked: sql<boolean>`${profiles.profileStatus} = 'blocked'`,
        memberSince: profiles.memberSince,
        isSuperadmin: profiles.isSuperadmin,
        /** Whether the recipient has written in the conversation of the two. */
        isAnswered: exists(textsOf(conversation, recipientId)) as SQL<boolean>,
        /** Those of the two who have blocked the other. */
        blockers: blockersBetween(senderId, recipientId),
        /** Whether the same message was sent a moment ago, for example by a double click. */
        isSentAlready: exists(same) as SQL<boolean>,
        sent: sentBy(senderId),
      })
      .from(profiles)
      .where(eq(profiles.id, senderId)),
  );
  return facts;
}

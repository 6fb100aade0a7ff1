import { and, eq, exists, gt, isNull, type SQL, sql } from "drizzle-orm";
import { conversationOf, textsOf } from "~/conversations/open-conversation.server";
import { blockersBetween } from "~/conversations/reach.server";
import { builder, db, type Transaction } from "~/db/client.server";
import { prepared, runPlanned, runPlannedSql } from "~/db/planned.server";
import { messages, profiles } from "~/db/schema";
import { sentBy } from "./message-limits.server";
import type { MessageText } from "./message-schema";

/**
 * Serialises the messages of one person, so that limits are exact. A block locks both accounts, so it comes before the
 * message or after it.
 */
export const lockSender = (tx: Transaction, senderId: string) =>
  runPlannedSql(tx, sql`select from ${profiles} where id = ${senderId} for no key update`);

/** What decides about a message besides its recipient. */
const factsOf = (senderId: string, recipientId: string, callId: number | null) => ({
  id: profiles.id,
  name: profiles.name,
  userType: profiles.userType,
  slug: profiles.slug,
  isPublic: profiles.isPublic,
  isBlocked: sql<boolean>`${profiles.profileStatus} = 'blocked'`,
  memberSince: profiles.memberSince,
  isSuperadmin: profiles.isSuperadmin,
  /** Whether the recipient has written in the conversation of the two. */
  isAnswered: exists(
    textsOf(conversationOf({ starterId: senderId, otherId: recipientId, callId }), recipientId),
  ) as SQL<boolean>,
  /** Those of the two who have blocked the other. */
  blockers: blockersBetween(senderId, recipientId),
  sent: sentBy(senderId),
});

/** Before anything is written, for pages. */
export const selectSender = prepared((senderId: string, recipientId: string, callId: number | null) =>
  db
    .select(factsOf(senderId, recipientId, callId))
    .from(profiles)
    .where(eq(profiles.id, senderId)),
);

interface Message {
  recipientId: string;
  callId: number | null;
  text: Pick<MessageText, "subject" | "message">;
}

export async function readSender(tx: Transaction, senderId: string, { recipientId, callId, text }: Message) {
  const same = builder
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, senderId),
        eq(messages.recipientId, recipientId),
        callId === null ? isNull(messages.ausschreibungId) : eq(messages.ausschreibungId, callId),
        eq(messages.subject, text.subject),
        eq(messages.message, text.message),
        gt(messages.createdAt, sql`now() - interval '1 minute'`),
      ),
    );
  const [facts] = await runPlanned(
    tx
      .select({
        ...factsOf(senderId, recipientId, callId),
        /** Whether the same message was sent a moment ago, for example by a double click. */
        isSentAlready: exists(same) as SQL<boolean>,
      })
      .from(profiles)
      .where(eq(profiles.id, senderId)),
  );
  return facts;
}

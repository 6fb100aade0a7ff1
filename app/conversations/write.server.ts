import { and, eq, exists, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { ausschreibungen, conversations, messages, profiles } from "~/db/schema";
import type { MailContent } from "~/mail/compose";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { settings } from "~/settings.server";
import { sendOrGather } from "./gather.server";
import { textsOf } from "./open-conversation.server";
import { bySide, isConversationOf, partnerIdFor } from "./sides";

interface Writing {
  conversationId: string;
  sender: { id: string; name: string };
  text: { message: string; subject?: string; senderEmail?: string; senderMitarbeiter?: string };
  /** Recognises a form that is sent twice; see app/http/submission.server.ts. */
  submissionKey?: string | null;
  /** The content of a mail that is sent at once. Without it, the message may be collected with later ones. */
  mail?: (conversationUrl: string) => MailContent;
}

const conversationPath = (id: string) => `/nachrichten/${id}`;

/**
 * Stores a message, counts it as unread for the other side, and queues its mail, in the caller's transaction. Returns
 * the id of the message, or null when this form was already accepted.
 */
export async function writeInConversation(
  tx: Transaction,
  { conversationId, sender, text, submissionKey, mail }: Writing,
): Promise<number | null> {
  const { recipientId, ausschreibungId } = await lockFor(tx, conversationId, sender.id);
  const written = tx.$with("written").as(
    tx
      .insert(messages)
      .values({
        ...text,
        conversationId,
        ausschreibungId,
        senderId: sender.id,
        senderName: sender.name,
        recipientId,
        submissionKey,
        isReply: exists(textsOf(conversationId, recipientId)),
      })
      .onConflictDoNothing()
      .returning({ id: messages.id }),
  );
  const [message] = await tx
    .with(written)
    .update(conversations)
    .set(movedUpBy(sender.id))
    .from(written)
    .where(eq(conversations.id, conversationId))
    .returning({ id: sql`${written.id}`.mapWith(Number) });
  if (!message) return null;
  if (!mail) {
    await sendOrGather(tx, message.id, { conversationId, recipientId });
    return message.id;
  }
  const content = mail(`${settings.siteUrl}${conversationPath(conversationId)}`);
  const isMailed = await sendMailOfKind(tx, "nachrichten", recipientId, content, {
    member: sender.name,
    replyTo: text.senderEmail ? { name: sender.name, address: text.senderEmail } : undefined,
    messageId: message.id,
  });
  if (!isMailed) await tx.update(messages).set({ deliveryState: "none" }).where(eq(messages.id, message.id));
  return message.id;
}

interface Note {
  conversationId: string;
  /** The account that acted. The notice is unread for the other side. */
  actorId: string;
  /** A sentence for both people, such as 'Ausgewählt'. */
  text: string;
  /** The account's own text. The mail about the change of state contains it. */
  words?: string;
}

/** Adds a notice about a change of state. Sends no mail. */
export async function noteInConversation(
  tx: Transaction,
  { conversationId, actorId, text, words }: Note,
): Promise<void> {
  const { recipientId, ausschreibungId } = await lockFor(tx, conversationId, actorId);
  const line = {
    conversationId,
    ausschreibungId,
    senderId: actorId,
    recipientId,
    deliveryState: "none",
  } as const;
  await tx.insert(messages).values({ ...line, kind: "notice", message: text });
  if (words) await tx.insert(messages).values({ ...line, kind: "text", message: words, isReply: true });
  await tx.update(conversations).set(movedUpBy(actorId)).where(eq(conversations.id, conversationId));
}

/** Locks the conversation for one of its two people. Fails when the other account is deleted. */
async function lockFor(tx: Transaction, conversationId: string, authorId: string) {
  // The locks make a deletion of an account happen before or after this, never in between: it locks in the same order.
  const isOfPair = sql`${profiles.id} in (${conversations.starterId}, ${conversations.otherId})`;
  const [side] = await tx
    .select({ ausschreibungId: conversations.ausschreibungId })
    .from(profiles)
    .innerJoin(conversations, isOfPair)
    .where(eq(conversations.id, conversationId))
    .for("key share", { of: profiles });
  // The deletion of a call locks it before its conversations, and so does a message, which refers to the call.
  const callId = side?.ausschreibungId;
  if (callId)
    await tx
      .select({ id: ausschreibungen.id })
      .from(ausschreibungen)
      .where(eq(ausschreibungen.id, callId))
      .for("key share");
  const [row] = await tx
    .select({
      recipientId: partnerIdFor(authorId) as SQL<string>,
      ausschreibungId: conversations.ausschreibungId,
    })
    .from(conversations)
    .where(
      and(
        isConversationOf(authorId, conversationId),
        isNotNull(conversations.starterId),
        isNotNull(conversations.otherId),
      ),
    )
    .for("update");
  if (!row) throw new Error("Nobody is left to write to in this conversation");
  return row;
}

/** Moves the conversation to the top of both lists and adds one unread message for the other side. */
const movedUpBy = (authorId: string) => ({
  lastMessageAt: sql`now()`,
  starterUnread: sql`${conversations.starterUnread} + ${bySide(authorId, sql`0`, sql`1`)}`,
  otherUnread: sql`${conversations.otherUnread} + ${bySide(authorId, sql`1`, sql`0`)}`,
});

import { eq, sql } from "drizzle-orm";
import { Gone, type Transaction } from "~/db/client.server";
import { runPlanned, runPlannedSql } from "~/db/planned.server";
import { attachments, ausschreibungen, conversations, type MailKind, messages, profiles } from "~/db/schema";
import type { MailContent } from "~/mail/compose";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import type { ProvenAddress } from "~/mail/proven-address";
import type { FileType } from "~/text/file-types";
import { conversationUrl } from "./conversation-url.server";
import { sendOrCollect } from "./gather.server";
import { textsOf } from "./open-conversation.server";
import { isConversationOf, partnerIdFor } from "./sides";

interface Writing {
  conversationId: string;
  sender: { id: string; name: string };
  text: { message: string; subject?: string; senderEmail?: string; senderMitarbeiter?: string };
  /** Stored files that come with it. */
  files?: { key: string; name: string; type: FileType; bytes: number; pages?: number | null }[];
  /** Recognises a form that is sent twice; see app/http/submission.server.ts. */
  submissionKey?: string | null;
  /** The content of a mail that is sent immediately. Without it, the message may be collected with later ones. */
  mail?: (conversationUrl: string) => MailContent;
  /** The switch that this mail obeys. */
  mailKind?: MailKind;
  /** Where answers to that mail go. */
  replyTo?: ProvenAddress | null;
}

/**
 * Stores a message, counts it as unread for the other side, and queues its mail, in the caller's transaction. The id of
 * the message is null when this form was already accepted.
 */
export async function writeInConversation(
  tx: Transaction,
  { conversationId, sender, text, files = [], submissionKey = null, mail, mailKind = "nachrichten", replyTo }: Writing,
): Promise<{ messageId: number | null }> {
  const { recipientId, callId } = await lockConversation(tx, conversationId, sender.id);
  // Every column is named, so that the statement is the same for each message.
  const { message, subject = null, senderEmail = null, senderMitarbeiter = null } = text;
  const [stored] = await runPlanned(
    tx
      .insert(messages)
      .values({
        ...{ message, subject, senderEmail, senderMitarbeiter },
        ...{ conversationId, ausschreibungId: callId, recipientId, submissionKey },
        ...{ senderId: sender.id, senderName: sender.name },
        deliveryState: mail ? "queued" : "waiting",
        isReply: sql`exists (${textsOf(conversationId, recipientId)})`,
      })
      .onConflictDoNothing()
      .returning({ id: messages.id }),
  );
  if (!stored) return { messageId: null };
  if (files.length > 0) await tx.insert(attachments).values(files.map((file) => ({ ...file, messageId: stored.id })));
  await moveUpConversation(tx, conversationId, sender.id);
  if (!mail) await sendOrCollect(tx, { conversationId, recipientId });
  else {
    const isMailed = await sendMailOfKind(tx, mailKind, recipientId, mail(conversationUrl(conversationId)), {
      member: sender.name,
      replyTo: replyTo ? { name: sender.name, address: replyTo } : undefined,
      messageId: stored.id,
    });
    if (!isMailed) await tx.update(messages).set({ deliveryState: "none" }).where(eq(messages.id, stored.id));
  }
  return { messageId: stored.id };
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
  const { recipientId, callId: ausschreibungId } = await lockConversation(tx, conversationId, actorId);
  const line = {
    conversationId,
    ausschreibungId,
    senderId: actorId,
    recipientId,
    deliveryState: "none",
  } as const;
  await tx.insert(messages).values({ ...line, kind: "notice", message: text });
  if (words) await tx.insert(messages).values({ ...line, kind: "text", message: words, isReply: true });
  await moveUpConversation(tx, conversationId, actorId);
}

/** Adds a notice of the site, unread for both. Lock the two accounts and the call before. */
export async function noteBySite(tx: Transaction, conversationId: string, text: string): Promise<void> {
  await tx
    .update(conversations)
    .set({
      lastMessageAt: sql`now()`,
      starterUnread: sql`${conversations.starterUnread} + 1`,
      otherUnread: sql`${conversations.otherUnread} + 1`,
    })
    .where(eq(conversations.id, conversationId));
  await tx.insert(messages).values({ conversationId, kind: "notice", message: text, deliveryState: "none" });
}

interface Locked {
  recipientId: string;
  callId: number | null;
}

/** Locks a conversation for one of its two people. Deletions of accounts and of calls lock in the same order. */
export async function lockConversation(tx: Transaction, id: string, authorId: string): Promise<Locked> {
  await runPlannedSql(
    tx,
    sql`select from ${profiles} join ${conversations} on ${profiles.id} in (starter_id, other_id)
      where ${conversations.id} = ${id} for key share of ${profiles}`,
  );
  await runPlannedSql(
    tx,
    sql`select from ${ausschreibungen}
      where id = (select ausschreibung_id from ${conversations} where ${conversations.id} = ${id}) for key share`,
  );
  const [locked] = await runPlanned(
    tx
      .select({ recipientId: partnerIdFor(authorId), callId: conversations.ausschreibungId })
      .from(conversations)
      .where(isConversationOf(authorId, id))
      .for("update"),
  );
  if (!locked?.recipientId) throw new Gone("Nobody is left to write to in this conversation");
  return { recipientId: locked.recipientId, callId: locked.callId };
}

/** Moves a conversation to the top of both lists and adds one unread message for the other side. */
async function moveUpConversation(tx: Transaction, id: string, authorId: string): Promise<void> {
  await runPlannedSql(
    tx,
    sql`update ${conversations} set
      last_message_at = now(),
      starter_unread = starter_unread + (starter_id <> ${authorId})::integer,
      other_unread = other_unread + (other_id <> ${authorId})::integer
    where id = ${id}`,
  );
}

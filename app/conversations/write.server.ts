import { eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { runPlanned } from "~/db/planned.server";
import { type MailKind, messages } from "~/db/schema";
import type { MailContent } from "~/mail/compose";
import { addressOf, sendWantedMail } from "~/mail/mail-of-kind.server";
import type { ProvenAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { sendOrGather } from "./gather.server";

interface Writing {
  /** Its id, or what opens it. */
  conversation: string | SQL<string>;
  sender: { id: string; name: string };
  text: { message: string; subject?: string; senderEmail?: string; senderMitarbeiter?: string };
  /** Recognises a form that is sent twice; see app/http/submission.server.ts. */
  submissionKey?: string | null;
  /** The content of a mail that is sent at once. Without it, the message may be collected with later ones. */
  mail?: (conversationUrl: string) => MailContent;
  /** The switch that this mail obeys. */
  mailKind?: MailKind;
  /** Where answers to that mail go. */
  replyTo?: ProvenAddress | null;
}

export const conversationUrl = (id: string) => `${settings.siteUrl}/nachrichten/${id}`;

/**
 * Stores a message, counts it as unread for the other side, and queues its mail, in the caller's transaction. The id of
 * the message is null when this form was already accepted.
 */
export async function writeInConversation(
  tx: Transaction,
  { conversation, sender, text, submissionKey = null, mail, mailKind = "nachrichten", replyTo }: Writing,
): Promise<{ conversationId: string; messageId: number | null }> {
  const words = JSON.stringify({ ...text, senderName: sender.name });
  const state = mail ? "queued" : "waiting";
  const { rows } = await runPlanned<{
    conversationId: string;
    messageId: number | null;
    recipientId: string | null;
    address: ProvenAddress | null;
  }>(
    tx,
    sql`
    select opened.id as "conversationId", message_id as "messageId", recipient_id as "recipientId",
      ${addressOf(sql`recipient_id`, mailKind)} as address
    from (select ${conversation}::uuid as id) as opened,
      write_message(opened.id, ${sender.id}, ${words}, ${submissionKey}, ${state})`,
  );
  const { conversationId = "", messageId = null, recipientId, address = null } = rows[0] ?? {};
  if (!recipientId) throw nobodyLeft();
  if (messageId && !mail) await sendOrGather(tx, { conversationId, recipientId });
  if (messageId && mail) {
    const content = mail(conversationUrl(conversationId));
    const isMailed = await sendWantedMail(tx, mailKind, { id: recipientId, address }, content, {
      member: sender.name,
      replyTo: replyTo ? { name: sender.name, address: replyTo } : undefined,
      messageId,
    });
    if (!isMailed) await tx.update(messages).set({ deliveryState: "none" }).where(eq(messages.id, messageId));
  }
  return { conversationId, messageId };
}

const nobodyLeft = () => new Error("Nobody is left to write to in this conversation");

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
  const { rows } = await tx.execute<{ recipientId: string | null; callId: number | null }>(sql`
    select recipient_id as "recipientId", call_id as "callId" from lock_conversation(${conversationId}, ${actorId})`);
  const { recipientId, callId: ausschreibungId } = rows[0] ?? {};
  if (!recipientId) throw nobodyLeft();
  const line = {
    conversationId,
    ausschreibungId,
    senderId: actorId,
    recipientId,
    deliveryState: "none",
  } as const;
  await tx.insert(messages).values({ ...line, kind: "notice", message: text });
  if (words) await tx.insert(messages).values({ ...line, kind: "text", message: words, isReply: true });
  await tx.execute(sql`select move_up_conversation(${conversationId}, ${actorId})`);
}

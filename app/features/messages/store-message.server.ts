import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Viewer } from "~/auth/viewer";
import { openedConversation } from "~/conversations/open-conversation.server";
import { conversationUrl, writeInConversation } from "~/conversations/write.server";
import { db, type Transaction } from "~/db/client.server";
import { runPlanned } from "~/db/planned.server";
import { profiles } from "~/db/schema";
import { isSupport } from "~/db/support-profile.server";
import type { Problem } from "~/http/answer";
import { firstWeekDays } from "~/http/limits";
import { countWrite, limitsOf, orLimitReached } from "~/http/rate-limit.server";
import type { MailContent } from "~/mail/compose";
import { composeWantedMail } from "~/mail/mail-of-kind.server";
import { provenReplyTo } from "~/mail/reply-to.server";
import { settings } from "~/settings.server";
import { countedMessages, messageLimitAfter } from "./message-limits.server";
import { type MessageFacts as MailFacts, mailHead, messageMail } from "./message-mail";
import type { MessageText } from "./message-schema";
import type { Recipient } from "./recipient";
import { findRecipient, type MessageFacts } from "./recipients.server";
import {
  callsUntilWarning,
  countCallsWith,
  mostCallsWithOneText,
  sameTextWarning,
  tooManyCalls,
} from "./same-text.server";
import { sendToSupport } from "./send-to-support.server";

const profileMissing: Problem = { title: "Fehler", text: "Ihr Profil konnte nicht geladen werden" };
export const failed: Problem = {
  title: "Fehler beim Senden der Nachricht",
  text: "Die Nachricht konnte nicht gesendet werden",
};

/** An offer that is stored together with a message about a call. */
export interface Attached {
  find: (tx: Transaction, callId: number, senderId: string) => Promise<AttachedTo>;
  mail: (facts: AttachedMailFacts) => MailContent;
  keep: (tx: Transaction, about: About) => Promise<void>;
  /** Says that the offer was not sent. */
  failed: Problem;
}

interface AttachedTo {
  /** The id of this person's offer for the call, also of one that is not stored yet. */
  id: string;
  /** Whether this person has withdrawn the offer, so that the same text once more is no double click. */
  isWithdrawn: boolean;
  /** Why this person can't make an offer for the call; null when they can. */
  problem: Problem | null;
}

export interface AttachedMailFacts extends MailFacts {
  url: string;
  offerId: string;
  call: NonNullable<Recipient["call"]>;
}

interface About {
  id: string;
  callId: number;
  senderId: string;
  companyId: string;
  conversationId: string;
}

type Stored =
  | { recipient: Recipient; problem?: never; status?: never; warning?: string }
  | { recipient: null; problem: Problem; status: number; warning?: never };

type Author = Pick<Viewer, "id" | "email">;

interface Sent {
  author: Author;
  to: URLSearchParams;
  text: MessageText;
}

/** Stores the message and queues its mail, both or neither. */
export async function storeMessage(
  author: Author,
  to: URLSearchParams,
  { senderEmail, senderMitarbeiter, subject, message }: MessageText,
  offer?: Attached,
): Promise<Stored> {
  const sent: Sent = { author, to, text: { senderEmail, senderMitarbeiter, subject, message } };
  return (!to.has("ausschreibung") && (await storeAtOnce(sent))) || storeLocked(sent, offer);
}

/**
 * Reads what decides about a message to a profile, and writes it with a function of the database that finds the same when it
 * holds the lock on the sender. Null when it finds something else, for example because the sender has written several
 * messages at the same moment.
 */
async function storeAtOnce({ author, to, text }: Sent): Promise<Stored | null> {
  const senderId = author.id;
  const { recipient, address, facts, problem } = await findRecipient(to, senderId, { text });
  if (!recipient) return no({ title: failed.title, text: problem }, 400);
  if (!facts || facts.sender.isBlocked || isSupport(recipient)) return null;
  if (facts.isSentAlready) return { recipient };
  const limit = whyNotNow(facts, recipient);
  if (limit) return limit;

  const { sender, conversationId } = facts;
  const conversation = conversationId ?? randomUUID();
  const replyTo = await provenReplyTo(db, author, text.senderEmail);
  const content = messageMail({ text, replyTo, sender, recipient, site: settings, url: conversationUrl(conversation) });
  const mail = composeWantedMail("nachrichten", { id: recipient.id, address }, content, mailHead(sender, replyTo));
  const words = { ...text, senderName: sender.name };
  const { rows } = await orLimitReached(
    runPlanned<{ isStored: boolean }>(
      db,
      sql`
      select send_with_mail(${senderId}, ${recipient.id}, ${JSON.stringify(facts)}, ${JSON.stringify(countedMessages)},
        ${conversation}, ${JSON.stringify(words)}, ${mail && JSON.stringify(mail)},
        ${facts.isAnswered ? limitsOf(senderId, ["reply"]) : null}, ${firstWeekDays}, ${Date.now()}) as "isStored"`,
    ),
  );
  return rows[0]?.isStored ? { recipient } : null;
}

const no = (problem: Problem, status: number): Stored => ({ recipient: null, problem, status });

/** Answers to people who have written before have a limit of their own, which is counted with the write. */
function whyNotNow({ isAnswered, sent, sender }: MessageFacts, recipient: { id: string }): Stored | null {
  const limit = isAnswered ? null : messageLimitAfter(sent, sender, recipient.id);
  return limit ? no({ title: "Zu viele Nachrichten", text: limit }, 429) : null;
}

/** Stores the message step by step in one transaction. The lock on the sender makes the limits exact. */
function storeLocked({ author, to, text }: Sent, offer?: Attached): Promise<Stored> {
  const senderId = author.id;
  return db.transaction(async (tx) => {
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, senderId)).for("no key update");
    const { recipient, facts, problem } = await findRecipient(to, senderId, { tx, text });
    if (!recipient) return no({ title: (offer?.failed ?? failed).title, text: problem }, 400);
    if (!facts || facts.sender.isBlocked) return no(profileMissing, 403);
    const { sender } = facts;
    const { call } = recipient;
    const own = call && (await offer?.find(tx, call.id, senderId));
    if (!own?.isWithdrawn && facts.isSentAlready) return { recipient };
    if (own?.problem) return no(own.problem, 409);
    const repeated = call ? await countCallsWith(tx, senderId, text.message, call.id) : 0;
    if (repeated + 1 >= mostCallsWithOneText) return no(tooManyCalls, 409);
    const limit = whyNotNow(facts, recipient);
    if (limit) return limit;
    if (facts.isAnswered) await countWrite(tx, "reply", senderId);

    const replyTo = await provenReplyTo(tx, author, text.senderEmail);
    const mailFacts = { text, replyTo, sender, recipient, site: settings };
    if (isSupport(recipient)) await sendToSupport(tx, sender, recipient, text, replyTo, messageMail(mailFacts));
    else {
      const pair = { starterId: senderId, otherId: recipient.id, callId: call?.id ?? null };
      const conversation = openedConversation(pair, call?.title ?? text.subject);
      const { conversationId } = await writeInConversation(tx, {
        ...{ conversation, sender, text, replyTo },
        ...(offer && call && own
          ? { mailKind: "angebote", mail: (url) => offer.mail({ ...mailFacts, url, offerId: own.id, call }) }
          : { mail: (url) => messageMail({ ...mailFacts, url }) }),
      });
      if (offer && call && own)
        await offer.keep(tx, { id: own.id, callId: call.id, senderId, companyId: recipient.id, conversationId });
    }
    return { recipient, warning: repeated + 1 >= callsUntilWarning ? sameTextWarning : undefined };
  });
}

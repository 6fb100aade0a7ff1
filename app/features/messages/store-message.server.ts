import type { Viewer } from "~/auth/viewer";
import { openConversation } from "~/conversations/open-conversation.server";
import { writeInConversation } from "~/conversations/write.server";
import { db, type Transaction } from "~/db/client.server";
import { isSupport } from "~/db/support-profile.server";
import type { Problem } from "~/http/answer";
import type { MailContent } from "~/mail/compose";
import { provenReplyTo } from "~/mail/reply-to.server";
import { settings } from "~/settings.server";
import { shownEmail } from "~/text/shown-address.server";
import { countMessage } from "./message-limits.server";
import { type MessageFacts as MailFacts, messageMail } from "./message-mail";
import type { MessageText } from "./message-schema";
import type { Recipient } from "./recipient";
import { findRecipient } from "./recipients.server";
import {
  callsUntilWarning,
  countCallsWith,
  maxCallsWithOneText,
  sameTextWarning,
  tooManyCalls,
} from "./same-text.server";
import { sendToSupport } from "./send-to-support.server";
import { lockSender, readSender } from "./sender-facts.server";

const profileMissing: Problem = { title: "Fehler", text: "Ihr Profil konnte nicht geladen werden" };
export const failed: Problem = {
  title: "Fehler beim Senden der Nachricht",
  text: "Die Nachricht konnte nicht gesendet werden",
};

/** An offer that is stored together with a message about a call. */
export interface Attached {
  find: (tx: Transaction, callId: number, senderId: string) => Promise<AttachedTo>;
  mail: (facts: AttachedMailFacts) => MailContent;
  store: (tx: Transaction, about: About) => Promise<void>;
  /** Says that the offer was not sent. */
  failed: Problem;
}

interface AttachedTo {
  /** The id of this person's offer for the call, also of one that is not stored yet. */
  id: string;
  /** Whether this person has withdrawn the offer, so that the same text again is not a double click. */
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
  | { recipient: null; problem: Problem; status: number; isOver?: boolean; warning?: never };

type Author = Pick<Viewer, "id" | "email">;

const no = (problem: Problem, status: number): Stored => ({ recipient: null, problem, status });
/** The page shows no form for it any more. */
const over = (problem: Problem, status: number): Stored => ({ recipient: null, problem, status, isOver: true });

/** Stores the message and queues its mail, both or neither. */
export function storeMessage(
  author: Author,
  to: URLSearchParams,
  { senderEmail, senderMitarbeiter, subject, message }: MessageText,
  offer?: Attached,
): Promise<Stored> {
  const text: MessageText = { senderEmail, senderMitarbeiter, subject, message };
  return db.transaction(async (tx) => {
    await lockSender(tx, author.id);
    const { recipient, problem } = await findRecipient(to, author.id, tx);
    if (!recipient) return over({ title: (offer?.failed ?? failed).title, text: problem }, 400);
    const { call } = recipient;
    const callId = call?.id ?? null;
    const sender = await readSender(tx, author.id, { recipientId: recipient.id, callId, text });
    if (!sender || sender.isBlocked) return no(profileMissing, 403);
    const own = call && (await offer?.find(tx, call.id, sender.id));
    if (!own?.isWithdrawn && sender.isSentAlready) return { recipient };
    if (own?.problem) return over(own.problem, 409);
    const repeated = call ? await countCallsWith(tx, sender.id, text.message, call.id) : 0;
    if (repeated + 1 >= maxCallsWithOneText) return no(tooManyCalls, 409);
    await countMessage(tx, sender, { ...sender, recipientId: recipient.id, isOffer: call !== undefined });

    const replyTo = await provenReplyTo(tx, author, text.senderEmail);
    const mailFacts = { text, replyTo: replyTo && shownEmail(replyTo), sender, recipient, site: settings };
    if (isSupport(recipient)) await sendToSupport(tx, sender, recipient, text, replyTo, messageMail(mailFacts));
    else {
      const pair = { starterId: sender.id, otherId: recipient.id, callId };
      const conversationId = await openConversation(tx, pair, call?.title ?? text.subject);
      await writeInConversation(tx, {
        ...{ conversationId, sender, text, replyTo },
        ...(offer && call && own
          ? { mailKind: "angebote", mail: (url) => offer.mail({ ...mailFacts, url, offerId: own.id, call }) }
          : { mail: (url) => messageMail({ ...mailFacts, url }) }),
      });
      if (offer && call && own)
        await offer.store(tx, {
          id: own.id,
          callId: call.id,
          senderId: sender.id,
          companyId: recipient.id,
          conversationId,
        });
    }
    return { recipient, warning: repeated + 1 >= callsUntilWarning ? sameTextWarning : undefined };
  });
}

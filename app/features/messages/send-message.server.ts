import { parseWithZod } from "@conform-to/zod/v4";
import { eq } from "drizzle-orm";
import type { Viewer } from "~/auth/viewer";
import { openedConversation } from "~/conversations/open-conversation.server";
import { writeInConversation } from "~/conversations/write.server";
import { db, type Transaction } from "~/db/client.server";
import { messages, profiles } from "~/db/schema";
import { isSupport } from "~/db/support-profile.server";
import { type Problem, refused } from "~/http/answer";
import type { Interrupted } from "~/http/interrupted.server";
import { countWrite, LimitReached } from "~/http/rate-limit.server";
import { sameOriginPath } from "~/http/same-origin-path";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import type { MailContent } from "~/mail/compose";
import { isSenderRefused } from "~/mail/deliver.server";
import { sendMail } from "~/mail/mail.server";
import { settings } from "~/settings.server";
import { findMessageLimit } from "./message-limits.server";
import { messageMail } from "./message-mail";
import { type MessageText, messageSchema } from "./message-schema";
import { type Recipient, recipientPath } from "./recipient";
import { type FoundRecipient, findRecipient } from "./recipients.server";
import {
  callsUntilWarning,
  countCallsWith,
  mostCallsWithOneText,
  sameTextWarning,
  tooManyCalls,
} from "./same-text.server";

const signInFirst: Problem = {
  title: "Anmeldung erforderlich",
  text: "Sie müssen angemeldet sein, um eine Nachricht zu senden",
};
const profileMissing: Problem = { title: "Fehler", text: "Ihr Profil konnte nicht geladen werden" };
const failed: Problem = {
  title: "Fehler beim Senden der Nachricht",
  text: "Die Nachricht konnte nicht gesendet werden",
};
const domainUnverified: Problem = {
  title: "Domain-Verifizierung erforderlich",
  text: "Unser Mailserver nimmt zurzeit keine Nachrichten an. Ihr Text ist noch da, bitte versuchen Sie es später noch einmal.",
};

/** An offer that is stored together with a message about a call. */
export interface Attachment {
  /** The form with the offer's fields, instead of the plain message. */
  submission: ReturnType<typeof parseMessage>;
  /** The figures of the offer, for the mail. */
  lines: string;
  /** Why this person can't make an offer for the call; null when they can. */
  findProblem: (tx: Transaction, callId: number, senderId: string) => Promise<Problem | null>;
  /** Whether this person has withdrawn the offer, so that the same text once more is no double click. */
  isWithdrawn: (tx: Transaction, callId: number, senderId: string) => Promise<boolean>;
  keep: (tx: Transaction, about: Attached) => Promise<void>;
}

export interface Attached {
  callId: number;
  senderId: string;
  companyId: string;
  conversationId: string;
}

const parseMessage = (form: FormData) => parseWithZod(form, { schema: messageSchema });

export async function sendMessage(
  viewer: Pick<Viewer, "id"> | null,
  to: URLSearchParams,
  form: FormData,
  interrupted: Interrupted | null,
  attachment?: Attachment,
) {
  const submission = attachment?.submission ?? parseMessage(form);
  if (!viewer) return refused(submission.reply(), signInFirst, 401, { interrupted });
  if (submission.status !== "success") return refused(submission.reply());
  if (isSenderRefused()) return refused(submission.reply(), domainUnverified, 503);
  try {
    const { recipient, problem, status, warning } = await storeAndQueue(viewer.id, to, submission.value, attachment);
    if (!recipient) return refused(submission.reply(), problem, status);
    const back = sameOriginPath(String(form.get("weiter") ?? ""), recipientPath(recipient));
    return redirectWithToast(back, {
      title: "Nachricht gesendet",
      description: ["Ihre Nachricht wurde erfolgreich versendet", warning].filter(Boolean).join(". "),
    });
  } catch (error) {
    if (error instanceof LimitReached) return refused(submission.reply(), error.problem, 429);
    log.error({ err: error }, "could not take a message");
    return refused(submission.reply(), failed, 500);
  }
}

type Stored =
  | { recipient: Recipient; problem?: never; status?: never; warning?: string }
  | { recipient: null; problem: Problem; status: number; warning?: never };

const senderColumns = {
  id: profiles.id,
  name: profiles.name,
  userType: profiles.userType,
  slug: profiles.slug,
  profileStatus: profiles.profileStatus,
  isPublic: profiles.isPublic,
  memberSince: profiles.memberSince,
  isSuperadmin: profiles.isSuperadmin,
};

/** Stores the message and queues its mail in one transaction. The lock on the sender makes the limit exact. */
function storeAndQueue(
  senderId: string,
  to: URLSearchParams,
  { senderEmail, senderMitarbeiter, subject, message }: MessageText,
  attachment?: Attachment,
): Promise<Stored> {
  const text = { senderEmail, senderMitarbeiter, subject, message };
  const no = (problem: Problem, status: number): Stored => ({ recipient: null, problem, status });

  return db.transaction(async (tx) => {
    const [sender] = await tx
      .select(senderColumns)
      .from(profiles)
      .where(eq(profiles.id, senderId))
      .for("no key update")
      .prepare("message-sender")
      .execute();
    if (!sender || sender.profileStatus === "blocked") return no(profileMissing, 403);
    const { recipient, problem } = await findRecipient(to, senderId, { tx, text });
    if (!recipient) return no({ title: failed.title, text: problem }, 400);
    const { call } = recipient;
    const isAnew = call && (await attachment?.isWithdrawn(tx, call.id, senderId));
    if (!isAnew && recipient.isSentAlready) return { recipient };
    const answered = call && (await attachment?.findProblem(tx, call.id, senderId));
    if (answered) return no(answered, 409);
    const repeated = call ? await countCallsWith(tx, senderId, message, call.id) : 0;
    if (repeated + 1 >= mostCallsWithOneText) return no(tooManyCalls, 429);
    if (recipient.isAnswered) await countWrite(tx, "reply", senderId);
    else {
      const limit = await findMessageLimit(tx, sender, recipient.id);
      if (limit) return no({ title: "Zu viele Nachrichten", text: limit }, 429);
    }

    const mail = (url?: string) =>
      messageMail({ text, lines: attachment?.lines, sender, recipient, site: settings, url });
    if (isSupport(recipient)) await sendToSupport(tx, sender, recipient, text, mail());
    else {
      const pair = { starterId: senderId, otherId: recipient.id, callId: call?.id ?? null };
      const conversation = openedConversation(pair, call?.title ?? text.subject);
      const { conversationId } = await writeInConversation(tx, { conversation, sender, text, mail });
      if (call) await attachment?.keep(tx, { callId: call.id, senderId, companyId: recipient.id, conversationId });
    }
    return { recipient, warning: repeated + 1 >= callsUntilWarning ? sameTextWarning : undefined };
  });
}

/**
 * Nobody signs in to the support profile, so a message to it goes only by mail. It is stored for its limit and its
 * delivery state.
 */
async function sendToSupport(
  tx: Transaction,
  sender: { id: string; name: string },
  recipient: FoundRecipient,
  text: MessageText,
  mail: MailContent,
): Promise<void> {
  const [message] = await tx
    .insert(messages)
    .values({ ...text, kind: "mail", senderId: sender.id, senderName: sender.name, recipientId: recipient.id })
    .returning({ id: messages.id });
  await sendMail(tx, recipient.email, mail, {
    member: sender.name,
    replyTo: { name: sender.name, address: text.senderEmail },
    messageId: message?.id,
  });
}

import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Viewer } from "~/auth/viewer";
import { db, type Transaction } from "~/db/client.server";
import { messages, profiles } from "~/db/schema";
import { type Problem, refused } from "~/http/answer";
import type { Interrupted } from "~/http/interrupted.server";
import { sameOriginPath } from "~/http/same-origin-path";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { isSenderRefused } from "~/mail/deliver.server";
import { sendMail } from "~/mail/mail.server";
import { settings } from "~/settings.server";
import { findMessageLimit } from "./message-limits.server";
import { messageMail } from "./message-mail";
import { type MessageText, messageSchema } from "./message-schema";
import { type Recipient, recipientPath } from "./recipient";
import { findRecipient } from "./recipients.server";

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

export async function sendMessage(
  viewer: Pick<Viewer, "id"> | null,
  to: URLSearchParams,
  form: FormData,
  interrupted: Interrupted | null,
) {
  const submission = parseWithZod(form, { schema: messageSchema });
  if (!viewer) return refused(submission.reply(), signInFirst, 401, { interrupted });
  if (submission.status !== "success") return refused(submission.reply());
  if (isSenderRefused()) return refused(submission.reply(), domainUnverified, 503);
  try {
    const { recipient, problem, status } = await storeAndQueue(viewer.id, to, submission.value);
    if (!recipient) return refused(submission.reply(), problem, status);
    const back = sameOriginPath(String(form.get("weiter") ?? ""), recipientPath(recipient));
    return redirectWithToast(back, {
      title: "Nachricht gesendet",
      description: "Ihre Nachricht wurde erfolgreich versendet",
    });
  } catch (error) {
    log.error({ err: error }, "could not take a message");
    return refused(submission.reply(), failed, 500);
  }
}

type Stored =
  | { recipient: Recipient; problem?: never; status?: never }
  | { recipient: null; problem: Problem; status: number };

/** Stores the message and queues its mail in one transaction. The lock on the sender makes the limit exact. */
function storeAndQueue(senderId: string, to: URLSearchParams, text: MessageText): Promise<Stored> {
  const no = (problem: Problem, status: number): Stored => ({ recipient: null, problem, status });

  return db.transaction(async (tx) => {
    const [sender] = await tx.select().from(profiles).where(eq(profiles.id, senderId)).for("no key update");
    if (!sender || sender.profileStatus === "blocked") return no(profileMissing, 403);
    const { recipient, problem } = await findRecipient(to, senderId, tx);
    if (!recipient) return no({ title: failed.title, text: problem }, 400);
    if (await isSentAlready(tx, senderId, recipient.id, text)) return { recipient };
    const limit = await findMessageLimit(tx, sender, recipient.id);
    if (limit) return no({ title: "Zu viele Nachrichten", text: limit }, 429);

    const [message] = await tx
      .insert(messages)
      .values({
        ...text,
        senderId,
        senderName: sender.name,
        recipientId: recipient.id,
        ausschreibungId: recipient.call?.id,
      })
      .returning({ id: messages.id });
    const content = messageMail({ text, sender, recipient, site: settings });
    await sendMail(tx, recipient.email, content, {
      member: sender.name,
      replyTo: { name: sender.name, address: text.senderEmail },
      messageId: message?.id,
    });
    return { recipient };
  });
}

/** Whether the same message was sent a moment ago, for example by a double click. */
async function isSentAlready(tx: Transaction, senderId: string, recipientId: string, text: MessageText) {
  const twins = await tx.$count(
    messages,
    and(
      eq(messages.senderId, senderId),
      eq(messages.recipientId, recipientId),
      eq(messages.subject, text.subject),
      eq(messages.message, text.message),
      gt(messages.createdAt, sql`now() - interval '1 minute'`),
    ),
  );
  return twins > 0;
}

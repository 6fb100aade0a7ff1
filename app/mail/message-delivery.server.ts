import { aliasedTable, and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { conversations, messages, profiles } from "~/db/schema";
import { settings } from "~/settings.server";
import type { MailContent } from "./compose";
import { type Mail, sendMail } from "./mail.server";

/**
 * Whether a mail must still be sent. Its message may have been deleted with its account. Or it was sent just before the
 * server was killed, and its job runs again.
 */
export async function isStillWanted(messageId: number | undefined): Promise<boolean> {
  if (messageId === undefined) return true;
  const [waiting] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, messageId), ne(messages.deliveryState, "sent"), isNotNull(messages.message)));
  return waiting !== undefined;
}

export async function noteSent(messageId: number | undefined): Promise<void> {
  if (messageId === undefined) return;
  await db.update(messages).set({ deliveryState: "sent", deliveredAt: new Date() }).where(eq(messages.id, messageId));
}

/** Records that a message can't be delivered, and informs its sender once. */
export async function noteFailure({ messageId }: Mail, on: Connection = db): Promise<void> {
  if (messageId === undefined) return;
  await on.transaction(async (tx) => {
    const [failed] = await tx
      .update(messages)
      .set({ deliveryState: "failed", deliveredAt: null })
      .where(and(eq(messages.id, messageId), ne(messages.deliveryState, "failed")))
      .returning({ id: messages.id });
    if (!failed) return;
    const sender = aliasedTable(profiles, "sender");
    const recipient = aliasedTable(profiles, "recipient");
    const [facts] = await tx
      .select({
        to: sender.email,
        senderName: sender.name,
        recipientName: recipient.name,
        subject: sql<string>`coalesce(${messages.subject}, ${conversations.subject}, 'Ihre Nachricht')`,
        message: sql<string>`coalesce(${messages.message}, '')`,
      })
      .from(messages)
      .innerJoin(sender, eq(sender.id, messages.senderId))
      .innerJoin(recipient, eq(recipient.id, messages.recipientId))
      .leftJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(eq(messages.id, failed.id));
    if (facts) await sendMail(tx, facts.to, undeliveredMail(facts, settings));
  });
}

interface Undelivered {
  senderName: string;
  recipientName: string;
  subject: string;
  message: string;
}

function undeliveredMail(
  { senderName, recipientName, subject, message }: Undelivered,
  site: { productName: string; contactEmail: string },
): MailContent {
  return {
    subject: `Nicht zugestellt: ${subject}`,
    greeting: `Guten Tag, ${senderName}`,
    paragraphs: [
      `Ihre Nachricht an ${recipientName} auf ${site.productName} konnte nicht zugestellt werden: Der Mailserver der Empfängerin oder des Empfängers nimmt sie nicht an. Das war Ihr Text:`,
    ],
    quote: `${subject}\n\n${message}`,
    closing: [
      `Bitte wenden Sie sich auf einem anderen Weg an ${recipientName}, etwa über die Angaben im Profil. Fragen beantworten wir gern: ${site.contactEmail}`,
    ],
  };
}

import { aliasedTable, and, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { isOffersText } from "~/db/offers-text";
import { runPlanned } from "~/db/planned.server";
import { conversations, messages, profiles } from "~/db/schema";
import { settings } from "~/settings.server";
import type { MailContent } from "./compose";
import { type Mail, sendMail } from "./mail.server";
import { isNewsletterWanted, noteNewsletter } from "./newsletter-delivery.server";
import { ownAddress } from "./proven-address";

type Carried = Pick<Mail, "to" | "messageId" | "gathered" | "newsletterDeliveryId">;

const idsOf = ({ messageId, gathered = [] }: Pick<Carried, "messageId" | "gathered">) =>
  messageId === undefined ? [] : [...gathered, messageId];

/**
 * Whether a mail must still be sent. Its message may have been deleted with its account, hidden, or read meanwhile.
 * Or it was sent just before the server was killed, and its job runs again.
 */
export async function isStillWanted(mail: Carried): Promise<boolean> {
  const { messageId, newsletterDeliveryId } = mail;
  if (newsletterDeliveryId) return isNewsletterWanted(newsletterDeliveryId, mail.to);
  if (messageId === undefined) return true;
  const isRead = sql<boolean>`coalesce(case when ${conversations.starterId} = ${messages.recipientId}
    then ${conversations.starterUnread} = 0 and ${conversations.starterReadAt} > ${messages.createdAt}
    else ${conversations.otherUnread} = 0 and ${conversations.otherReadAt} > ${messages.createdAt} end, false)`;
  const carried = sql`${sql.param(idsOf(mail))}::bigint[]`;
  const areShown = sql`not exists (select from messages as carried where carried.id = any(${carried}) and carried.hidden)`;
  const [waiting] = await runPlanned(
    db
      .select({ isRead })
      .from(messages)
      .leftJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(
        and(eq(messages.id, messageId), ne(messages.deliveryState, "sent"), isNotNull(messages.message), areShown),
      ),
  );
  if (waiting?.isRead)
    await db
      .update(messages)
      .set({ deliveryState: "none" })
      .where(inArray(messages.id, idsOf(mail)));
  return waiting !== undefined && !waiting.isRead;
}

/** The messages of a mail that is not sent stay on the site. */
export async function noteUnsent(mail: Carried): Promise<void> {
  const ids = idsOf(mail);
  if (ids.length > 0) await db.update(messages).set({ deliveryState: "none" }).where(inArray(messages.id, ids));
}

export async function noteSent(mail: Carried): Promise<void> {
  if (mail.newsletterDeliveryId) return noteNewsletter(mail.newsletterDeliveryId, "sent");
  const ids = idsOf(mail);
  if (ids.length === 0) return;
  await db.update(messages).set({ deliveryState: "sent", deliveredAt: new Date() }).where(inArray(messages.id, ids));
}

/** Records that messages can't be delivered, and informs their sender once. */
export async function noteFailure(mail: Mail, on: Connection = db): Promise<void> {
  if (mail.newsletterDeliveryId) return noteNewsletter(mail.newsletterDeliveryId, "failed", on);
  const ids = idsOf(mail);
  if (ids.length === 0) return;
  await on.transaction(async (tx) => {
    const failed = await tx
      .update(messages)
      .set({ deliveryState: "failed", deliveredAt: null })
      .where(and(inArray(messages.id, ids), ne(messages.deliveryState, "failed")))
      .returning({ id: messages.id });
    if (failed.length === 0) return;
    const sender = aliasedTable(profiles, "sender");
    const recipient = aliasedTable(profiles, "recipient");
    const facts = await tx
      .select({
        to: sender.email,
        senderName: sender.name,
        recipientName: recipient.name,
        subject: sql<string>`coalesce(${messages.subject}, ${conversations.subject}, 'Ihre Nachricht')`,
        message: sql<string>`coalesce(${messages.message}, '')`,
        isOffer: isOffersText,
      })
      .from(messages)
      .innerJoin(sender, eq(sender.id, messages.senderId))
      .innerJoin(recipient, eq(recipient.id, messages.recipientId))
      .leftJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(
        inArray(
          messages.id,
          failed.map(({ id }) => id),
        ),
      )
      .orderBy(messages.id);
    const [first] = facts;
    if (!first) return;
    const message = facts.map((one) => one.message).join("\n\n");
    await sendMail(tx, ownAddress({ email: first.to }), undeliveredMail({ ...first, message }, settings));
  });
}

interface Undelivered {
  senderName: string;
  recipientName: string;
  subject: string;
  message: string;
  isOffer: boolean;
}

function undeliveredMail(
  { senderName, recipientName, subject, message, isOffer }: Undelivered,
  site: { productName: string; contactEmail: string },
): MailContent {
  return {
    subject: `Nicht zugestellt: ${subject}`,
    greeting: `Guten Tag, ${senderName}`,
    paragraphs: [
      `Die E-Mail mit ${isOffer ? "Ihrem Angebot" : "Ihrer Nachricht"} an ${recipientName} auf ${site.productName} konnte nicht zugestellt werden: Der Mailserver der Empfängerin oder des Empfängers nimmt sie nicht an. Das war Ihr Text:`,
    ],
    quote: `${subject}\n\n${message}`,
    closing: [
      `Bitte wenden Sie sich auf einem anderen Weg an ${recipientName}, etwa über die Angaben im Profil. Fragen beantworten wir gern: ${site.contactEmail}`,
    ],
  };
}

import { answerHere } from "~/conversations/gathered-mail";
import type { MailContent } from "~/mail/compose";
import type { ProvenAddress } from "~/mail/proven-address";
import type { MessageText } from "./message-schema";
import { type Recipient, recipientPath } from "./recipient";

interface MessageFacts {
  text: MessageText;
  /** Where answers by mail go; null when they are only written on the site. */
  replyTo: ProvenAddress | null;
  /** The figures of an offer, as text. */
  lines?: string;
  sender: Pick<Recipient, "name" | "userType" | "slug"> & { isPublic: boolean };
  recipient: Recipient;
  site: { siteUrl: string; productName: string };
  /** The address of the conversation; a message to the support has none. */
  url?: string;
}

/** The mail that delivers a message: who wrote it, about what, and how to answer. */
export function messageMail({ text, replyTo, lines, sender, recipient, site, url }: MessageFacts): MailContent {
  const writer = text.senderMitarbeiter ? `${text.senderMitarbeiter}, ${sender.name},` : sender.name;
  const { call } = recipient;
  const about = call ? ` zu Ihrer Ausschreibung „${call.title}“` : "";
  return {
    subject: text.subject,
    greeting: `Guten Tag, ${recipient.name}`,
    paragraphs: [
      `${writer} hat Ihnen${about} auf ${site.productName} geschrieben. Betreff und Text stammen von diesem Mitglied, nicht von uns:`,
    ],
    quote: [text.subject, text.message, lines].filter(Boolean).join("\n\n"),
    action: url ? { label: answerHere, url } : undefined,
    closing: [
      ...(replyTo
        ? [
            `${url ? "Oder antworten" : "Antworten"} Sie einfach auf diese E-Mail. Ihre Antwort geht direkt an ${sender.name}, ${replyTo}.`,
          ]
        : []),
      ...(sender.isPublic ? [`Profil von ${sender.name}:\n${site.siteUrl}${recipientPath(sender)}`] : []),
      ...(call ? [`Ihre Ausschreibung:\n${site.siteUrl}/ausschreibungen/${call.id}`] : []),
      `Gesendet über das Konto „${sender.name}“ auf ${site.productName}. Ob Sie solche Nachrichten bekommen, bestimmen Sie in Ihrem Profil:\n${site.siteUrl}/profil`,
    ],
  };
}

/** Whose message the mail is, and who gets an answer to it. */
export const mailHead = (sender: { name: string }, replyTo: ProvenAddress | null) => ({
  member: sender.name,
  replyTo: replyTo ? { name: sender.name, address: replyTo } : undefined,
});

import { answerHere, replyLine } from "~/conversations/gathered-mail";
import type { MailContent } from "~/mail/compose";
import type { ProvenAddress } from "~/mail/proven-address";
import type { MessageText } from "./message-schema";
import { type Recipient, recipientPath } from "./recipient";

export interface MessageFacts {
  text: MessageText;
  /** Where answers by mail go, as people read it; null when they are only written on the site. */
  replyTo: string | null;
  sender: Pick<Recipient, "name" | "userType" | "slug"> & { isPublic: boolean };
  recipient: Recipient;
  site: { siteUrl: string; productName: string };
  /** The address of the conversation; a message to the support has none. */
  url?: string;
}

/** 'Frau Moser, Studio Berg,' as the beginning of a sentence. */
export const writerOf = (text: Pick<MessageText, "senderMitarbeiter">, sender: { name: string }) =>
  text.senderMitarbeiter ? `${text.senderMitarbeiter}, ${sender.name},` : sender.name;

/** The mail that delivers a message: who wrote it, about what, and how to answer. */
export function messageMail({ text, replyTo, sender, recipient, site, url }: MessageFacts): MailContent {
  const { call } = recipient;
  const about = call ? ` zu Ihrer Ausschreibung „${call.title}“` : "";
  return {
    subject: text.subject,
    greeting: `Guten Tag, ${recipient.name}`,
    paragraphs: [
      `${writerOf(text, sender)} hat Ihnen${about} auf ${site.productName} geschrieben. Betreff und Text stammen von diesem Mitglied, nicht von uns:`,
    ],
    quote: `${text.subject}\n\n${text.message}`,
    action: url ? { label: answerHere(site.productName), url } : undefined,
    closing: [
      ...(replyTo ? [replyLine(sender.name, replyTo, url ? "Oder antworten" : "Antworten")] : []),
      ...(sender.isPublic ? [`Profil von ${sender.name}:\n${site.siteUrl}${recipientPath(sender)}`] : []),
      `Gesendet über das Konto „${sender.name}“ auf ${site.productName}.`,
    ],
  };
}

/** Whose message the mail is, and who gets an answer to it. */
export const mailHead = (sender: { name: string }, replyTo: ProvenAddress | null) => ({
  member: sender.name,
  replyTo: replyTo ? { name: sender.name, address: replyTo } : undefined,
});

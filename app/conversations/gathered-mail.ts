import type { MailContent } from "~/mail/compose";

interface Facts {
  texts: string[];
  subject: string | null;
  senderName: string;
  /** Where answers by mail go, as people read it; null when they are only written on the site. */
  replyTo: string | null;
  recipientName: string;
  productName: string;
  url: string;
}

export const answerHere = (productName: string) => `Auf ${productName} antworten`;

export const replyLine = (name: string, address: string, start = "Oder antworten") =>
  `${start} Sie einfach auf diese E-Mail. Ihre Antwort geht direkt an ${name}, ${address}.`;

/** Which files came with a message. They are only opened on the site. */
export const filesLine = (names: string[]) =>
  names.length === 0
    ? null
    : `${names.length === 1 ? "Datei" : "Dateien"}, in der Unterhaltung zu öffnen: ${names.join(", ")}`;

/** The mail with one person's messages in an existing conversation. */
export function gatheredMail({
  texts,
  subject,
  senderName,
  replyTo,
  recipientName,
  productName,
  url,
}: Facts): MailContent {
  const [wrote, come] =
    texts.length === 1
      ? ["hat Ihnen geschrieben", "Der Text stammt"]
      : [`hat Ihnen ${texts.length} Nachrichten geschrieben`, "Die Texte stammen"];
  return {
    subject: subject ? `${senderName} schreibt zu: ${subject}` : `${senderName} schreibt Ihnen`,
    greeting: `Guten Tag, ${recipientName}`,
    paragraphs: [`${senderName} ${wrote}. ${come} von diesem Mitglied, nicht von uns:`],
    quote: texts.join("\n\n"),
    action: { label: answerHere(productName), url },
    closing: replyTo ? [replyLine(senderName, replyTo)] : [],
  };
}

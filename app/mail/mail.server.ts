import type { Connection } from "~/db/client.server";
import { enqueue } from "~/jobs/jobs.server";
import { settings } from "~/settings.server";
import { type MailContent, mailHtml, mailText } from "./compose";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The member whose words the subject and the text are: our address sends them, but does not say them. */
  member?: string;
  replyTo?: { name: string; address: string };
  /** The row of `messages` that this mail delivers; it keeps the state of the delivery. */
  messageId?: number;
}

/** Queues a mail in the transaction that causes it, so that no request waits for the mail server. */
export async function sendMail(
  on: Connection,
  to: string,
  content: MailContent,
  more: Pick<Mail, "member" | "replyTo" | "messageId"> = {},
) {
  const mail: Mail = {
    to,
    subject: content.subject,
    text: mailText(content, settings),
    html: mailHtml(content, settings),
    ...more,
  };
  await enqueue(on, "mail", mail);
}

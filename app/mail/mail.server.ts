import type { Connection } from "~/db/client.server";
import { enqueue } from "~/jobs/jobs.server";
import { settings } from "~/settings.server";
import { type MailContent, mailHtml, mailText } from "./compose";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The member who wrote subject and text. Our address sends them on the member's behalf. */
  member?: string;
  replyTo?: { name: string; address: string };
  /** The row of `messages` that this mail delivers. It stores the delivery state. */
  messageId?: number;
  /** The earlier messages in the same mail. */
  gathered?: number[];
  /** The row of `newsletter_deliveries` that this mail delivers. */
  newsletterDeliveryId?: string;
  /** The link by which the recipient switches off this kind of mail. */
  switchOffUrl?: string;
}

/** Optional facts of a mail besides its content. */
export type MailExtras = Pick<
  Mail,
  "member" | "replyTo" | "messageId" | "gathered" | "newsletterDeliveryId" | "switchOffUrl"
>;

/** Queues a mail in the transaction that causes it, so that no request waits for the mail server. */
export async function sendMail(
  on: Connection,
  to: string,
  content: MailContent,
  more: MailExtras = {},
  job: { id?: string; afterSeconds?: number } = {},
) {
  await enqueue(on, "mail", composeMail(to, content, more), job);
}

export const composeMail = (to: string, content: MailContent, more: MailExtras = {}): Mail => ({
  to,
  subject: content.subject,
  text: mailText(content, settings),
  html: mailHtml(content, settings),
  ...more,
});

import type { Connection } from "~/db/client.server";
import { enqueue, type JobOptions } from "~/jobs/jobs.server";
import { siteSignal } from "~/seo/site.server";
import { settings } from "~/settings.server";
import { type MailContent, mailHtml, mailText } from "./compose";
import { type ProvenAddress, unprovenAddress } from "./proven-address";

export interface Mail {
  to: ProvenAddress;
  /** The account that gets the mail. With the account go its waiting mails. */
  recipientId?: string;
  /** Whether nobody has proven the address yet. */
  isUnproven?: true;
  /** What the mail server answered when it refused the mail for good. */
  refusal?: string;
  subject: string;
  text: string;
  html: string;
  /** The member who wrote subject and text. Our address sends them on the member's behalf. */
  member?: string;
  replyTo?: { name: string; address: ProvenAddress };
  /** The row of `messages` that this mail delivers. It stores the delivery state. */
  messageId?: number;
  /** The earlier messages in the same mail. */
  gathered?: number[];
  /** The row of `newsletter_deliveries` that this mail delivers. */
  newsletterDeliveryId?: string;
  /** The link by which the mail program switches off this kind of mail. */
  switchOffUrl?: string;
}

/** Optional facts of a mail besides its content. */
export type MailExtras = Pick<
  Mail,
  | "recipientId"
  | "isUnproven"
  | "member"
  | "replyTo"
  | "messageId"
  | "gathered"
  | "newsletterDeliveryId"
  | "switchOffUrl"
>;

/** Queues a mail in the transaction that causes it, so that no request waits for the mail server. */
export async function sendMail(
  on: Connection,
  to: ProvenAddress,
  content: MailContent,
  more: MailExtras = {},
  job: JobOptions = {},
) {
  await enqueue(on, "mail", composeMail(to, content, more), job);
}

/** Queues a mail to an address that nobody has proven yet: see `unprovenAddress`. */
export const sendUnproven = (on: Connection, to: string, content: MailContent, recipientId?: string) =>
  sendMail(on, unprovenAddress(to), content, { isUnproven: true, recipientId });

export const composeMail = (to: ProvenAddress, content: MailContent, more: MailExtras = {}): Mail => ({
  to,
  subject: content.subject,
  text: mailText(content, settings),
  html: mailHtml(content, settings, siteSignal()),
  ...more,
});

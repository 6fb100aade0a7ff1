import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { type Connection, db } from "~/db/client.server";
import { enqueue } from "~/jobs/jobs.server";
import { log } from "~/log.server";
import { settings } from "~/settings.server";
import { type MailContent, mailHtml, mailText } from "./compose";
import { isStillWanted, noteDelivery } from "./message-delivery.server";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  /** The row of `messages` that this mail carries, and that knows how far it has come. */
  messageId?: number;
}

/** Queues a mail in the transaction that causes it. Whoever waits for the answer does not wait for the mail server. */
export async function sendMail(
  on: Connection,
  to: string,
  content: MailContent,
  more: Pick<Mail, "replyTo" | "messageId"> = {},
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

const transport = settings.smtpUrl
  ? createTransport({
      url: settings.smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    })
  : null;
const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

export const mailFolder = path.join(settings.dataDir, "mail");

let senderRefused = false;

/** Whether the mail server last said that it takes no mail from our address, as before its domain is verified. */
export const isSenderRefused = () => senderRefused;

/** Handles one queued mail. The Message-ID follows from the job, so that a mail server can tell a repeat. */
export async function deliverMail(mail: Mail, jobId: string, isLastTry = false): Promise<void> {
  if (!(await isStillWanted(mail.messageId))) return;
  const message = {
    from: settings.mailFrom,
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    replyTo: mail.replyTo,
    messageId: `<${jobId}@${new URL(settings.siteUrl).hostname}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  try {
    if (transport) await transport.sendMail(message);
    else await writeToFolder(message, jobId);
    senderRefused = false;
    await noteDelivery(mail.messageId, "sent");
  } catch (error) {
    const refused = commandRefused(error);
    const isForGood = refused === "RCPT TO";
    // Whatever else went wrong says nothing about our address.
    if (refused === "MAIL FROM" || isForGood) senderRefused = !isForGood;
    if (isForGood || isLastTry) await noteDelivery(mail.messageId, "failed");
    if (!isForGood) {
      log.warn({ job: jobId, ...describeFailure(error) }, "mail not sent");
      throw error;
    }
    log.warn({ job: jobId }, "mail refused by its recipient's server");
    await enqueue(db, "mail-failed", mail);
  }
}

async function writeToFolder(message: object, jobId: string): Promise<void> {
  const { message: source } = await writer.sendMail(message);
  await mkdir(mailFolder, { recursive: true });
  const file = path.join(mailFolder, `${jobId}.eml`);
  await writeFile(`${file}.part`, source as Buffer);
  await rename(`${file}.part`, file);
}

/** What the mail server refuses for good: its answer will be the same tomorrow. Anything else may pass. */
function commandRefused(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { responseCode = 0, command = null } = error as Error & { responseCode?: number; command?: string };
  return responseCode >= 550 && responseCode !== 552 ? command : null;
}

/** What a mail server says may name the recipient, who does not belong into a log. */
function describeFailure(error: unknown) {
  const { command, responseCode, message } = error as Error & { command?: string; responseCode?: number };
  return responseCode ? { command, responseCode } : { command, reason: message };
}

export async function closeMail(): Promise<void> {
  transport?.close();
}

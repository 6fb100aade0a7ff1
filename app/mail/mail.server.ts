import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { type Connection, db } from "~/db/client.server";
import { enqueue } from "~/jobs/jobs.server";
import { log } from "~/log.server";
import { settings } from "~/settings.server";
import { type MailContent, mailHtml, mailText } from "./compose";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
}

/** Queues a mail in the transaction that causes it. Whoever waits for the answer does not wait for the mail server. */
export async function sendMail(on: Connection, to: string, content: MailContent, replyTo?: Mail["replyTo"]) {
  const mail: Mail = {
    to,
    subject: content.subject,
    text: mailText(content, settings),
    html: mailHtml(content, settings),
    replyTo,
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

/** Handles one queued mail. The Message-ID follows from the job, so that a mail server can tell a repeat. */
export async function deliverMail(mail: Mail, jobId: string): Promise<void> {
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
  if (!transport) return writeToFolder(message, jobId);
  try {
    await transport.sendMail(message);
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
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

/** A 5xx answer to this recipient will be the same tomorrow; anything else may pass. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, command } = error as Error & { responseCode?: number; command?: string };
  return (responseCode ?? 0) >= 550 && responseCode !== 552 && command === "RCPT TO";
}

export async function closeMail(): Promise<void> {
  transport?.close();
}

import { chmod, mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { db } from "~/db/client.server";
import { enqueue } from "~/jobs/jobs.server";
import { log } from "~/log.server";
import { settings } from "~/settings.server";
import { countForCap, isOverCap } from "./daily-cap.server";
import type { Mail } from "./mail.server";
import { isStillWanted, noteFailure, noteSent, noteUnsent } from "./message-delivery.server";

/** How many workers hand mails over, each with a connection to the mail server. More would find nothing to do. */
export const mailsAtOnce = 2;

const transport = settings.smtpUrl
  ? createTransport({
      url: settings.smtpUrl,
      pool: true,
      maxConnections: mailsAtOnce,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    })
  : null;
const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

export const mailFolder = path.join(settings.dataDir, "mail");

let senderRefused = false;
let tell = (_isRefused: boolean): void => {};

/** Whether the mail server's last response refused our address, for example before its domain is verified. */
export const isSenderRefused = () => senderRefused;

export function setSenderRefused(isRefused: boolean): void {
  if (senderRefused !== isRefused) tell(isRefused);
  senderRefused = isRefused;
}

/** Tells processes that send no mails themselves. */
export function onSenderRefused(listener: typeof tell): void {
  tell = listener;
}

/** The latest jobs whose mails the mail server has accepted from this process. */
const handedOver = new Set<string>();
const maxHandedOver = 10_000;

function noteHandedOver(job: string): void {
  handedOver.add(job);
  const [oldest] = handedOver;
  if (handedOver.size > maxHandedOver && oldest !== undefined) handedOver.delete(oldest);
}

/**
 * Delivers one queued mail. The Message-ID comes from the job, so that a mail server can recognise a repeat. If the
 * database failed after the mail server had accepted the mail, the job runs again and only records that.
 */
export async function deliverMail(mail: Mail, jobId: string, isLastTry = false): Promise<void> {
  if (!handedOver.has(jobId)) {
    if (!(await isStillWanted(mail))) return;
    if (await isOverCap(mail)) {
      log.warn({ job: jobId }, "an address has got as many mails today as it may");
      return noteUnsent(mail);
    }
    if (!(await handOver(mail, jobId, isLastTry))) return;
    noteHandedOver(jobId);
    await countForCap(mail);
  }
  await noteSent(mail);
}

/**
 * Prepares typed text for a mail header. `=?utf-8?Q?…?=` is plain ASCII, so it would be sent unchanged, and mail
 * programs would decode it. An invisible character inside forces encoding, and the text reads as it was typed.
 */
const plainHeader = (text: string) => text.replaceAll("=?", "=\u2060?");

/** A mail with a subject by a member shows the member's name as sender. */
function senderOf({ member, switchOffUrl }: Mail) {
  const off = switchOffUrl && {
    "List-Unsubscribe": { prepared: true, value: `<${switchOffUrl}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  if (!member) return { from: settings.mailFrom, headers: { ...off } };
  const name = `${plainHeader(member)} (Mitglied) über ${plainHeader(settings.productName)}`;
  return { from: { name, address: settings.mailFrom.address }, headers: { ...off, "X-Member-Message": "yes" } };
}

const messageOf = (mail: Mail, id: string) => ({
  ...senderOf(mail),
  to: { name: "", address: mail.to },
  subject: plainHeader(mail.subject),
  text: mail.text,
  html: mail.html,
  replyTo: mail.replyTo && { ...mail.replyTo, name: plainHeader(mail.replyTo.name) },
  messageId: `<${id}@${new URL(settings.siteUrl).hostname}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A limit for waiting for a mail server while a person waits. */
const waitMs = 12_000;
/**
 * A limit for a mail in all, because a server that sends a byte now and then is never silent. Less than the time after
 * which the queue hands the mail out again, so that it is not sent twice.
 */
const handOverMs = 100_000;

/** Ends the connection at the limit, so that other mails get another one. */
async function transmit(via: NonNullable<typeof transport>, message: ReturnType<typeof messageOf>, limitMs: number) {
  const signal = AbortSignal.timeout(limitMs);
  try {
    return await via.sendMail({ ...message, signal });
  } catch (error) {
    throw signal.aborted ? new Error("Er hat nicht rechtzeitig geantwortet.") : error;
  }
}

/** Hands over a mail while somebody waits, and returns what the mail server answered. Null: the mail is in the folder. */
export async function handOverNow(mail: Mail, id: string): Promise<{ isAccepted: boolean; answer: string } | null> {
  const message = messageOf(mail, id);
  if (!transport) {
    await writeToFolder(message, id);
    return null;
  }
  try {
    const { response } = await transmit(transport, message, waitMs);
    return { isAccepted: true, answer: response.slice(0, maxAnswer) };
  } catch (error) {
    return { isAccepted: false, answer: answerIn(error) };
  }
}

/** Whether the mail server accepted the mail. Throws when it may accept it later. */
async function handOver(mail: Mail, jobId: string, isLastTry: boolean): Promise<boolean> {
  const message = messageOf(mail, jobId);
  try {
    if (transport) await transmit(transport, message, handOverMs);
    else await writeToFolder(message, jobId);
    setSenderRefused(false);
    return true;
  } catch (error) {
    const refused = refusedCommand(error);
    const isForGood = refused === "RCPT TO" || refused === "DATA";
    // Only the response to MAIL FROM concerns our address.
    if (refused === "MAIL FROM" || isForGood) setSenderRefused(!isForGood);
    if (!isForGood) {
      log.warn({ job: jobId, ...describeFailure(error) }, "mail not sent");
      if (isLastTry) await noteFailure(mail);
      throw error;
    }
    log.warn({ job: jobId }, "mail refused by its recipient's server");
    await db.transaction(async (tx) => {
      await noteFailure(mail, tx);
      await enqueue(tx, "mail-failed", { ...mail, refusal: answerIn(error) });
    });
    return false;
  }
}

/** Mails contain links that sign people in, so no other account on the machine may read the file. */
async function writeToFolder(message: object, jobId: string): Promise<void> {
  const { message: source } = await writer.sendMail(message);
  await mkdir(mailFolder, { recursive: true });
  await chmod(mailFolder, 0o700);
  const file = path.join(mailFolder, `${jobId}.eml`);
  await writeFile(`${file}.part`, source as Buffer, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** The command that the mail server refused permanently; null for temporary errors. */
function refusedCommand(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { responseCode = 0, command = null } = error as Error & { responseCode?: number; command?: string };
  return responseCode >= 550 && responseCode !== 552 ? command : null;
}

const maxAnswer = 500;

/** The mail server's text, for superadmins alone: it may contain the recipient. */
function answerIn(error: unknown): string {
  const { response, message } = error as Error & { response?: string };
  return (response ?? message).slice(0, maxAnswer);
}

/** Describes an error without the mail server's text, which may contain the recipient. */
function describeFailure(error: unknown) {
  const { command, responseCode, message } = error as Error & { command?: string; responseCode?: number };
  return responseCode ? { command, responseCode } : { command, reason: message };
}

export async function closeMail(): Promise<void> {
  transport?.close();
}

import { parseWithZod } from "@conform-to/zod/v4";
import { eq } from "drizzle-orm";
import { data, redirect } from "react-router";
import { conversationPath } from "~/conversations/conversation-path";
import { whyNotContinue } from "~/conversations/reach.server";
import { writeInConversation } from "~/conversations/write.server";
import { db, type Transaction } from "~/db/client.server";
import { runPlanned } from "~/db/planned.server";
import { profiles } from "~/db/schema";
import { FilesRefused, type StoredFile, sentFiles, storeFiles } from "~/files/store-files.server";
import { type Problem, refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { orNull } from "~/http/or-empty.server";
import { countWrite } from "~/http/rate-limit.server";
import { submissionKeyOf } from "~/http/submission.server";
import { redirectWithToast } from "~/http/toast.server";
import { discardFiles } from "~/images/pictures.server";
import { messageFileTypes } from "~/text/file-types";
import { attachmentMax } from "~/text/maximums";
import { countMessage, findMessageLimit } from "./message-limits.server";
import { replySchema } from "./message-schema";
import { findOwn, senderColumns } from "./reply-facts.server";
import { failed } from "./store-message.server";

/** Stores a reply of one of the two people of a conversation. Everybody else gets 404. */
export async function sendReply(viewerId: string, conversationId: string, form: FormData) {
  const submission = parseWithZod(textsIn(form), { schema: replySchema });
  if (submission.status !== "success") return refused(submission.reply());
  const reply = { message: submission.value.message, submissionKey: submissionKeyOf(form) };
  try {
    const taken = await takeWithFiles(viewerId, conversationId, reply, sentFiles(form));
    if (taken === "strange") throw data(null, { status: 404 });
    if (typeof taken !== "string") return refused(submission.reply(), taken.problem, taken.status);
    const back = conversationPath(conversationId);
    if (taken === "twice") return redirect(back, 303);
    const title = taken === "sent" ? "Nachricht gesendet" : "Diese Nachricht ist schon gesendet";
    return redirectWithToast(back, { title });
  } catch (error) {
    if (error instanceof FilesRefused)
      return refused(submission.reply({ fieldErrors: { files: [error.message] } }), undefined, error.status);
    return formFailed(submission.reply(), error, "could not take a reply", failed);
  }
}

/** A refused form shows the typed text again, but can't restore its files. */
function textsIn(form: FormData): FormData {
  const texts = new FormData();
  for (const [name, value] of form) if (typeof value === "string") texts.append(name, value);
  return texts;
}

interface Reply {
  message: string;
  submissionKey: string | null;
}

/** Stores the files before the message names them. They go again when it is not taken. */
async function takeWithFiles(senderId: string, conversationId: string, reply: Reply, files: File[]) {
  if (files.length > 0 && !(await findOwn(db, senderId, conversationId))) return "strange";
  const stored = files.length > 0 ? await storeFiles(files, attachmentMax.ofMessage, messageFileTypes) : [];
  let taken: Awaited<ReturnType<typeof take>> | undefined;
  try {
    taken = await db.transaction((tx) => take(tx, senderId, conversationId, { ...reply, files: stored }));
    return taken;
  } finally {
    if (taken !== "sent" && stored.length > 0) await discardFiles(stored.map(({ key }) => key));
  }
}

type WithFiles = Reply & { files: StoredFile[] };

async function take(
  tx: Transaction,
  senderId: string,
  conversationId: string,
  { message, submissionKey, files }: WithFiles,
) {
  // The lock makes the limit exact, and lets a form that is sent twice find its first message.
  const [sender] = await runPlanned(
    tx.select(senderColumns).from(profiles).where(eq(profiles.id, senderId)).for("no key update"),
  );
  const found = sender && (await findOwn(tx, senderId, conversationId, { message, submissionKey }));
  if (!found) return "strange";
  const { recipient, blockers, isSentAlready, isRepeated, isAnswered, lastEmail, sent } = found;
  const whyNot = whyNotContinue(blockers, senderId, recipient);
  if (!recipient || whyNot) return { problem: { title: failed.title, text: whyNot ?? failed.text }, status: 400 };
  if (isSentAlready) return "twice";
  // What has files may be about other files.
  if (isRepeated && files.length === 0) return "repeated";
  await countMessage(tx, { ...sender, sent }, { recipientId: recipient.id, isAnswered, isOffer: false });
  for (const _ of files) await countWrite(tx, "message-file", senderId);
  const senderEmail = lastEmail ?? (sender.contactEmail?.trim() || sender.email);
  const text = { message, senderEmail };
  await writeInConversation(tx, { conversationId, sender, text, files, submissionKey });
  return "sent";
}

/** What would refuse a reply, so that the page says it before anybody writes. */
export const whyNotReply = (senderId: string, conversationId: string): Promise<Problem | null> =>
  orNull(async () => {
    const [sender] = await db.select(senderColumns).from(profiles).where(eq(profiles.id, senderId));
    const found = await findOwn(db, senderId, conversationId);
    if (!sender || !found?.recipient) return null;
    const { recipient, isAnswered, sent } = found;
    return findMessageLimit({ ...sender, sent }, { recipientId: recipient.id, isAnswered, isOffer: false });
  }, "why a reply can't be sent");

import { parseWithZod } from "@conform-to/zod/v4";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import { data, redirect } from "react-router";
import { hasWritten } from "~/conversations/open-conversation.server";
import { whyNotReach } from "~/conversations/reach.server";
import { isConversationOf, partnerIdFor } from "~/conversations/sides";
import { writeInConversation } from "~/conversations/write.server";
import { db, type Transaction } from "~/db/client.server";
import { conversations, messages, profiles } from "~/db/schema";
import { type Problem, refused } from "~/http/answer";
import { countWrite, LimitReached } from "~/http/rate-limit.server";
import { submissionKeyOf } from "~/http/submission.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { findMessageLimit } from "./message-limits.server";
import { replySchema } from "./message-schema";

const failed: Problem = {
  title: "Fehler beim Senden der Nachricht",
  text: "Die Nachricht konnte nicht gesendet werden",
};

/** Stores a reply of one of the two people of a conversation. Everybody else gets 404. */
export async function sendReply(viewerId: string, conversationId: string, form: FormData) {
  const submission = parseWithZod(form, { schema: replySchema });
  if (submission.status !== "success") return refused(submission.reply());
  const { message } = submission.value;
  const submissionKey = submissionKeyOf(form);
  try {
    const taken = await db.transaction((tx) => take(tx, viewerId, conversationId, { message, submissionKey }));
    if (taken === "strange") throw data(null, { status: 404 });
    if (taken !== "sent" && taken !== "twice") return refused(submission.reply(), taken.problem, taken.status);
    const back = `/nachrichten/${conversationId}#neueste`;
    return taken === "twice" ? redirect(back, 303) : redirectWithToast(back, { title: "Nachricht gesendet" });
  } catch (error) {
    if (error instanceof LimitReached) return refused(submission.reply(), error.problem, 429);
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "could not take a reply");
    return refused(submission.reply(), failed, 500);
  }
}

interface Reply {
  message: string;
  submissionKey: string | null;
}

async function take(tx: Transaction, senderId: string, conversationId: string, { message, submissionKey }: Reply) {
  // The lock makes the limit exact, and lets a form that is sent twice find its first message.
  const [sender] = await tx.select().from(profiles).where(eq(profiles.id, senderId)).for("no key update");
  const conversation = sender && (await findOwn(tx, senderId, conversationId));
  if (!conversation) return "strange";
  const { recipient } = conversation;
  const whyNot = await whyNotReach(tx, senderId, recipient);
  if (!recipient || whyNot) return { problem: { title: failed.title, text: whyNot ?? failed.text }, status: 400 };
  const isTwin = and(eq(messages.conversationId, conversationId), eq(messages.submissionKey, submissionKey ?? ""));
  if ((await tx.$count(messages, isTwin)) > 0) return "twice";
  if (await hasWritten(tx, conversationId, recipient.id)) await countWrite(tx, "reply", senderId);
  else {
    const limit = await findMessageLimit(tx, sender, recipient.id);
    if (limit) return { problem: { title: "Zu viele Nachrichten", text: limit }, status: 429 };
  }
  const senderEmail = await answerAddress(tx, sender, conversationId);
  await writeInConversation(tx, {
    conversationId,
    sender,
    text: { message, senderEmail },
    submissionKey,
  });
  return "sent";
}

async function findOwn(tx: Transaction, viewerId: string, id: string) {
  const [found] = await tx
    .select({
      recipient: { id: profiles.id, name: profiles.name, profileStatus: profiles.profileStatus },
    })
    .from(conversations)
    .leftJoin(profiles, eq(profiles.id, partnerIdFor(viewerId)))
    .where(isConversationOf(viewerId, id));
  return found;
}

/** The reply address of a mail: the one that the sender last gave in this conversation, otherwise the profile's. */
async function answerAddress(tx: Transaction, sender: typeof profiles.$inferSelect, conversationId: string) {
  const [last] = await tx
    .select({ senderEmail: messages.senderEmail })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.senderId, sender.id),
        isNotNull(messages.senderEmail),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  return last?.senderEmail ?? (sender.contactEmail?.trim() || sender.email);
}

import { parseWithZod } from "@conform-to/zod/v4";
import { and, desc, eq, exists, isNotNull, type SQL, sql } from "drizzle-orm";
import { data, redirect } from "react-router";
import { conversationPath } from "~/conversations/conversation-path";
import { textsOf } from "~/conversations/open-conversation.server";
import { blockersBetween, whyNotContinue } from "~/conversations/reach.server";
import { isConversationOf, partnerIdFor } from "~/conversations/sides";
import { writeInConversation } from "~/conversations/write.server";
import { builder, type Connection, db, type Transaction } from "~/db/client.server";
import { conversations, messages, profiles } from "~/db/schema";
import { type Problem, refused } from "~/http/answer";
import { uuidOf } from "~/http/id-of";
import { orNull } from "~/http/or-empty.server";
import { LimitReached } from "~/http/rate-limit.server";
import { submissionKeyOf } from "~/http/submission.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { countMessage, findMessageLimit } from "./message-limits.server";
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
    const back = conversationPath(conversationId);
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
  const [sender] = await tx
    .select(senderColumns)
    .from(profiles)
    .where(eq(profiles.id, senderId))
    .for("no key update")
    .prepare("reply-sender")
    .execute();
  const found = sender && (await findOwn(tx, senderId, conversationId, submissionKey));
  if (!found) return "strange";
  const { recipient, blockers, isSentAlready, isAnswered, lastEmail } = found;
  const whyNot = whyNotContinue(blockers, senderId, recipient);
  if (!recipient || whyNot) return { problem: { title: failed.title, text: whyNot ?? failed.text }, status: 400 };
  if (isSentAlready) return "twice";
  await countMessage(tx, sender, { recipientId: recipient.id, isAnswered, isOffer: false });
  const senderEmail = lastEmail ?? (sender.contactEmail?.trim() || sender.email);
  const text = { message, senderEmail };
  await writeInConversation(tx, { conversationId, sender, text, submissionKey });
  return "sent";
}

/** What would refuse a reply, so that the page says it before anybody writes. */
export const whyNotReply = (senderId: string, conversationId: string): Promise<Problem | null> =>
  orNull(async () => {
    const [sender] = await db.select(senderColumns).from(profiles).where(eq(profiles.id, senderId));
    const found = await findOwn(db, senderId, conversationId, null);
    if (!sender || !found?.recipient) return null;
    const { recipient, isAnswered } = found;
    return findMessageLimit(db, sender, { recipientId: recipient.id, isAnswered, isOffer: false });
  }, "why a reply can't be sent");

const senderColumns = {
  id: profiles.id,
  name: profiles.name,
  email: profiles.email,
  contactEmail: profiles.contactEmail,
  memberSince: profiles.memberSince,
  isSuperadmin: profiles.isSuperadmin,
};

/** A conversation of this person, and what decides about a reply in it. */
async function findOwn(on: Connection, viewerId: string, id: string, submissionKey: string | null) {
  if (!uuidOf(id)) return undefined;
  const partnerId = partnerIdFor(viewerId);
  const twin = builder
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), eq(messages.submissionKey, submissionKey ?? "")));
  // A reply goes to the address that its sender last gave in this conversation.
  const lastEmail = builder
    .select({ senderEmail: messages.senderEmail })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversations.id),
        eq(messages.senderId, viewerId),
        isNotNull(messages.senderEmail),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  const [found] = await on
    .select({
      recipient: { id: profiles.id, name: profiles.name, profileStatus: profiles.profileStatus },
      blockers: blockersBetween(viewerId, partnerId),
      isSentAlready: exists(twin) as SQL<boolean>,
      isAnswered: exists(textsOf(conversations.id, profiles.id)) as SQL<boolean>,
      lastEmail: sql<string | null>`(${lastEmail})`,
    })
    .from(conversations)
    .leftJoin(profiles, eq(profiles.id, partnerId))
    .where(isConversationOf(viewerId, id))
    .prepare("own-conversation")
    .execute();
  return found;
}

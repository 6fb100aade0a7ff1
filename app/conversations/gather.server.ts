import { aliasedTable, and, asc, eq, exists, inArray, lt, sql } from "drizzle-orm";
import { builder, db, type Transaction } from "~/db/client.server";
import { messageFileNames } from "~/db/message-files";
import { conversations, messages, profiles } from "~/db/schema";
import { enqueue } from "~/jobs/jobs.server";
import { addressOf, sendWantedMail } from "~/mail/mail-of-kind.server";
import { provenReplyTo } from "~/mail/reply-to.server";
import { settings } from "~/settings.server";
import { shownEmail } from "~/text/shown-address.server";
import { conversationUrl } from "./conversation-url.server";
import { filesLine, gatheredMail } from "./gathered-mail";
import { textKinds } from "./message-kinds";
import { bySide } from "./sides";

const gatheredMinutes = 10;

/** The recipient of collected messages, and their conversation. */
export interface Gathering {
  conversationId: string;
  recipientId: string;
}

const inLastMinutes = (column: unknown) =>
  sql`coalesce(${column} > now() - make_interval(mins => ${gatheredMinutes}), false)`;

/**
 * Mails a waiting message immediately when the conversation was quiet. After another message to the same person within ten minutes,
 * or while that person is active, it waits and is sent with later ones.
 */
export async function sendOrCollect(tx: Transaction, gathering: Gathering): Promise<void> {
  const waiting = await listWaiting(tx, gathering);
  if (!waiting.at(-1)?.isBusy) return sendGathered(tx, gathering, waiting);
  const isFirst = waiting.length === 1;
  if (isFirst) await enqueue(tx, "gathered-mails", gathering, { afterSeconds: gatheredMinutes * 60 });
}

/**
 * Sends the waiting messages for one person in one conversation as one mail. Skips messages that were read on the site.
 */
export const sendCollectedMail = (gathering: Gathering) =>
  db.transaction(async (tx) => {
    const isOne = eq(conversations.id, gathering.conversationId);
    const [found] = await tx.select({ id: conversations.id }).from(conversations).where(isOne).for("update");
    if (found) await sendGathered(tx, gathering, await listWaiting(tx, gathering));
  });

/** The messages that wait for their mail, oldest first. */
function listWaiting(tx: Transaction, { conversationId, recipientId }: Gathering) {
  const [sender, recipient] = [aliasedTable(profiles, "sender"), aliasedTable(profiles, "recipient")];
  const earlier = aliasedTable(messages, "earlier");
  const isAfterAnother = exists(
    builder
      .select({ id: earlier.id })
      .from(earlier)
      .where(
        and(
          eq(earlier.conversationId, conversationId),
          lt(earlier.id, messages.id),
          eq(earlier.recipientId, recipientId),
          inArray(earlier.kind, textKinds),
          inLastMinutes(earlier.createdAt),
        ),
      ),
  );
  const readAt = bySide(recipientId, conversations.starterReadAt, conversations.otherReadAt);
  return tx
    .select({
      id: messages.id,
      text: messages.message,
      files: messageFileNames,
      senderId: sender.id,
      senderOwn: sender.email,
      senderName: sender.name,
      senderEmail: messages.senderEmail,
      recipientName: recipient.name,
      address: addressOf(recipient.id, "nachrichten"),
      subject: conversations.subject,
      unread: bySide<number>(recipientId, conversations.starterUnread, conversations.otherUnread),
      /** Whether its recipient was active, or got another message, in the minutes before. */
      isBusy: sql<boolean>`${inLastMinutes(readAt)} or ${isAfterAnother}`,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(sender, eq(sender.id, messages.senderId))
    .innerJoin(recipient, eq(recipient.id, messages.recipientId))
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.recipientId, recipientId),
        eq(messages.deliveryState, "waiting"),
      ),
    )
    .orderBy(asc(messages.id));
}

type Waiting = Awaited<ReturnType<typeof listWaiting>>;

async function sendGathered(
  tx: Transaction,
  { conversationId, recipientId }: Gathering,
  waiting: Waiting,
): Promise<void> {
  if (waiting.length === 0) return;
  const unread = waiting[0]?.unread ? waiting.slice(-waiting[0].unread) : [];
  const last = unread.at(-1);
  const isMailed = last !== undefined && (await send(unread, last));
  const mailed = isMailed ? unread.map(({ id }) => id) : [];
  const setState = (ids: number[], deliveryState: "queued" | "none") =>
    ids.length > 0 ? tx.update(messages).set({ deliveryState }).where(inArray(messages.id, ids)) : null;
  await setState(mailed, "queued");
  await setState(
    waiting.map(({ id }) => id).filter((id) => !mailed.includes(id)),
    "none",
  );

  async function send(
    gathered: Waiting,
    { id, address, senderId, senderOwn, senderName, senderEmail, ...about }: Waiting[number],
  ) {
    const url = conversationUrl(conversationId);
    const replyTo = await provenReplyTo(tx, { id: senderId, email: senderOwn }, senderEmail);
    const texts = gathered.map(({ text, files }) => [text, filesLine(files)].filter(Boolean).join("\n\n"));
    return sendWantedMail(
      tx,
      "nachrichten",
      { id: recipientId, address },
      gatheredMail({
        texts,
        senderName,
        replyTo: replyTo && shownEmail(replyTo),
        url,
        productName: settings.productName,
        ...about,
      }),
      {
        member: senderName,
        replyTo: replyTo ? { name: senderName, address: replyTo } : undefined,
        messageId: id,
        gathered: gathered.map((one) => one.id).filter((one) => one !== id),
      },
    );
  }
}

import { and, eq, gt, inArray, isNotNull, lt, not, sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { attachments, conversations, messages, profiles } from "~/db/schema";
import { keepingTimes } from "~/jobs/keeping-times";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { formatDay, hourMs } from "~/text/dates";
import { isHiddenFrom } from "~/visible/hidden-text.server";
import { conversationUrl } from "./conversation-url.server";
import { filesGoMail } from "./files-go-mail";

const { messageFile, messageFileNotice } = keepingTimes;

const noticeDue = sql`now() - ${messageFile.interval}::interval + ${messageFileNotice.interval}::interval`;
// The nightly job does not run to the second.
const noticeOver = sql`now() - ${messageFileNotice.interval}::interval + interval '1 hour'`;

const isOfMessage = eq(messages.id, attachments.messageId);
const isOfConversation = eq(conversations.id, messages.conversationId);
const isStored = isNotNull(attachments.key);
/** People are informed once, unless somebody writes again. */
const isTold = sql`coalesce(${gt(attachments.toldAt, conversations.lastMessageAt)}, false)`;

/**
 * Deletes the files of conversations in which nobody has written for long, a week after both people were told. The names
 * of the files stay with the messages. Returns how many were deleted.
 */
export async function purgeFiles(): Promise<number> {
  await tellOfFiles();
  const { rowCount } = await db
    .update(attachments)
    .set({ key: null, deletedAt: sql`now()` })
    .from(messages)
    .innerJoin(conversations, isOfConversation)
    .where(
      and(
        ...[isOfMessage, isStored, isTold],
        lt(attachments.toldAt, noticeOver),
        lt(conversations.lastMessageAt, sql`now() - ${messageFile.interval}::interval`),
      ),
    );
  return rowCount ?? 0;
}

async function tellOfFiles(): Promise<void> {
  const due = await db
    .selectDistinct({
      id: conversations.id,
      starterId: conversations.starterId,
      otherId: conversations.otherId,
      lastMessageAt: conversations.lastMessageAt,
    })
    .from(attachments)
    .innerJoin(messages, isOfMessage)
    .innerJoin(conversations, isOfConversation)
    .where(
      and(isStored, lt(attachments.createdAt, noticeDue), lt(conversations.lastMessageAt, noticeDue), not(isTold)),
    );
  for (const conversation of due) await db.transaction((tx) => tell(tx, conversation));
}

type Quiet = Pick<typeof conversations.$inferSelect, "id" | "starterId" | "otherId" | "lastMessageAt">;

async function tell(tx: Transaction, { id, starterId, otherId, lastMessageAt }: Quiet): Promise<void> {
  const ofThis = tx.select({ id: messages.id }).from(messages).where(eq(messages.conversationId, id));
  const files = await tx
    .update(attachments)
    .set({ toldAt: sql`now()` })
    .where(and(isStored, inArray(attachments.messageId, ofThis)))
    .returning({ id: attachments.id });
  const fileIds = files.map((file) => file.id);
  const name = sql<string>`case when ${profiles.profileStatus} = 'blocked' then 'Gesperrtes Konto' else ${profiles.name} end`;
  const ids = [starterId, otherId].filter((one) => one !== null);
  const people = await tx.select({ id: profiles.id, name }).from(profiles).where(inArray(profiles.id, ids));
  const at = Math.max(
    lastMessageAt.getTime() + messageFile.hours * hourMs,
    Date.now() + messageFileNotice.hours * hourMs,
  );
  for (const person of people) {
    const read = await tx
      .select({ name: attachments.name })
      .from(attachments)
      .innerJoin(messages, isOfMessage)
      .where(and(inArray(attachments.id, fileIds), not(isHiddenFrom(person.id))));
    if (read.length === 0) continue;
    const partner = people.find((other) => other.id !== person.id)?.name ?? "Gelöschtes Konto";
    const mail = filesGoMail({
      ...{ name: person.name, partner, day: formatDay(new Date(at)), url: conversationUrl(id) },
      names: read.map((file) => file.name).toSorted(),
    });
    await sendMailOfKind(tx, "nachrichten", person.id, mail);
  }
}

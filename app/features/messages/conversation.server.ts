import { eq, sql } from "drizzle-orm";
import { findHidings, type Hiding, unexplained } from "~/audit/hidings.server";
import { bySide, isConversationOf } from "~/conversations/sides";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { conversations, type MessageKind, messages } from "~/db/schema";
import { listFilesOfMessages } from "~/files/find-files.server";
import { uuidOf } from "~/http/id-of";
import { orLogged } from "~/http/or-empty.server";
import { keepingTimes } from "~/jobs/keeping-times";
import { formatDay, formatTime, hourMs } from "~/text/dates";
import { textVisibleTo } from "~/visible/hidden-text.server";
import { joinPartner, type PartnerColumns, partnerColumns, partnerOf } from "~/visible/partners.server";
import type { Conversation, ConversationEntry } from "./entries";
import { whyNotWrite } from "./recipient";
import { dayText } from "./when-written";

interface FoundConversation extends Record<string, unknown> {
  id: string;
  subject: string | null;
  about: string;
  callId: string | null;
  isStarter: boolean;
  unread: number;
  isBlocked: boolean;
  isBlockedByPartner: boolean;
  mySettledAt: string | null;
  theirSettledAt: string | null;
  lastMessageAt: string;
  partner: PartnerColumns;
}

interface FoundMessage extends Record<string, unknown> {
  id: string;
  kind: MessageKind;
  isMine: boolean;
  isBySite: boolean;
  name: string | null;
  staff: string | null;
  subject: string | null;
  message: string | null;
  hidden: boolean;
  state: string;
  at: string;
}

/** The conversation for one of its two people, which marks it as read. Null for everybody else. */
export async function openedBy(viewerId: string, id: string, before: number | null): Promise<Conversation | null> {
  const found = await findOf(viewerId, id);
  if (!found) return null;
  // Mark as read before loading the messages, so that a message in between stays unread and is shown again.
  if (found.unread > 0) await orLogged(() => markRead(found.isStarter, id), "that a conversation is read");
  const { rows } = await db.execute<FoundMessage>(sql`
    select id, kind, coalesce(sender_id = ${viewerId}, false) as "isMine",
      num_nonnulls(sender_id, recipient_id) = 0 as "isBySite", sender_name as name,
      sender_mitarbeiter as staff, ${textVisibleTo(viewerId, messages.subject)} as subject,
      ${textVisibleTo(viewerId, messages.message)} as message, hidden, delivery_state as state, created_at as at
    from messages where conversation_id = ${id} and ${before ? sql`id < ${before}` : sql`true`}
    order by id desc limit ${pageSizes.messages + 1}`);
  const shown = rows.slice(0, pageSizes.messages).reverse();
  const ownHidden = shown.filter(({ hidden, isMine }) => hidden && isMine).map((row) => row.id);
  const hidings = await findHidings("message", ownHidden);
  const files = await listFilesOfMessages(
    shown.map((row) => Number(row.id)),
    viewerId,
  );
  const { subject, about, callId, isBlocked, isBlockedByPartner, mySettledAt, theirSettledAt, partner } = found;
  return {
    id,
    subject,
    isAboutCall: about === "ausschreibung",
    callId: callId === null ? null : Number(callId),
    partner: partnerOf(partner),
    isBlocked,
    closed: isBlockedByPartner ? whyNotWrite({ ...partnerOf(partner), acceptsMessages: false }) : null,
    mySettledAt: mySettledAt && formatDay(mySettledAt),
    theirSettledAt: theirSettledAt && formatDay(theirSettledAt),
    entries: shown.map((row) => toEntry(row, subject, { hidings, files })),
    earlier: rows.length > pageSizes.messages ? Number(shown[0]?.id) : null,
    isNewest: before === null,
    filesUntil: files.some(({ deletedAt }) => !deletedAt) ? formatDay(filesStoredUntil(found.lastMessageAt)) : null,
  };
}

async function findOf(viewerId: string, id: string): Promise<FoundConversation | null> {
  if (!uuidOf(id)) return null;
  const isStarter = sql`c.starter_id = ${viewerId}`;
  const side = (mine: string, theirs: string) => sql.raw(`case when is_starter then ${mine} else ${theirs} end`);
  const { rows } = await db.execute<FoundConversation>(sql`
    select c.id, c.subject, c.about, c.ausschreibung_id as "callId", is_starter as "isStarter",
      ${side("c.starter_unread", "c.other_unread")} as unread,
      ${side("c.starter_settled_at", "c.other_settled_at")} as "mySettledAt",
      ${side("c.other_settled_at", "c.starter_settled_at")} as "theirSettledAt",
      c.last_message_at as "lastMessageAt",
      exists (select from blocked_people where blocker_id = ${viewerId} and blocked_id = partner.id) as "isBlocked",
      exists (select from blocked_people where blocker_id = partner.id and blocked_id = ${viewerId}) as "isBlockedByPartner",
      ${partnerColumns}
    from conversations c cross join lateral (select coalesce(${isStarter}, false) as is_starter) as side
    ${joinPartner(side("c.other_id", "c.starter_id"))}
    where c.id = ${id} and (c.starter_id = ${viewerId} or c.other_id = ${viewerId})`);
  return rows[0] ?? null;
}

async function markRead(isStarter: boolean, id: string): Promise<void> {
  const now = sql`now()`;
  await db
    .update(conversations)
    .set(isStarter ? { starterUnread: 0, starterReadAt: now } : { otherUnread: 0, otherReadAt: now })
    .where(eq(conversations.id, id));
}

function toEntry(
  { id, kind, isMine, isBySite, name, staff, subject, message, hidden, state, at }: FoundMessage,
  about: string | null,
  { hidings, files }: { hidings: Map<string, Hiding>; files: Awaited<ReturnType<typeof listFilesOfMessages>> },
) {
  const when = new Date(at);
  return {
    id: Number(id),
    kind,
    isMine,
    isBySite,
    name: [staff, name].filter(Boolean).join(", "),
    // The heading above already names the subject of the conversation.
    subject: subject === about || subject === `Angebot für: ${about}` ? null : subject,
    text: message ?? "",
    isHidden: hidden,
    hiding: hidden && isMine ? (hidings.get(id) ?? unexplained) : null,
    files: files
      .filter(({ messageId }) => messageId === Number(id))
      .map(({ id: fileId, name: fileName, type, bytes, pages, deletedAt }) => ({
        ...{ id: fileId, name: fileName, type, bytes, pages },
        deletedOn: deletedAt && formatDay(deletedAt),
      })),
    isUndelivered: isMine && state === "failed",
    at: when.toISOString(),
    day: dayText(when),
    time: formatTime(when),
  } satisfies ConversationEntry;
}

const filesStoredUntil = (lastMessageAt: string) =>
  new Date(new Date(lastMessageAt).getTime() + keepingTimes.messageFile.hours * hourMs);

/** The latest message of a conversation, for a page that polls for news. Null for strangers. */
export async function latestOf(viewerId: string, id: string): Promise<number | null> {
  if (!uuidOf(id)) return null;
  const { rows } = await db.execute<{ latest: string | null }>(sql`
    select (select max(id) from messages where conversation_id = c.id) as latest
    from conversations c where c.id = ${id} and (c.starter_id = ${viewerId} or c.other_id = ${viewerId})`);
  return rows[0] ? Number(rows[0].latest ?? 0) : null;
}

/**
 * Records that the two continue by mail or telephone, or undoes it. Returns whether this is the person's conversation.
 */
export async function settle(viewerId: string, id: string, isSettled: boolean): Promise<boolean> {
  const { starterSettledAt, otherSettledAt } = conversations;
  const mine = isSettled ? sql`now()` : sql`null`;
  const { rowCount } = await db
    .update(conversations)
    .set({
      starterSettledAt: bySide(viewerId, mine, starterSettledAt),
      otherSettledAt: bySide(viewerId, otherSettledAt, mine),
    })
    .where(isConversationOf(viewerId, id));
  return rowCount === 1;
}

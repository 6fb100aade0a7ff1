import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { messageMax } from "../../text/maximums";
import { ausschreibungen } from "./calls";
import { areVisible, atMost, created, identity, moment, number, oneOf } from "./columns";
import { profiles } from "./profiles";

const conversationAbouts = ["profil", "ausschreibung"] as const;
export type ConversationAbout = (typeof conversationAbouts)[number];

/**
 * A conversation of two accounts: one about their profiles, and one about each call. The starter wrote first. Either
 * account may be deleted later; with the second one a trigger deletes the conversation.
 */
export const conversations = pgTable(
  "conversations",
  {
    /** Random, so that nobody can guess other ids. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    about: text().$type<ConversationAbout>().notNull(),
    starterId: uuid().references(() => profiles.id, { onDelete: "set null" }),
    otherId: uuid().references(() => profiles.id, { onDelete: "set null" }),
    ausschreibungId: number().references(() => ausschreibungen.id, { onDelete: "set null" }),
    /** The title of the call, also after the call is deleted; without a call, the subject of the first message. */
    subject: text(),
    lastMessageAt: created(),
    starterUnread: integer().notNull().default(0),
    otherUnread: integer().notNull().default(0),
    starterReadAt: moment(),
    otherReadAt: moment(),
    /** When a side said that they continue by mail or telephone. */
    starterSettledAt: moment(),
    otherSettledAt: moment(),
    createdAt: created(),
  },
  (t) => [
    check("conversations_about", oneOf(t.about, conversationAbouts)),
    check("conversations_call", sql`${t.about} = 'ausschreibung' or ${t.ausschreibungId} is null`),
    check("conversations_two", sql`${t.starterId} <> ${t.otherId}`),
    check("conversations_subject", sql`${areVisible(t.subject)} and ${atMost(t.subject, messageMax.subject)}`),
    check("conversations_unread", sql`${t.starterUnread} >= 0 and ${t.otherUnread} >= 0`),
    uniqueIndex("conversations_of_pair")
      .on(sql`least(starter_id, other_id)`, sql`greatest(starter_id, other_id)`)
      .where(sql`about = 'profil' and starter_id is not null and other_id is not null`),
    uniqueIndex("conversations_of_pair_and_call")
      .on(t.ausschreibungId, sql`least(starter_id, other_id)`, sql`greatest(starter_id, other_id)`)
      .where(sql`ausschreibung_id is not null and starter_id is not null and other_id is not null`),
    index("conversations_started").on(t.starterId, t.lastMessageAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("conversations_other").on(t.otherId, t.lastMessageAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("conversations_started_about").on(
      t.starterId,
      t.about,
      t.lastMessageAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index("conversations_other_about").on(
      t.otherId,
      t.about,
      t.lastMessageAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index("conversations_started_unread")
      .on(t.starterId, t.lastMessageAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`starter_unread > 0`),
    index("conversations_other_unread")
      .on(t.otherId, t.lastMessageAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`other_unread > 0`),
    index("conversations_by_day").on(t.lastMessageAt),
  ],
);

/**
 * `text` is a person's message, `notice` a line about a change of state, `gone` a text whose account was deleted,
 * `mail` a message to the support, which goes only by mail and has no conversation.
 */
const messageKinds = ["text", "notice", "gone", "mail"] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * `waiting` is collected with later messages into one mail. `none` is sent without a mail, because it was read first or
 * mails are off.
 */
const deliveryStates = ["queued", "waiting", "sent", "failed", "none"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const messages = pgTable(
  "messages",
  {
    id: identity(),
    conversationId: uuid().references(() => conversations.id, { onDelete: "cascade" }),
    kind: text().$type<MessageKind>().notNull().default("text"),
    senderId: uuid().references(() => profiles.id, { onDelete: "set null" }),
    recipientId: uuid().references(() => profiles.id, { onDelete: "set null" }),
    ausschreibungId: number().references(() => ausschreibungen.id, { onDelete: "set null" }),
    senderName: text(),
    senderEmail: text(),
    senderMitarbeiter: text(),
    subject: text(),
    message: text(),
    /** Hidden by a superadmin: only its sender reads it. */
    hidden: boolean().notNull().default(false),
    /** True when the other side has already written. A reply does not count against the daily limit. */
    isReply: boolean().notNull().default(false),
    deliveryState: text().$type<DeliveryState>().notNull().default("queued"),
    deliveredAt: moment(),
    /** The key of the form that wrote this post. A form that is sent twice writes only one post. */
    submissionKey: text(),
    createdAt: created(),
  },
  (t) => [
    unique("messages_submission").on(t.conversationId, t.senderId, t.submissionKey),
    check("messages_kind", oneOf(t.kind, messageKinds)),
    check("messages_conversation", sql`(${t.kind} = 'mail') = (${t.conversationId} is null)`),
    check("messages_said", sql`(${t.kind} = 'gone') = (${t.message} is null)`),
    check("messages_state", oneOf(t.deliveryState, deliveryStates)),
    check(
      "messages_texts",
      sql`${areVisible(t.subject, t.message)} and ${atMost(t.subject, messageMax.subject)} and ${atMost(t.message, messageMax.message)}`,
    ),
    check("messages_two", sql`${t.senderId} <> ${t.recipientId}`),
    check("messages_one_line", sql`${t.subject} !~ '[\\r\\n]' and ${t.senderEmail} !~ '[\\r\\n]'`),
    index("messages_of_conversation").on(t.conversationId, t.id.desc().nullsFirst()),
    index("messages_waiting").on(t.conversationId).where(sql`delivery_state = 'waiting'`),
    index("messages_sent").on(t.senderId, t.createdAt.desc().nullsFirst()),
    index("messages_received").on(t.recipientId, t.createdAt.desc().nullsFirst()),
    index("messages_of_call").on(t.ausschreibungId),
    index("messages_by_day").on(t.createdAt),
  ],
);

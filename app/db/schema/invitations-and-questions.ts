import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { questionMax } from "../../text/maximums";
import { ausschreibungen } from "./calls";
import { areVisible, atMost, created, moment, number, oneOf } from "./columns";
import { conversations } from "./conversations";
import { profiles } from "./profiles";

/** What an invited person answers instead of an offer. */
const invitationAnswers = ["kein-interesse", "keine-zeit"] as const;
export type InvitationAnswer = (typeof invitationAnswers)[number];

/** Creatives whom a company has asked to answer its call. The text is a message in the conversation of the two. */
export const invitations = pgTable(
  "invitations",
  {
    /** Random, so that nobody can guess other ids. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    ausschreibungId: number()
      .notNull()
      .references(() => ausschreibungen.id, { onDelete: "cascade" }),
    personId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** When the person first looked at the call. */
    seenAt: moment(),
    answer: text().$type<InvitationAnswer>(),
    answeredAt: moment(),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex("invitations_one_each").on(t.ausschreibungId, t.personId),
    unique("invitations_conversation").on(t.conversationId),
    index("invitations_of_person").on(t.personId),
    check("invitations_answer", oneOf(t.answer, invitationAnswers)),
    check("invitations_answered", sql`num_nonnulls(${t.answer}, ${t.answeredAt}) in (0, 2)`),
  ],
);

/** What members ask about a call. Its company answers once for everybody, and nobody reads who has asked. */
export const callQuestions = pgTable(
  "call_questions",
  {
    /** Random, so that nobody can guess other ids. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    ausschreibungId: number()
      .notNull()
      .references(() => ausschreibungen.id, { onDelete: "cascade" }),
    askerId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    question: text().notNull(),
    answer: text(),
    answeredAt: moment(),
    /** Hidden by a superadmin. */
    hidden: boolean().notNull().default(false),
    createdAt: created(),
  },
  (t) => [
    // The same question of one person is there once, for example after a double click.
    uniqueIndex("call_questions_one_each").on(t.ausschreibungId, t.askerId, sql`md5(${t.question})`),
    index("call_questions_of_asker").on(t.askerId),
    index("call_questions_waiting").on(t.createdAt).where(sql`answer is null and not hidden`),
    check("call_questions_question", sql`${areVisible(t.question)} and ${atMost(t.question, questionMax.question)}`),
    check("call_questions_answer", sql`${areVisible(t.answer)} and ${atMost(t.answer, questionMax.answer)}`),
    check("call_questions_answered", sql`num_nonnulls(${t.answer}, ${t.answeredAt}) in (0, 2)`),
  ],
);

import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, index, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { collaborationMax, offerMax, orderMax } from "../../text/maximums";
import { areVisible, atMost, created, fixed, identity, moment, oneOf } from "./columns";
import { type OrderSide, offers, orderSides } from "./offers";
import { profiles } from "./profiles";

/**
 * What one side of an order has proposed to change: its days, the price, anything else. It counts, as the next version of
 * the sheet, once the other side has agreed. Each version says all three days.
 */
export const orderVersions = pgTable(
  "order_versions",
  {
    id: identity(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    proposedBy: text().$type<OrderSide>().notNull(),
    proposedAt: created(),
    draftOn: date(),
    correctionOn: date(),
    deliveryOn: date(),
    /** The new price of the whole; without one it stays. */
    totalCents: bigint({ mode: "number" }),
    words: text(),
    agreedAt: moment(),
  },
  (t) => [
    uniqueIndex("order_versions_one_proposal").on(t.offerId).where(sql`agreed_at is null`),
    index("order_versions_of_offer").on(t.offerId, t.agreedAt),
    check("order_versions_proposed_by", oneOf(t.proposedBy, orderSides)),
    check("order_versions_total_cents", sql`${t.totalCents} between 0 and ${fixed(offerMax.priceCents)}`),
    check("order_versions_words", sql`${areVisible(t.words)} and ${atMost(t.words, orderMax.words)}`),
  ],
);

const collaborationStates = ["asked", "shown", "declined"] as const;
export type CollaborationState = (typeof collaborationStates)[number];

/**
 * What the sides of an accepted order say about each other, in one sentence each. The page of the other side shows it once
 * that side has agreed.
 */
export const collaborations = pgTable(
  "collaborations",
  {
    /** Random, so that nobody can guess other ids. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    authorId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Whom the sentence is about, and who decides whether it is shown. */
    subjectId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** Null when it was withdrawn after a refusal, so that there is no second one. */
    sentence: text(),
    answer: text(),
    state: text().$type<CollaborationState>().notNull().default("asked"),
    /** Hidden by a superadmin. */
    hidden: boolean().notNull().default(false),
    answerHidden: boolean().notNull().default(false),
    isShown: boolean().notNull().generatedAlwaysAs(sql`state = 'shown' and sentence is not null and not hidden`),
    createdAt: created(),
  },
  (t) => [
    unique("collaborations_one_each").on(t.offerId, t.authorId),
    index("collaborations_of_author").on(t.authorId),
    index("collaborations_of_subject").on(t.subjectId, t.createdAt.desc().nullsFirst(), t.id),
    check("collaborations_two", sql`${t.authorId} <> ${t.subjectId}`),
    check("collaborations_state", oneOf(t.state, collaborationStates)),
    check(
      "collaborations_sentence",
      sql`${areVisible(t.sentence)} and ${atMost(t.sentence, collaborationMax.sentence)}`,
    ),
    check("collaborations_answer", sql`${areVisible(t.answer)} and ${atMost(t.answer, collaborationMax.sentence)}`),
    check("collaborations_answered", sql`${t.answer} is null or ${t.sentence} is not null`),
  ],
);

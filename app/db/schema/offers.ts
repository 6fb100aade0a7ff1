import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { offerMax, orderMax } from "../../text/maximums";
import { ausschreibungen } from "./calls";
import { areVisible, atMost, created, identity, moment, number, oneOf } from "./columns";
import { conversations } from "./conversations";
import { isOpenOffer, type OfferState, offerStates, offerVersion, offerVersionChecks } from "./offer-contents";
import type { UserType } from "./profile-kinds";
import { profiles } from "./profiles";

/** One side of an order, as the other reaches it. */
export interface OrderParty {
  name: string;
  userType: UserType;
  /** The staff member who has written. */
  person: string | null;
  email: string;
  phone: string | null;
  location: string | null;
  website: string | null;
  /** Both in clear: domains with umlauts are stored in ASCII. */
  emailText: string;
  websiteText: string | null;
  vatNumber: string | null;
}

export const orderSides = ["sender", "company"] as const;
export type OrderSide = (typeof orderSides)[number];

export type OrderParties = {
  /** With the names of the files that its call had then. */
  company?: (OrderParty & { files?: string[] }) | null;
  sender?: OrderParty | null;
};

/**
 * An account's offer for a call: one each, in its latest version. Triggers end it when the call is deleted; when the
 * sender is deleted they withdraw it and remove its text.
 */
export const offers = pgTable(
  "offers",
  {
    /** Random, so that nobody can guess other ids. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    ausschreibungId: number().references(() => ausschreibungen.id, { onDelete: "set null" }),
    senderId: uuid().references(() => profiles.id, { onDelete: "set null" }),
    companyId: uuid().references(() => profiles.id, { onDelete: "set null" }),
    /** The title of the call, also after the call is deleted. */
    callTitle: text().notNull(),
    state: text().$type<OfferState>().notNull().default("sent"),
    stateSince: created(),
    stateBy: text().$type<"sender" | "company" | "site">().notNull().default("sender"),
    ...offerVersion(),
    /** The price of the whole, by which the desk is ordered. `totalCents` in `features/offers/terms.ts` says what it is. */
    totalCents: bigint({ mode: "number" }),
    /** Only the company sees these three columns. */
    seenAt: moment(),
    shortlisted: boolean().notNull().default(false),
    note: text(),
    /** When the company selected it. The moment of the confirmation is `stateSince` of a confirmed offer. */
    selectedAt: moment(),
    /** The two sides as they were when it was confirmed. A side goes with its account. */
    parties: jsonb().$type<OrderParties>(),
    /**
     * What became of the order. The site accepts what its company does not answer. With an account of its sides it ends:
     * 'gone' has accepted what was delivered to it, and cancelled anything else.
     */
    deliveredAt: moment(),
    acceptedAt: moment(),
    acceptedBy: text().$type<"company" | "site" | "gone">(),
    cancelledAt: moment(),
    cancelledBy: text().$type<OrderSide | "gone">(),
    /** Goes with the account that has written it. */
    cancelReason: text(),
    /** What the company has said is missing, until the next delivery. Goes with its account. */
    missingWords: text(),
    /** When the company has asked once more, after the order of another offer has ended. */
    askedAgainAt: moment(),
    /** The agreed days of which both sides were reminded. */
    remindedOf: date().array().notNull().default(sql`'{}'::date[]`),
    createdAt: created(),
  },
  (t) => [
    check(
      "offers_order",
      sql`(${t.state} = 'confirmed' or num_nonnulls(${t.deliveredAt}, ${t.cancelledAt}) = 0)
        and (${t.acceptedAt} is null or (${t.deliveredAt} is not null and ${t.cancelledAt} is null))
        and num_nonnulls(${t.acceptedAt}, ${t.acceptedBy}) in (0, 2)
        and num_nonnulls(${t.cancelledAt}, ${t.cancelledBy}) in (0, 2)
        and (${t.cancelReason} is null or ${t.cancelledAt} is not null)`,
    ),
    check("offers_accepted_by", sql`${t.acceptedBy} in ('company', 'site', 'gone')`),
    check("offers_cancelled_by", sql`${t.cancelledBy} in ('sender', 'company', 'gone')`),
    check(
      "offers_missing_words",
      sql`${t.missingWords} is null
        or ${t.deliveredAt} is null and ${areVisible(t.missingWords)} and ${atMost(t.missingWords, orderMax.words)}`,
    ),
    check("offers_cancel_reason", sql`${areVisible(t.cancelReason)} and ${atMost(t.cancelReason, orderMax.words)}`),
    check("offers_parties", sql`${t.parties} is null or ${t.state} = 'confirmed'`),
    unique("offers_conversation").on(t.conversationId),
    uniqueIndex("offers_one_each").on(t.ausschreibungId, t.senderId),
    check("offers_state", oneOf(t.state, offerStates)),
    check("offers_state_by", sql`${t.stateBy} in ('sender', 'company', 'site')`),
    check(
      "offers_open",
      sql`not ${isOpenOffer(t.state)} or (${t.ausschreibungId} is not null and ${t.senderId} is not null and ${t.companyId} is not null and ${t.message} is not null)`,
    ),
    check("offers_two", sql`${t.senderId} <> ${t.companyId}`),
    check("offers_note", sql`${areVisible(t.note)} and ${atMost(t.note, offerMax.note)}`),
    ...offerVersionChecks("offers", t),
    index("offers_of_call").on(t.ausschreibungId, t.createdAt, t.id),
    index("offers_of_sender").on(t.senderId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("offers_of_company").on(t.companyId),
    index("offers_under_way").on(t.id).where(sql`state = 'confirmed' and accepted_at is null and cancelled_at is null`),
    index("offers_by_end")
      .on(t.stateSince)
      .where(sql`not ${isOpenOffer(sql`state`)}`),
  ],
);

/** The earlier versions of changed offers, for both sides. */
export const offerVersions = pgTable(
  "offer_versions",
  {
    id: identity(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    ...offerVersion(),
  },
  (t) => [unique("offer_versions_once").on(t.offerId, t.version), ...offerVersionChecks("offer_versions", t)],
);

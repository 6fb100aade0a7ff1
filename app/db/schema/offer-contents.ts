import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { offerMax } from "../../text/maximums";
import { ausschreibungen } from "./calls";
import { areVisible, atMost, created, fixed, identity, number, oneOf } from "./columns";
import { profiles } from "./profiles";
import { areRights, type UsageRights } from "./rights";

export const offerStates = ["sent", "selected", "confirmed", "declined", "withdrawn", "ended"] as const;
export type OfferState = (typeof offerStates)[number];

/** The states in which an offer waits for a decision. Two functions in `0001_functions.sql` repeat them. */
export const openOfferStates = ["sent", "selected"] as const satisfies OfferState[];
export const isOpenOffer = (state: unknown): SQL<boolean> => sql`${oneOf(state, openOfferStates)}`;

const priceKinds = ["pauschal", "positionen", "tag", "stunde", "vereinbarung"] as const;
export type PriceKind = (typeof priceKinds)[number];

/** 'netto' adds the usual rate of the VAT, 'netto13' that for artistic work (UStG § 10 Abs. 3). */
const priceTaxes = ["netto", "netto13", "keine"] as const;
export type PriceTax = (typeof priceTaxes)[number];
export type Inclusion = "korrekturen" | "spesen";

/**
 * The columns of a call that an offer depends on: whoever has sent an offer is informed of a change. Offers from before a name was added
 * lack its value, which counts as empty; for a column that is never empty, its migration adds the value to `answered_call`.
 */
export const answeredNames = ["description", "budget", "deadline", "requirements", "deliverables", "rights"] as const;
export type AnsweredName = (typeof answeredNames)[number];

/** The call that an offer answers, as it was when the offer was written. */
export type AnsweredCall = Pick<typeof ausschreibungen.$inferSelect, "title" | AnsweredName>;

/** A work that an offer shows, with the title that it had then. */
export interface OfferedWork {
  id: number;
  title: string;
}

/** A part of an offer's price. Its text is empty once its author's account is deleted. */
export interface OfferPosition {
  text: string;
  quantity: number;
  unit: string;
  /** The price of one. */
  unitCents: number;
}

/** One version of an offer. Its texts and the titles of its works are deleted with its author's account. */
export const offerVersion = () => ({
  version: integer().notNull().default(1),
  message: text(),
  priceKind: text().$type<PriceKind>(),
  /** The parts of a price of the kind 'positionen'. */
  positions: jsonb().$type<OfferPosition[]>().notNull().default([]),
  /** The price of the whole, also of all positions, or of one day or hour. */
  priceCents: integer(),
  /** The estimated days or hours. */
  priceQuantity: numeric({ precision: 7, scale: 2, mode: "number" }),
  priceTax: text().$type<PriceTax>(),
  rights: jsonb().$type<UsageRights>(),
  included: text().array().$type<Inclusion[]>().notNull().default(sql`'{}'::text[]`),
  earliestStart: date({ mode: "string" }),
  duration: text(),
  works: jsonb().$type<OfferedWork[]>().notNull().default([]),
  answeredCall: jsonb().$type<AnsweredCall>().notNull(),
  /** Whether this is the text of the version before, kept for a call that has changed. */
  isUpheld: boolean().notNull().default(false),
  writtenAt: created(),
});
type OfferVersionColumns = Record<keyof ReturnType<typeof offerVersion>, SQLWrapper>;

export const offerVersionChecks = (table: string, t: OfferVersionColumns) => [
  check(`${table}_version`, sql`${t.version} >= 1`),
  check(`${table}_price_kind`, oneOf(t.priceKind, priceKinds)),
  check(
    `${table}_positions`,
    sql`case when jsonb_typeof(${t.positions}) <> 'array' then false
      when ${t.priceKind} = 'positionen'
        then jsonb_array_length(${t.positions}) between 1 and ${fixed(offerMax.positions)} and ${t.priceCents} = positions_cents(${t.positions})
      else ${t.positions} = '[]' end`,
  ),
  check(
    `${table}_price`,
    sql`(${t.priceCents} is not null) = coalesce(${t.priceKind} <> 'vereinbarung', false) and (${t.priceTax} is null) = (${t.priceCents} is null)`,
  ),
  check(`${table}_price_cents`, sql`${t.priceCents} between 0 and ${fixed(offerMax.priceCents)}`),
  check(`${table}_price_tax`, oneOf(t.priceTax, priceTaxes)),
  check(
    `${table}_price_quantity`,
    sql`${t.priceQuantity} is null or (${t.priceQuantity} between 0 and ${fixed(offerMax.quantity)} and ${t.priceKind} in ('tag', 'stunde'))`,
  ),
  check(
    `${table}_works`,
    sql`case when jsonb_typeof(${t.works}) = 'array' then jsonb_array_length(${t.works}) <= ${fixed(offerMax.works)} else false end`,
  ),
  check(`${table}_included`, sql`${t.included} <@ array['korrekturen', 'spesen']`),
  check(`${table}_rights`, areRights(t.rights)),
  check(
    `${table}_texts`,
    sql`${areVisible(t.message, t.duration)} and ${atMost(t.message, offerMax.message)} and ${atMost(t.duration, offerMax.duration)}`,
  ),
];

/** What somebody has begun to write for a call, as the form has it. Nobody else sees it. */
export const offerDrafts = pgTable(
  "offer_drafts",
  {
    id: identity(),
    ausschreibungId: number()
      .notNull()
      .references(() => ausschreibungen.id, { onDelete: "cascade" }),
    senderId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    savedAt: created(),
  },
  (t) => [
    uniqueIndex("offer_drafts_one_each").on(t.ausschreibungId, t.senderId),
    index("offer_drafts_of_sender").on(t.senderId),
    // The stored text has some spaces more than what is measured before.
    check("offer_drafts_values", sql`octet_length(${t.values}::text) <= ${fixed(2 * offerMax.draftBytes)}`),
  ],
);

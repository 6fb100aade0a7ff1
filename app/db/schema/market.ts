import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { created } from "./columns";

/** What happened on the market by week, counted every hour from what is stored anyway. It names nobody. */
export const marketWeeks = pgTable("market_weeks", {
  /** Its Monday. */
  week: date({ mode: "string" }).primaryKey(),
  calls: integer().notNull(),
  open: integer().notNull(),
  offers: integer().notNull(),
  withOffer: integer().notNull(),
  withThree: integer().notNull(),
  awarded: integer().notNull(),
  firstOfferHours: integer(),
  decisionDays: integer(),
  firstMessages: integer().notNull(),
  answered: integer().notNull(),
  creatives: integer().notNull(),
  companies: integer().notNull(),
});

/** The weeks whose figures were sent to superadmins. */
export const marketMails = pgTable("market_mails", {
  week: date({ mode: "string" }).primaryKey(),
  sentAt: created(),
});

/** How far those who began in a week have come, counted every hour. Each number is a part of the one before it. */
export const funnelWeeks = pgTable("funnel_weeks", {
  /** Its Monday. */
  week: date({ mode: "string" }).primaryKey(),
  reserved: integer().notNull(),
  opened: integer().notNull(),
  claimed: integer().notNull(),
  registered: integer().notNull(),
  confirmed: integer().notNull(),
  pictured: integer().notNull(),
  /** Of those with a picture, who has done each at least once. */
  liked: integer().notNull(),
  worked: integer().notNull(),
  posted: integer().notNull(),
  offered: integer().notNull(),
  published: integer().notNull(),
  answered: integer().notNull(),
  selected: integer().notNull(),
  agreed: integer().notNull(),
});

/** How many people offer a craft or work in a place, and how many calls of half a year look for it. */
export const marketSupply = pgTable(
  "market_supply",
  {
    kind: text().$type<"craft" | "place">().notNull(),
    /** The id of a concept or of a municipality. */
    key: text().notNull(),
    people: integer().notNull(),
    calls: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] }), check("market_supply_kind", sql`${t.kind} in ('craft', 'place')`)],
);

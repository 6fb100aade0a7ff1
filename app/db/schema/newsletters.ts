import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { newsletterMax } from "../../text/maximums";
import { areVisible, atMost, created, identity, moment, number, oneOf } from "./columns";
import { profiles } from "./profiles";

/** Newsletters: drafts, and those that were sent, exactly as they were sent. */
export const newsletters = pgTable(
  "newsletters",
  {
    id: identity(),
    subject: text().notNull(),
    content: text().notNull(),
    version: integer().notNull().default(1),
    createdBy: uuid().references(() => profiles.id, { onDelete: "set null" }),
    createdAt: created(),
    updatedAt: created(),
    /** When sending started. From then on nothing changes the newsletter. */
    startedAt: moment(),
    /** While it is set, nothing of the newsletter goes out. */
    pausedAt: moment(),
    /** When a superadmin ended it before everyone got it. */
    endedAt: moment(),
    /** The addresses of the stored pictures in the newsletter. */
    pictures: text().array().notNull().generatedAlwaysAs(sql`stored_pictures(content)`),
  },
  (t) => [
    check("newsletters_visible", areVisible(t.subject, t.content)),
    check(
      "newsletters_texts",
      sql`${atMost(t.subject, newsletterMax.subject)} and ${atMost(t.content, newsletterMax.content)}`,
    ),
    index("newsletters_created_by").on(t.createdBy),
    index("newsletters_pictures").using("gin", t.pictures),
  ],
);

/**
 * `queued` is a mail in the queue, `skipped` one for somebody who no longer wants or can get it, `stopped` one of a
 * newsletter that was ended.
 */
const newsletterStates = ["waiting", "queued", "sent", "failed", "skipped", "stopped"] as const;
export type NewsletterState = (typeof newsletterStates)[number];

/** Who gets a newsletter, once each. With the account goes the person; the row stays, for the numbers. */
export const newsletterDeliveries = pgTable(
  "newsletter_deliveries",
  {
    /** Also the id of the mail's job, so that a repeated job is the same mail. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    newsletterId: number()
      .notNull()
      .references(() => newsletters.id, { onDelete: "cascade" }),
    profileId: uuid().references(() => profiles.id, { onDelete: "set null" }),
    state: text().$type<NewsletterState>().notNull().default("waiting"),
    queuedAt: moment(),
  },
  (t) => [
    unique("newsletter_deliveries_once").on(t.newsletterId, t.profileId),
    check("newsletter_deliveries_state", oneOf(t.state, newsletterStates)),
    index("newsletter_deliveries_waiting").on(t.newsletterId, t.id).where(sql`state = 'waiting'`),
    index("newsletter_deliveries_queued").on(t.queuedAt),
    index("newsletter_deliveries_profile").on(t.profileId),
  ],
);

import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { creditMax } from "../../text/maximums";
import { areVisible, atMost, created, identity, number, oneOf } from "./columns";
import { profiles } from "./profiles";
import { works } from "./works";

/** A name without a member is only named. A member is asked once others can see the work. */
const creditStates = ["named", "planned", "asked", "confirmed", "refused"] as const;
export type CreditState = (typeof creditStates)[number];

/**
 * Who took part in a work, or the member behind its client. Triggers allow at most eight contributors and no change of
 * words that someone was asked about, and end a confirmation when the work changes. A refusal stays without the name, so
 * that nobody asks again.
 */
export const workCredits = pgTable(
  "work_credits",
  {
    id: identity(),
    workId: number()
      .notNull()
      .references(() => works.id, { onDelete: "cascade" }),
    kind: text().$type<"contributor" | "client">().notNull().default("contributor"),
    position: smallint().notNull().default(0),
    /** As the creative typed it, or as the member was called then. */
    name: text(),
    role: text(),
    memberId: uuid().references(() => profiles.id, { onDelete: "cascade" }),
    state: text().$type<CreditState>().notNull().default("named"),
    stateSince: created(),
    /** The member had confirmed, and the work has changed since. Triggers set it. */
    askedAgain: boolean().notNull().default(false),
    createdAt: created(),
  },
  (t) => [
    unique("work_credits_once").on(t.workId, t.memberId),
    check("work_credits_kind", sql`${t.kind} in ('contributor', 'client')`),
    check("work_credits_state", oneOf(t.state, creditStates)),
    check("work_credits_member", sql`(${t.state} = 'named') = (${t.memberId} is null)`),
    check("work_credits_name", sql`(${t.state} = 'refused') = (${t.name} is null)`),
    check("work_credits_role", sql`${t.role} is null or (${t.kind} = 'contributor' and ${t.state} <> 'refused')`),
    check("work_credits_asked_again", sql`not ${t.askedAgain} or ${t.state} in ('planned', 'asked')`),
    check("work_credits_client", sql`${t.kind} <> 'client' or ${t.memberId} is not null`),
    check("work_credits_visible", areVisible(t.name, t.role)),
    check("work_credits_texts", sql`${atMost(t.name, creditMax.name)} and ${atMost(t.role, creditMax.role)}`),
    uniqueIndex("work_credits_one_client").on(t.workId).where(sql`kind = 'client' and state <> 'refused'`),
    index("work_credits_of_member").on(t.memberId, t.state, t.id.desc().nullsFirst()),
  ],
);

/** Until when a creative can't ask a member who has refused. The row outlives the work that it was about. */
export const creditPauses = pgTable(
  "credit_pauses",
  {
    creativeId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    memberId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.creativeId, t.memberId] }),
    check("credit_pauses_not_oneself", sql`${t.creativeId} <> ${t.memberId}`),
    index("credit_pauses_member").on(t.memberId),
    index("credit_pauses_ended").on(t.until),
  ],
);

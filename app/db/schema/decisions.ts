import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { reasonMax } from "../../text/maximums";
import { areVisible, atMost, created, moment, oneOf } from "./columns";
import { profiles } from "./profiles";

const reportedKinds = [
  "profile",
  "call",
  "question",
  "collaboration",
  "answer",
  "post",
  "article",
  "message",
  "work",
  "collection",
] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** `part` is something taken from a profile, such as its picture or a text. `warn` changes nothing. */
const outcomes = ["none", "warn", "part", "hide", "delete", "block"] as const;
export type Outcome = (typeof outcomes)[number];

/** What a decision took from a profile, to be put back when the decision is reversed. */
export type RemovedPart = { part: "bio" | "avatarUrl"; value: string };

/**
 * What people reported and superadmins decided about, once each. It outlives the content. With the account of the person
 * concerned, a trigger deletes everything here but kinds, times and outcomes.
 */
export const reportSubjects = pgTable(
  "report_subjects",
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    kind: text().$type<ReportedKind>().notNull(),
    /** The id of the content. Null once it is forgotten. */
    contentId: text(),
    name: text().notNull(),
    path: text(),
    concerns: uuid().references(() => profiles.id, { onDelete: "set null" }),
    createdAt: created(),
  },
  (t) => [
    unique("report_subjects_content").on(t.kind, t.contentId),
    check("report_subjects_kind", oneOf(t.kind, reportedKinds)),
    index("report_subjects_concerns").on(t.concerns),
  ],
);

/** A superadmin's decision, with what its statement of reasons says. It answers the reports that were open then. */
export const decisions = pgTable(
  "decisions",
  {
    /** Random, so that nobody can guess other ids. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    subjectId: uuid()
      .notNull()
      .references(() => reportSubjects.id, { onDelete: "cascade" }),
    outcome: text().$type<Outcome>().notNull(),
    /** The law or rule; null when nothing was done. */
    ground: text(),
    facts: text(),
    /** Kept as long as the facts. */
    removed: jsonb().$type<RemovedPart>(),
    ledByReport: boolean().notNull(),
    decidedBy: uuid().references(() => profiles.id, { onDelete: "set null" }),
    decidedAt: created(),
    objectionUntil: moment().notNull().default(sql`now() + interval '6 months'`),
    /** When an objection against it succeeded. */
    revokedAt: moment(),
  },
  (t) => [
    check("decisions_outcome", oneOf(t.outcome, outcomes)),
    check("decisions_removed", sql`${t.removed} is null or ${t.outcome} = 'part'`),
    check("decisions_facts", sql`${areVisible(t.facts)} and ${atMost(t.facts, reasonMax)}`),
    check("decisions_ground", sql`(${t.outcome} = 'none') = (${t.ground} is null)`),
    index("decisions_of_subject").on(t.subjectId),
    index("decisions_newest").on(t.decidedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("decisions_decided_by").on(t.decidedBy),
  ],
);

import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { reasonMax, reportMax } from "../../text/maximums";
import { areVisible, atMost, created, isEmail, moment, oneOf } from "./columns";
import { decisions, reportSubjects } from "./decisions";
import { profiles } from "./profiles";

const reasons = ["child", "rights", "insult", "fraud", "person", "spam", "other"] as const;
export type ReportReason = (typeof reasons)[number];

/** A message as its reporter showed it to the superadmins. */
export interface ReportedMessage {
  /** `other` is the other side of something public, which anybody may have reported. */
  from: "concerned" | "reporter" | "other";
  text: string;
  at: string;
  isReported: boolean;
  /** The names of its files. Copies made before messages had files lack them. */
  files?: string[];
}

/** Reports by members and visitors. One without a decision waits for it. */
export const reports = pgTable(
  "reports",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    subjectId: uuid()
      .notNull()
      .references(() => reportSubjects.id, { onDelete: "cascade" }),
    reason: text().$type<ReportReason>().notNull(),
    text: text(),
    /** The reporter suspects a danger to life or safety. */
    isDanger: boolean().notNull().default(false),
    /** Only for a report that is not anonymous. */
    reporterId: uuid().references(() => profiles.id, { onDelete: "set null" }),
    reporterEmail: text(),
    /** The copy of the messages that the reporter chose. */
    excerpt: jsonb().$type<ReportedMessage[]>(),
    decisionId: uuid().references(() => decisions.id, { onDelete: "set null" }),
    submissionKey: text().unique(),
    createdAt: created(),
  },
  (t) => [
    check("reports_reason", oneOf(t.reason, reasons)),
    check("reports_text", sql`${areVisible(t.text)} and ${atMost(t.text, reportMax.text)}`),
    check("reports_reporter", sql`${t.reporterId} is null or ${t.reporterEmail} is not null`),
    check("reports_email", isEmail(t.reporterEmail)),
    index("reports_of_subject").on(t.subjectId),
    index("reports_open").on(t.createdAt).where(sql`decision_id is null`),
    index("reports_of_decision").on(t.decisionId),
    index("reports_of_reporter").on(t.reporterId),
    index("reports_of_address").on(t.reporterEmail),
  ],
);

/** Objections to a decision: one by the person concerned, and one by each reporter. */
export const objections = pgTable(
  "objections",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    decisionId: uuid()
      .notNull()
      .references(() => decisions.id, { onDelete: "cascade" }),
    /** Null for the person concerned. */
    reportId: uuid().references(() => reports.id, { onDelete: "cascade" }),
    text: text(),
    isUpheld: boolean(),
    answer: text(),
    decidedBy: uuid().references(() => profiles.id, { onDelete: "set null" }),
    decidedAt: moment(),
    createdAt: created(),
  },
  (t) => [
    unique("objections_one_each").on(t.decisionId, t.reportId).nullsNotDistinct(),
    check("objections_decided", sql`(${t.decidedAt} is null) = (${t.isUpheld} is null)`),
    check(
      "objections_texts",
      sql`${areVisible(t.text, t.answer)} and ${atMost(t.text, reportMax.objection)} and ${atMost(t.answer, reasonMax)}`,
    ),
    index("objections_open").on(t.createdAt).where(sql`decided_at is null`),
    index("objections_report").on(t.reportId),
    index("objections_decided_by").on(t.decidedBy),
  ],
);

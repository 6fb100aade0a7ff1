import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytea, created, identity, moment, number, snapshot, transactionId } from "./columns";
import { profiles } from "./profiles";

/** Counters of the rate limiter. The key is a keyed hash, never a plain address. */
export const rateLimits = pgTable(
  "rate_limits",
  { key: text().primaryKey(), points: integer().notNull(), expire: number() },
  (t) => [index("rate_limits_expiry").on(t.expire)],
);

/**
 * The forms that have been written. A form that is sent again, after a lost response or by a double click, writes
 * nothing.
 */
export const submissions = pgTable(
  "submissions",
  {
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** The id of what the form has made, where a repeated form leads to it. */
    made: text(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index("submissions_by_age").on(t.createdAt)],
);

/** With a salt, hashes tell people apart; without it, nobody can trace a hash to a person. Deleted after its last day. */
export const salts = pgTable(
  "salts",
  {
    purpose: text().$type<"visits" | "searches">().notNull(),
    lastDay: date({ mode: "string" }).notNull(),
    salt: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.purpose, t.lastDay] }),
    check("salts_purpose", sql`${t.purpose} in ('visits', 'searches')`),
  ],
);

/**
 * What superadmins did. Triggers refuse every change, and a deletion before three years are over, except that deleting an
 * account removes what the log says about that person.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: identity(),
    actorId: uuid().notNull(),
    actorName: text().notNull(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text().notNull(),
    subjectName: text().notNull(),
    /** The profile of the person concerned, for as long as it exists. */
    concerns: uuid(),
    reason: text(),
    before: jsonb(),
    after: jsonb(),
    createdAt: created(),
  },
  (t) => [
    index("audit_log_newest").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("audit_log_by_action").on(t.action, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("audit_log_subject").on(t.subjectType, t.subjectId),
    index("audit_log_concerns").on(t.concerns),
    index("audit_log_search").using(
      "gin",
      sql`search_fold(actor_name || ' ' || subject_name || ' ' || coalesce(reason, '')) gin_trgm_ops`,
    ),
    index("audit_log_search_short").using(
      "gin",
      sql`search_grams(search_fold(actor_name || ' ' || subject_name || ' ' || coalesce(reason, '')))`,
    ),
  ],
);

/** Our own analytics: daily views of each page, by people who agreed to be counted. Holds nothing about a person. */
export const pageViews = pgTable(
  "page_views",
  { day: date({ mode: "string" }).notNull(), path: text().notNull(), views: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.day, t.path] })],
);

/** Assets of the builds that run or ran lately, for machines that run another build. */
export const storedAssets = pgTable("stored_assets", {
  name: text().primaryKey(),
  content: bytea().notNull(),
  storedAt: created(),
});

/**
 * What public pages show and a transaction has changed, written by triggers in that transaction. Each process reads it
 * to forget its pages. A row goes after some minutes.
 */
export const changes = pgTable(
  "changes",
  {
    id: number().notNull().generatedAlwaysAsIdentity(),
    /** The transaction, and what was committed when it wrote this row. */
    xid: transactionId().notNull().default(sql`pg_current_xact_id()`),
    snapshot: snapshot().notNull().default(sql`pg_current_snapshot()`),
    topics: text().array().notNull(),
    at: moment().notNull().default(sql`clock_timestamp()`),
  },
  (t) => [primaryKey({ columns: [t.xid, t.id] })],
);

/** Stored files that no row names yet, or any more. A job deletes them. */
export const orphanedFiles = pgTable(
  "orphaned_files",
  {
    key: text().primaryKey(),
    since: created(),
    /**
     * The uploader of a picture that no article uses yet. Set on one file of each picture; each account may have a
     * limited number of them.
     */
    uploadedBy: uuid().references(() => profiles.id, { onDelete: "set null" }),
  },
  (t) => [index("orphaned_files_uploaded_by").on(t.uploadedBy).where(sql`uploaded_by is not null`)],
);

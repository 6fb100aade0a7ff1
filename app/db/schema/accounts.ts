import { sql } from "drizzle-orm";
import { boolean, check, date, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { bytea, created, identity, moment, oneOf } from "./columns";
import { profiles } from "./profiles";

/**
 * Changes of an account's address, with hashes of their links. Triggers delete unconfirmed changes when the password or
 * address changes. The link that undoes a change outlives both.
 */
export const addressChanges = pgTable(
  "address_changes",
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    fromEmail: text().notNull(),
    toEmail: text().notNull(),
    confirmHash: text().notNull().unique(),
    confirmUntil: moment().notNull(),
    changedAt: moment(),
    undoHash: text().unique(),
    undoUntil: moment(),
    undoneAt: moment(),
    createdAt: created(),
  },
  (t) => [index("address_changes_profile").on(t.profileId)],
);

/** What people agreed to and took back, word for word and with the moment. Lines are only added. */
export const consents = pgTable(
  "consents",
  {
    id: identity(),
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    kind: text().$type<"newsletter">().notNull(),
    isGiven: boolean().notNull(),
    wording: text().notNull(),
    createdAt: created(),
  },
  (t) => [check("consents_kind", sql`${t.kind} in ('newsletter')`), index("consents_profile").on(t.profileId)],
);

/** Who accepted which terms, took note of which privacy policy and was told of which new terms, and when. */
export const legalAcknowledgements = pgTable(
  "legal_acknowledgements",
  {
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    document: text().$type<"agb" | "datenschutz">().notNull(),
    /** The first day on which the version holds. */
    version: date({ mode: "string" }).notNull(),
    act: text().$type<"accepted" | "declined" | "noted" | "announced">().notNull(),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.document, t.version, t.act] }),
    check("legal_acknowledgements_document", sql`${t.document} in ('agb', 'datenschutz')`),
    check("legal_acknowledgements_act", sql`${t.act} in ('accepted', 'declined', 'noted', 'announced')`),
  ],
);

/**
 * Copies of all data of an account: one at a time that the person asked for, and one for each superadmin who was asked by
 * the person. The archive goes after two days, and with the account.
 */
export const dataExports = pgTable(
  "data_exports",
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** The superadmin who fetches the copy; null for the person. */
    askedBy: uuid().references(() => profiles.id, { onDelete: "cascade" }),
    state: text().$type<"waiting" | "ready" | "failed">().notNull().default("waiting"),
    archive: bytea(),
    expiresAt: moment().notNull().default(sql`now() + interval '48 hours'`),
    createdAt: created(),
  },
  (t) => [
    unique("data_exports_one_each").on(t.profileId, t.askedBy).nullsNotDistinct(),
    index("data_exports_asked_by").on(t.askedBy),
    check("data_exports_state", sql`${t.state} in ('waiting', 'ready', 'failed')`),
    check("data_exports_archive", sql`(${t.state} = 'ready') = (${t.archive} is not null)`),
  ],
);

/** The kinds of mail that people can switch off; `app/mail/mail-kinds.ts` says what they are. */
const mailKinds = [
  "nachrichten",
  "angebote",
  "einladungen",
  "ausschreibungen",
  "nennungen",
  "suchauftraege",
  "termine",
  "markt",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** The kinds of mail that a person has switched off. A kind without a row is on. */
export const mailPreferences = pgTable(
  "mail_preferences",
  {
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    kind: text().$type<MailKind>().notNull(),
    offSince: created(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.kind] }), check("mail_preferences_kind", oneOf(t.kind, mailKinds))],
);

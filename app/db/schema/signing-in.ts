import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { created, moment } from "./columns";
import { profiles } from "./profiles";

export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    /** The library writes these two; we leave them empty. */
    ipAddress: text(),
    userAgent: text(),
    /** The browser and system at the start of the session, such as 'Firefox auf Windows'. */
    device: text(),
    /** The last time that the person gave the password in this session. */
    passwordAt: created(),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_expiry").on(t.expiresAt)],
);

export const accounts = pgTable(
  "accounts",
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    /** The library does not start without these six columns; passwords need none of them. */
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [unique("accounts_user_provider").on(t.userId, t.providerId)],
);

/**
 * Links for a new password and sign-ins that wait for their second factor; the value is the account's id. Links that
 * confirm an address are signed instead, or have tables of their own. A trigger deletes the rows of an account when its
 * password or address changes, and when it is deleted.
 */
export const verifications = pgTable(
  "verifications",
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [
    index("verifications_identifier").on(t.identifier),
    index("verifications_value").on(t.value),
    index("verifications_expiry").on(t.expiresAt),
  ],
);

/** Second factors, one per account: the app's secret and the recovery codes, both encrypted by the accounts library. */
export const twoFactors = pgTable("two_factors", {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => profiles.id, { onDelete: "cascade" }),
  secret: text().notNull(),
  backupCodes: text().notNull(),
  /** False until the first code of the app was right. */
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer().notNull().default(0),
  lockedUntil: moment(),
  createdAt: created(),
});

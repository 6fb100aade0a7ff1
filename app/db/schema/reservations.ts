import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { letterMax, nameMax } from "../../text/maximums";
import { areVisible, atMost, created, fewEnough, identity, isEmail, moment, number } from "./columns";
import { profiles } from "./profiles";

/** A list of members on its way to reserved profiles. Its cells are gone once those are reserved. */
export const memberImports = pgTable(
  "member_imports",
  {
    id: identity(),
    createdAt: created(),
    cells: jsonb().$type<string[][]>(),
    hasHeader: boolean().notNull(),
    nameColumn: smallint().notNull(),
    firstNameColumn: smallint(),
    emailColumn: smallint().notNull(),
    /** The lines of the file to reserve. */
    chosen: integer().array().notNull(),
    reserved: integer(),
    finishedAt: moment(),
    undoneAt: moment(),
  },
  (t) => [
    check("member_imports_columns", sql`least(${t.nameColumn}, ${t.firstNameColumn}, ${t.emailColumn}) >= 0`),
    check("member_imports_chosen", fewEnough(t.chosen, 2001)),
    check(
      "member_imports_finished",
      sql`(${t.finishedAt} is null) = (${t.cells} is not null) and (${t.finishedAt} is null) = (${t.reserved} is null)`,
    ),
    check("member_imports_undone", sql`${t.undoneAt} is null or ${t.finishedAt} is not null`),
    index("member_imports_newest").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

/** Letters with claim links that were made together, and what they say. */
export const letterBatches = pgTable(
  "letter_batches",
  { id: identity(), createdAt: created(), text: text().notNull() },
  (t) => [check("letter_batches_text", sql`${areVisible(t.text)} and ${atMost(t.text, letterMax.text)}`)],
);

export const reservedProfiles = pgTable(
  "reserved_profiles",
  {
    id: identity(),
    name: text().notNull(),
    email: text().notNull(),
    reservationToken: text().notNull().unique(),
    reservedBy: uuid().references(() => profiles.id, { onDelete: "set null" }),
    reservedAt: created(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    claimed: boolean().notNull().default(false),
    claimedAt: moment(),
    claimedProfileId: uuid().references(() => profiles.id, { onDelete: "cascade" }),
    /** The list of members that this one came from, until the list is forgotten. */
    importId: number().references(() => memberImports.id, { onDelete: "set null" }),
    /** For letters: shorter than the token, and to be typed. */
    letterCode: text().unique(),
    letterBatchId: number().references(() => letterBatches.id),
    /** The first time that somebody followed the link or typed the code. */
    openedAt: moment(),
  },
  (t) => [
    check("reserved_profiles_letter", sql`(${t.letterCode} is null) = (${t.letterBatchId} is null)`),
    check("reserved_profiles_letter_code", sql`${t.letterCode} ~ '^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$'`),
    index("reserved_profiles_import").on(t.importId),
    index("reserved_profiles_letters").on(t.letterBatchId),
    check("reserved_profiles_name", sql`${areVisible(t.name)} and ${atMost(t.name, nameMax)}`),
    check("reserved_profiles_email", isEmail(t.email)),
    check("reserved_profiles_claimed", sql`${t.claimed} = (${t.claimedAt} is not null)`),
    uniqueIndex("reserved_profiles_open_email").on(t.email).where(sql`not claimed and revoked_at is null`),
    uniqueIndex("reserved_profiles_open_name").on(sql`lower(${t.name})`).where(sql`not claimed and revoked_at is null`),
    index("reserved_profiles_search").using("gin", sql`search_fold(name || ' ' || email) gin_trgm_ops`),
    index("reserved_profiles_search_short").using("gin", sql`search_grams(search_fold(name || ' ' || email))`),
    index("reserved_profiles_newest").on(t.reservedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("reserved_profiles_open_by_end").on(t.expiresAt).where(sql`not claimed and revoked_at is null`),
    index("reserved_profiles_reserved_by").on(t.reservedBy),
    index("reserved_profiles_claimed_profile").on(t.claimedProfileId),
    index("reserved_profiles_email").on(t.email),
  ],
);

import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { collectionMax } from "../../text/maximums";
import { areVisible, atMost, created, identity, number } from "./columns";
import { profiles } from "./profiles";
import { works } from "./works";

/** Private lists of creatives and works. Whoever has the link of a shared one reads it without its notes. */
export const collections = pgTable(
  "collections",
  {
    /** Random, so that nobody can guess other ids. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** In the address of a shared list; null while it is not shared. */
    shareToken: text().unique(),
    /** Hidden by a superadmin: then its link leads nowhere. */
    hidden: boolean().notNull().default(false),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex("collections_name").on(t.userId, sql`lower(${t.name})`),
    check("collections_texts", sql`${areVisible(t.name)} and ${atMost(t.name, collectionMax.name)}`),
  ],
);

/** What is on such a list: a creative or a work, with a note of the list's owner. */
export const collectionEntries = pgTable(
  "collection_entries",
  {
    id: identity(),
    collectionId: uuid()
      .notNull()
      .references(() => collections.id, { onDelete: "cascade" }),
    profileId: uuid().references(() => profiles.id, { onDelete: "cascade" }),
    workId: number().references(() => works.id, { onDelete: "cascade" }),
    note: text(),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex("collection_entries_profile").on(t.collectionId, t.profileId),
    uniqueIndex("collection_entries_work").on(t.collectionId, t.workId),
    index("collection_entries_of_profile").on(t.profileId),
    index("collection_entries_of_work").on(t.workId),
    check("collection_entries_one", sql`num_nonnulls(${t.profileId}, ${t.workId}) = 1`),
    check("collection_entries_note", sql`${areVisible(t.note)} and ${atMost(t.note, collectionMax.note)}`),
  ],
);

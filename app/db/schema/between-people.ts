import { sql } from "drizzle-orm";
import { check, date, index, pgTable, primaryKey, unique, uuid } from "drizzle-orm/pg-core";
import { bytea, created, identity } from "./columns";
import { profiles } from "./profiles";

export const favorites = pgTable(
  "favorites",
  {
    id: identity(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    favoritedProfileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [
    unique("favorites_once").on(t.userId, t.favoritedProfileId),
    check("favorites_not_oneself", sql`${t.userId} <> ${t.favoritedProfileId}`),
    index("favorites_of_profile").on(t.favoritedProfileId, t.id.desc().nullsFirst()),
    index("favorites_of_user").on(t.userId, t.id.desc().nullsFirst()),
  ],
);

export const profileVisits = pgTable(
  "profile_visits",
  {
    id: identity(),
    visitedProfileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    visitorId: uuid().references(() => profiles.id, { onDelete: "cascade" }),
    /** Distinguishes the anonymous visitors of one day. The salt is deleted at the end of the day. */
    visitorHash: bytea(),
    visitedAt: created(),
    visitDate: date({ mode: "string" }).notNull(),
  },
  (t) => [
    unique("profile_visits_person_day").on(t.visitedProfileId, t.visitorId, t.visitDate),
    unique("profile_visits_hash_day").on(t.visitedProfileId, t.visitorHash, t.visitDate),
    check("profile_visits_not_own", sql`${t.visitorId} <> ${t.visitedProfileId}`),
    index("profile_visits_newest").on(t.visitedProfileId, t.visitedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("profile_visits_visitor").on(t.visitorId),
    index("profile_visits_by_day").on(t.visitDate),
  ],
);

/** The accounts that a person has blocked. */
export const blockedPeople = pgTable(
  "blocked_people",
  {
    blockerId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    blockedId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    check("blocked_people_not_oneself", sql`${t.blockerId} <> ${t.blockedId}`),
    index("blocked_people_blocked").on(t.blockedId),
  ],
);

import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { created, number } from "./columns";
import type { UserType } from "./profile-kinds";
import { profiles } from "./profiles";
import { works } from "./works";

/**
 * Every slug that a profile has had. A trigger adds each new one, so that old addresses redirect to the current one.
 */
export const profileSlugs = pgTable(
  "profile_slugs",
  {
    userType: text().$type<UserType>().notNull(),
    slug: text().notNull(),
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.userType, t.slug] }), index("profile_slugs_profile").on(t.profileId)],
);

/** Every slug that a work has had. A trigger adds each new one, so that old addresses redirect to the current one. */
export const workSlugs = pgTable(
  "work_slugs",
  {
    userId: uuid().notNull(),
    slug: text().notNull(),
    workId: number().notNull(),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.slug] }),
    foreignKey({
      name: "work_slugs_work_fk",
      columns: [t.workId, t.userId],
      foreignColumns: [works.id, works.userId],
    }).onDelete("cascade"),
    index("work_slugs_work").on(t.workId),
  ],
);

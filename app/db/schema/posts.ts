import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { postMax } from "../../text/maximums";
import { areVisible, atMost, created, fixed, identity } from "./columns";
import { profiles } from "./profiles";

export interface PostImage {
  url: string;
  alt: string;
  width: number;
  height: number;
  placeholder?: string;
}

export const posts = pgTable(
  "posts",
  {
    id: identity(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    content: text().notNull(),
    images: jsonb().$type<PostImage[]>().notNull().default([]),
    category: text(),
    pinned: boolean().notNull().default(false),
    hidden: boolean().notNull().default(false),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [
    check("posts_content", sql`${areVisible(t.content)} and ${atMost(t.content, postMax.content)}`),
    check(
      "posts_images",
      sql`jsonb_typeof(${t.images}) = 'array' and jsonb_array_length(${t.images}) <= ${fixed(postMax.images)}`,
    ),
    check("posts_category", sql`${t.category} in ('Projekt', 'Inspiration', 'Neuigkeit', 'Tipp', 'Gesucht')`),
    index("posts_newest").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`not hidden`),
    index("posts_of_user").on(
      t.userId,
      t.pinned.desc().nullsFirst(),
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
);

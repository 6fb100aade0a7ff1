import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { articleMax, nameMax } from "../../text/maximums";
import { areVisible, atMost, created, identity, moment, number } from "./columns";
import { profiles } from "./profiles";

export const blogPosts = pgTable(
  "blog_posts",
  {
    id: identity(),
    title: text().notNull(),
    excerpt: text().notNull(),
    content: text().notNull(),
    category: text().notNull(),
    readTime: text().notNull().default("5 min"),
    author: text().notNull(),
    imageUrl: text(),
    slug: text().notNull(),
    featured: boolean().notNull().default(false),
    published: boolean().notNull().default(false),
    publishedAt: moment(),
    deletedAt: moment(),
    deletedBy: uuid().references(() => profiles.id, { onDelete: "set null" }),
    version: integer().notNull().default(1),
    createdAt: created(),
    updatedAt: created(),
    createdBy: uuid().references(() => profiles.id, { onDelete: "set null" }),
    /** Whether the author's account is blocked. Triggers update it, so that lists read only one table. */
    authorBlocked: boolean().notNull().default(false),
    /** Who sees an article. */
    isReadable: boolean().notNull().generatedAlwaysAs(sql`published and deleted_at is null and not author_blocked`),
    /** The addresses of the stored pictures in the article. */
    pictures: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`stored_pictures(coalesce(image_url, '') || ' ' || content)`),
    searchText: text().notNull().generatedAlwaysAs(sql`search_fold(title || ' ' || excerpt)`),
  },
  (t) => [
    unique("blog_posts_slug_unique").on(t.slug),
    check("blog_posts_slug", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and ${t.slug} <> 'admin'`),
    check(
      "blog_posts_category",
      sql`${t.category} in ('Design Trends', 'Business', 'Karriere', 'Nachhaltigkeit', 'Marketing', 'Technologie')`,
    ),
    check("blog_posts_published", sql`not ${t.published} or ${t.publishedAt} is not null`),
    check("blog_posts_visible", areVisible(t.title, t.excerpt, t.author)),
    check(
      "blog_posts_texts",
      sql`${atMost(t.title, articleMax.title)} and ${atMost(t.excerpt, articleMax.excerpt)} and ${atMost(t.content, articleMax.content)} and ${atMost(t.author, nameMax)} and ${atMost(t.readTime, articleMax.readTime)} and ${atMost(t.imageUrl, articleMax.imageUrl)}`,
    ),
    index("blog_posts_newest").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`is_readable`),
    index("blog_posts_category_newest")
      .on(t.category, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_readable`),
    index("blog_posts_all").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("blog_posts_search").using("gin", sql`${t.searchText} gin_trgm_ops`),
    index("blog_posts_created_by").on(t.createdBy),
    index("blog_posts_deleted_by").on(t.deletedBy),
    index("blog_posts_pictures").using("gin", t.pictures),
  ],
);

export const blogPostRevisions = pgTable(
  "blog_post_revisions",
  {
    id: identity(),
    blogPostId: number()
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    snapshot: jsonb().notNull(),
    savedBy: uuid().references(() => profiles.id, { onDelete: "set null" }),
    savedAt: created(),
  },
  (t) => [unique("blog_post_revisions_version").on(t.blogPostId, t.version)],
);

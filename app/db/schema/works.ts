import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { nameMax, workMax } from "../../text/maximums";
import { areVisible, atMost, created, fewEnough, fixed, identity, moment, number, textList } from "./columns";
import { offers } from "./offers";
import { profiles } from "./profiles";

/** A finished piece of work that a creative shows on its own page. */
export const works = pgTable(
  "works",
  {
    id: identity(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    slug: text().notNull(),
    title: text().notNull(),
    year: smallint(),
    client: text(),
    /** 'Eigenes Projekt': there was no client. */
    isOwnProject: boolean().notNull().default(false),
    /** What the creative did in it. */
    contribution: text(),
    skills: textList(),
    content: text(),
    /** The address of the result, such as a film or a site. */
    link: text(),
    madeWithAi: boolean().notNull().default(false),
    /** When the creative last confirmed that the pictures may be shown. */
    rightsConfirmedAt: moment(),
    /** The order on the profile, which is the creative's choice. */
    position: integer().notNull().default(0),
    published: boolean().notNull().default(false),
    /** The first publication. Lists of new works are sorted by it. */
    publishedAt: moment(),
    hidden: boolean().notNull().default(false),
    createdAt: created(),
    updatedAt: created(),
    /** Counted by a trigger. */
    pictureCount: smallint().notNull().default(0),
    /** Whether the creative's profile is public. Triggers update it, so that lists read only one table. */
    ownerPublic: boolean().notNull().default(false),
    /** The creative's name, which the work is found by. Triggers copy it. */
    ownerSearch: text().notNull().default(""),
    /** Its cover is at the head of the profile, instead of the facade. */
    headsProfile: boolean().notNull().default(false),
    /** The offer whose order it was begun from. */
    orderId: uuid().references(() => offers.id, { onDelete: "set null" }),
    /** Who sees a work, and the pictures and credits of it. */
    isPublic: boolean().notNull().generatedAlwaysAs(sql`published and not hidden and owner_public`),
    searchTitle: text().notNull().generatedAlwaysAs(sql`search_fold(title)`),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`search_fold(title || ' ' || coalesce(client, '') || ' ' || owner_search)`),
  },
  (t) => [
    unique("works_slug_unique").on(t.userId, t.slug),
    unique("works_owner").on(t.id, t.userId),
    check("works_slug", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check("works_visible", areVisible(t.title, t.client, t.contribution, t.content, t.link)),
    check(
      "works_texts",
      sql`${atMost(t.title, workMax.title)} and ${atMost(t.client, nameMax)} and ${atMost(t.contribution, workMax.contribution)} and ${atMost(t.content, workMax.content)} and ${atMost(t.link, workMax.link)}`,
    ),
    check("works_link", sql`${t.link} ~ '^https?://'`),
    check("works_year", sql`${t.year} between 1900 and 2100 and (not ${t.published} or ${t.year} is not null)`),
    check("works_client", sql`not ${t.isOwnProject} or ${t.client} is null`),
    check("works_skills", fewEnough(t.skills, workMax.skills)),
    check("works_pictures", sql`${t.pictureCount} between 0 and ${fixed(workMax.pictures)}`),
    check("works_published", sql`not ${t.published} or ${t.publishedAt} is not null`),
    check("works_rights", sql`not ${t.published} or ${t.pictureCount} = 0 or ${t.rightsConfirmedAt} is not null`),
    index("works_newest").on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`is_public`),
    index("works_mixed").on(sql`mix_of(id)`, t.id).where(sql`is_public`),
    index("works_of_order").on(t.orderId).where(sql`order_id is not null`),
    index("works_by_skill").using("gin", t.skills).where(sql`is_public`),
    index("works_search").using("gin", sql`${t.searchText} gin_trgm_ops`).where(sql`is_public`),
    index("works_by_title").on(sql`${t.searchTitle} text_pattern_ops`).where(sql`is_public`),
    index("works_by_change").on(t.updatedAt.desc().nullsFirst(), t.id).where(sql`is_public`),
    uniqueIndex("works_one_head").on(t.userId).where(sql`heads_profile`),
    index("works_of_user").on(t.userId, t.position, t.id.desc().nullsFirst()),
  ],
);

/** The pictures of works, with who made them. Without a work it was uploaded for a form that is not saved yet. */
export const workPictures = pgTable(
  "work_pictures",
  {
    id: identity(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    workId: number(),
    position: smallint().notNull().default(0),
    url: text().notNull().unique("work_pictures_url_unique"),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text(),
    alt: text(),
    /** The picture only decorates and needs no description. */
    isDecorative: boolean().notNull().default(false),
    caption: text(),
    isCover: boolean().notNull().default(false),
    /** The point that stays in sight when the picture is cut, in percent from the upper left corner. */
    focalX: smallint().notNull().default(50),
    focalY: smallint().notNull().default(50),
    /** As the files carry them too. */
    creator: text(),
    credit: text(),
    copyright: text(),
    createdAt: created(),
  },
  (t) => [
    foreignKey({
      name: "work_pictures_work_fk",
      columns: [t.workId, t.userId],
      foreignColumns: [works.id, works.userId],
    }).onDelete("cascade"),
    check("work_pictures_size", sql`${t.width} > 0 and ${t.height} > 0`),
    check("work_pictures_alt", sql`not ${t.isDecorative} or ${t.alt} is null`),
    check("work_pictures_visible", areVisible(t.alt, t.caption, t.creator, t.credit, t.copyright)),
    check(
      "work_pictures_texts",
      sql`${atMost(t.alt, workMax.alt)} and ${atMost(t.caption, workMax.caption)} and ${atMost(t.creator, workMax.creator)} and ${atMost(t.credit, workMax.credit)} and ${atMost(t.copyright, workMax.copyright)}`,
    ),
    check("work_pictures_focal_point", sql`${t.focalX} between 0 and 100 and ${t.focalY} between 0 and 100`),
    uniqueIndex("work_pictures_one_cover").on(t.workId).where(sql`is_cover`),
    index("work_pictures_of_work").on(t.workId, t.position, t.id),
    index("work_pictures_of_user").on(t.userId),
    index("work_pictures_unused").on(t.createdAt).where(sql`work_id is null`),
  ],
);

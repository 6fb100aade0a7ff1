import { sql } from "drizzle-orm";
import { check, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { lookMax, lookPictureBytes } from "../../text/maximums";
import { areVisible, atMost, bytea, fixed, identity, moment } from "./columns";

/** The pictures that looks name. A picture that none names any more is deleted with the look that did. */
export const lookPictures = pgTable(
  "look_pictures",
  {
    /** As in its address: the sum of its bytes, its width and its height, such as `…-480x120.png`. */
    name: text().primaryKey(),
    bytes: bytea().notNull(),
  },
  (t) => [
    check("look_pictures_name", sql`${t.name} ~ '^[0-9a-f]{32}-[0-9]{1,4}x[0-9]{1,4}[.](png|jpg)$'`),
    check("look_pictures_bytes", sql`octet_length(${t.bytes}) between 1 and ${fixed(lookPictureBytes)}`),
  ],
);

/**
 * The look of the site in three versions at most: a draft, the newest published one, which counts, and the one before it.
 * What is null is as the settings and the product say.
 */
export const siteLooks = pgTable(
  "site_looks",
  {
    id: identity(),
    name: text(),
    claim: text(),
    about: text(),
    headline: text(),
    subline: text(),
    description: text(),
    /** As `#rrggbb`. */
    accent: text(),
    /** Shown in the header instead of the name. */
    logo: text().references(() => lookPictures.name),
    /** What networks show of links to pages that have no picture of their own. */
    sharing: text().references(() => lookPictures.name),
    /** Null for the draft. */
    publishedAt: moment(),
  },
  (t) => [
    check("site_looks_visible", areVisible(t.name, t.claim, t.about, t.headline, t.subline, t.description)),
    check(
      "site_looks_texts",
      sql.join(
        [
          atMost(t.name, lookMax.name),
          atMost(t.claim, lookMax.claim),
          atMost(t.about, lookMax.about),
          atMost(t.headline, lookMax.headline),
          atMost(t.subline, lookMax.subline),
          atMost(t.description, lookMax.description),
        ],
        sql.raw(" and "),
      ),
    ),
    check("site_looks_accent", sql`${t.accent} ~ '^#[0-9a-f]{6}$'`),
    uniqueIndex("site_looks_one_draft").on(sql`(published_at is null)`).where(sql`published_at is null`),
  ],
);

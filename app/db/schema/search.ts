import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { blogPosts } from "./articles";
import { ausschreibungen } from "./calls";
import { bytea, identity, number, tsvector } from "./columns";
import { profiles } from "./profiles";
import { works } from "./works";

/** What is searched, each with the column that points to it. */
const searchedKinds = ["profile_id", "work_id", "call_id", "article_id"];

const searchable = (vector: "means" | "words") =>
  searchedKinds.map((column) =>
    index(`search_documents_${vector}_of_${column.replace("_id", "")}`)
      .using("gin", sql.raw(vector))
      .where(sql.raw(`${column} is not null`)),
  );

/**
 * What a profile, work, call or article is found by, computed from its texts in the transaction that writes them
 * (`app/search-index/`). Who may see it is not stored here: a search joins what is visible.
 */
export const searchDocuments = pgTable(
  "search_documents",
  {
    id: identity(),
    profileId: uuid()
      .unique()
      .references(() => profiles.id, { onDelete: "cascade" }),
    workId: number()
      .unique()
      .references(() => works.id, { onDelete: "cascade" }),
    callId: number()
      .unique()
      .references(() => ausschreibungen.id, { onDelete: "cascade" }),
    articleId: number()
      .unique()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    /** Crafts, places and skills. Few, so that they stay in the row and many rows can be read one by one. */
    means: tsvector().notNull(),
    /** The stems of all words, and the pieces of one and two letters of name, title and place. */
    words: tsvector().notNull(),
    /** The vocabulary that it was made with. */
    madeWith: text().notNull(),
  },
  (t) => [
    check("search_documents_one", sql`num_nonnulls(${t.profileId}, ${t.workId}, ${t.callId}, ${t.articleId}) = 1`),
    ...searchable("means"),
    ...searchable("words"),
    index("search_documents_made_with").on(t.madeWith),
  ],
);

/**
 * The crafts and places with enough people for a page of their own, counted every ten minutes, so that links to them
 * cost the same however many people there are. An empty place stands for the whole region, an empty craft for all crafts.
 */
export const landingPages = pgTable(
  "landing_pages",
  { craft: text().notNull(), place: text().notNull(), people: integer().notNull() },
  (t) => [primaryKey({ columns: [t.craft, t.place] }), index("landing_pages_by_place").on(t.place)],
);

/**
 * The words of the names, titles and places of those who may be seen, each once and folded. What somebody may have
 * mistyped is compared with these, because comparing it with every text would cost more the more people there are.
 */
export const nameWords = pgTable("name_words", { word: text().primaryKey() }, (t) => [
  index("name_words_alike").using("gin", sql`${t.word} gin_trgm_ops`),
]);

/** Words of searches that found nobody, once for each person of a week. Nothing else says who that was. */
export const unfoundWords = pgTable(
  "unfound_words",
  {
    /** Its Monday. */
    week: date({ mode: "string" }).notNull(),
    word: text().notNull(),
    searcher: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.week, t.word, t.searcher] }),
    check("unfound_words_word", sql`char_length(${t.word}) between 3 and 40`),
  ],
);

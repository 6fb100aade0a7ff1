import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { agentMax } from "../../text/maximums";
import { areVisible, atMost, created, identity, moment, number, oneOf, textList, tsquery, tsvector } from "./columns";
import { profiles } from "./profiles";
import { searchDocuments } from "./search";

/** What a stored search looks through. */
const agentKinds = ["ausschreibungen", "kreative", "arbeiten"] as const;
export type AgentKind = (typeof agentKinds)[number];

/** How often its owner gets a mail; 'seite' is never. */
const agentRhythms = ["sofort", "taeglich", "woechentlich", "seite"] as const;
export type AgentRhythm = (typeof agentRhythms)[number];

/**
 * Stored searches (Suchaufträge). `query` is the address of the list in one form. What follows from it is stored beside it,
 * so that a new call finds its agents by an index: see `app/features/agents/stored-search.server.ts`.
 */
export const searchAgents = pgTable(
  "search_agents",
  {
    id: identity(),
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    kind: text().$type<AgentKind>().notNull(),
    query: text().notNull(),
    name: text().notNull(),
    rhythm: text().$type<AgentRhythm>().notNull(),
    pausedAt: moment(),
    /** What the document of whatever fits must answer. */
    filters: tsquery(),
    /** Crafts and places that it must answer too, if it does not hold the typed letters. */
    means: tsquery(),
    /** Only who has said lately that they take orders now. */
    onlyFree: boolean().notNull().default(false),
    /** Patterns of the typed words, for the whole text and for its head alone. */
    textPatterns: textList(),
    headPatterns: textList(),
    /** Whatever fits has at least one of these. */
    keys: textList(),
    /** The vocabulary that these were made with. */
    madeWith: text().notNull(),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [
    unique("search_agents_once").on(t.profileId, t.kind, t.query),
    check("search_agents_kind", oneOf(t.kind, agentKinds)),
    check("search_agents_rhythm", oneOf(t.rhythm, agentRhythms)),
    check("search_agents_name", sql`${areVisible(t.name)} and ${atMost(t.name, agentMax.name)}`),
    check("search_agents_query", atMost(t.query, agentMax.query)),
    index("search_agents_keys").using("gin", t.keys).where(sql`paused_at is null`),
    index("search_agents_made_with").on(t.madeWith),
  ],
);

/** What a stored search has found: each thing once, whatever becomes of it. */
export const agentMatches = pgTable(
  "agent_matches",
  {
    id: identity(),
    agentId: number()
      .notNull()
      .references(() => searchAgents.id, { onDelete: "cascade" }),
    documentId: number()
      .notNull()
      .references(() => searchDocuments.id, { onDelete: "cascade" }),
    foundAt: created(),
    /** When it went into a mail. */
    toldAt: moment(),
    /** When its owner saw it on the page. */
    seenAt: moment(),
    /** When its owner said that it does not fit. */
    dismissedAt: moment(),
  },
  (t) => [
    unique("agent_matches_once").on(t.agentId, t.documentId),
    index("agent_matches_document").on(t.documentId),
    index("agent_matches_untold").on(t.foundAt, t.agentId).where(sql`told_at is null`),
    index("agent_matches_told").on(t.agentId, t.toldAt).where(sql`told_at is not null`),
    index("agent_matches_unseen").on(t.agentId).where(sql`seen_at is null`),
  ],
);

/**
 * What has come or changed since the stored searches were last asked. Triggers add it. `was…` is what it was then; empty
 * for what others did not see.
 */
export const agentNews = pgTable("agent_news", {
  documentId: number()
    .primaryKey()
    .references(() => searchDocuments.id, { onDelete: "cascade" }),
  wasMeans: tsvector(),
  wasText: text(),
  wasFree: boolean().notNull().default(true),
});

import { check, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { created, identity, oneOf } from "./columns";
import { profiles } from "./profiles";

/** What an address is for: one's own programs, or the open calls of a company on its own website. */
const feedAddressKinds = ["abo", "einbettung"] as const;
export type FeedAddressKind = (typeof feedAddressKinds)[number];

/**
 * The secret part of the addresses by which a member subscribes to open calls and deadlines, and of the one by which a
 * company shows its calls elsewhere.
 */
export const feedAddresses = pgTable(
  "feed_addresses",
  {
    id: identity(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    kind: text().$type<FeedAddressKind>().notNull().default("abo"),
    token: text().notNull().unique(),
    createdAt: created(),
  },
  (t) => [
    unique("feed_addresses_one_each").on(t.userId, t.kind),
    check("feed_addresses_kind", oneOf(t.kind, feedAddressKinds)),
  ],
);

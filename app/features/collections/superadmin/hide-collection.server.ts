import { eq, sql } from "drizzle-orm";
import { hidingOf, ownerColumns } from "~/audit/moderation.server";
import type { Transaction } from "~/db/client.server";
import { collections, profiles } from "~/db/schema";
import { collectionPath, sharedPath } from "../collection";

const lockCollection = (tx: Transaction, id: string | null) =>
  tx
    .select({
      id: collections.id,
      hidden: collections.hidden,
      name: collections.name,
      shareToken: collections.shareToken,
      ...ownerColumns,
    })
    .from(collections)
    .innerJoin(profiles, eq(profiles.id, collections.userId))
    .where(sql`${collections.id}::text = ${id}`)
    .for("update", { of: collections });

/** Hides a shared list from everybody but its owner. */
export const setCollectionHidden = hidingOf({
  kind: "collection",
  lock: lockCollection,
  nameOf: ({ name }) => name,
  pathOf: ({ shareToken }) => shareToken && sharedPath(shareToken),
  ownersOf: ({ id, name }) => ({ title: name, path: collectionPath(id) }),
  setHidden: (tx, { id }, hidden) => tx.update(collections).set({ hidden }).where(eq(collections.id, id)),
});

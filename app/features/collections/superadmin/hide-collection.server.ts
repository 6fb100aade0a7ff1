import { eq, sql } from "drizzle-orm";
import { data } from "react-router";
import { hidingOf } from "~/audit/moderation.server";
import type { Transaction } from "~/db/client.server";
import { collections, profiles } from "~/db/schema";
import { collectionPath, sharedPath } from "../collection";

async function lockCollection(tx: Transaction, id: string | null) {
  const [found] = await tx
    .select({
      id: collections.id,
      hidden: collections.hidden,
      name: collections.name,
      shareToken: collections.shareToken,
      ownerId: profiles.id,
      ownerName: profiles.name,
      ownerEmail: profiles.email,
    })
    .from(collections)
    .innerJoin(profiles, eq(profiles.id, collections.userId))
    .where(sql`${collections.id}::text = ${id}`)
    .for("update", { of: collections });
  if (!found) throw data(null, { status: 404 });
  return found;
}

/** Hides a shared list from everybody but its owner. */
export const setCollectionHidden = hidingOf({
  kind: "collection",
  lock: lockCollection,
  nameOf: ({ name }) => name,
  pathOf: ({ shareToken }) => shareToken && sharedPath(shareToken),
  ownersOf: ({ id, name }) => ({ title: name, path: collectionPath(id) }),
  setHidden: (tx, { id }, hidden) => tx.update(collections).set({ hidden }).where(eq(collections.id, id)),
});

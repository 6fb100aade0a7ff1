import { and, eq } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { collectionEntries, collections, works } from "~/db/schema";
import { collections as demoCollections } from "./content/collections";

/** Inserts the demo's private lists. `ids` are the accounts by key. */
export async function insertCollections(tx: Transaction, ids: ReadonlyMap<string, string>): Promise<void> {
  const idOf = (key: string) => {
    const id = ids.get(key);
    if (!id) throw new Error(`the demo content names nobody called ${key}`);
    return id;
  };
  for (const { owner, name, isShared, entries } of demoCollections) {
    const userId = idOf(owner);
    const shareToken = isShared ? crypto.randomUUID() : null;
    const [list] = await tx.insert(collections).values({ userId, name, shareToken }).returning();
    for (const { person, work, note } of entries) {
      const profileId = idOf(person);
      const workId = work ? await findWork(tx, profileId, work) : null;
      await tx
        .insert(collectionEntries)
        .values({ collectionId: list?.id ?? "", profileId: workId ? null : profileId, workId, note });
    }
  }
}

async function findWork(tx: Transaction, userId: string, title: string): Promise<number> {
  const [work] = await tx
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.userId, userId), eq(works.title, title)));
  if (!work) throw new Error(`the demo has no work called ${title}`);
  return work.id;
}

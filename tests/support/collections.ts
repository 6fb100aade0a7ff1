import type { Connection } from "../../app/db/client.server";
import { collectionEntries, collections } from "../../app/db/schema";
import { unique } from "./people";

type Entry = Partial<typeof collectionEntries.$inferInsert>;

/** Stores a private list with what is on it. */
export async function createCollection(
  on: Connection,
  owner: { id: string },
  { entries = [], ...values }: Partial<typeof collections.$inferInsert> & { entries?: Entry[] } = {},
) {
  const [list] = await on
    .insert(collections)
    .values({ name: unique("Fotografie"), ...values, userId: owner.id })
    .returning();
  if (!list) throw new Error("The list was not stored");
  const stored: (typeof collectionEntries.$inferSelect)[] = [];
  for (const entry of entries)
    stored.push(
      ...(await on
        .insert(collectionEntries)
        .values({ ...entry, collectionId: list.id })
        .returning()),
    );
  return { ...list, entries: stored, path: `/merklisten/${list.id}` };
}

import { storeSubject } from "../../app/audit/subjects.server";
import type { Connection } from "../../app/db/client.server";
import { collectionEntries, collections } from "../../app/db/schema";
import { createPerson, unique } from "./people";

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

/** A shared list that a superadmin has hidden, with what was reported of it. */
export async function createHiddenCollection(on: Connection) {
  const owner = await createPerson(on);
  const { id, name } = await createCollection(on, owner, { shareToken: unique("liste"), hidden: true });
  const subjectId = await storeSubject(on, { kind: "collection", id, name, path: null, concerns: owner.id });
  return { id, subjectId };
}

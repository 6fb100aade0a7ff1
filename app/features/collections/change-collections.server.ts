import { randomBytes } from "node:crypto";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { runPlannedSql } from "~/db/planned.server";
import { collectionEntries, collections } from "~/db/schema";
import { uuidOf } from "~/http/id-of";
import { countWrite } from "~/http/rate-limit.server";
import { findCreatedBefore, type Submission, unnumbered, writeOnce } from "~/http/submission.server";
import { maxCollections, maxEntries } from "./collection";
import { type FoundSubject, isSubject } from "./read-collections.server";

/** `id` is the list that was written; `field` the field of the form whose value is refused. */
type Written =
  | { id: string; field?: never; problem?: never }
  | { id?: never; field: "collection" | "name"; problem: string };

const refuse = (field: "collection" | "name", problem: string): Written => ({ field, problem });

/** Serialises the writes of one account, so that the numbers of lists and entries are exact. */
const lockAccount = (tx: Transaction, userId: string) =>
  runPlannedSql(tx, sql`select from profiles where id = ${userId} for no key update`);

const isOwn = (userId: string, id: string) =>
  uuidOf(id) ? and(eq(collections.id, id), eq(collections.userId, userId)) : sql`false`;

const isNamed = (userId: string, name: string) =>
  and(eq(collections.userId, userId), sql`lower(${collections.name}) = lower(${name})`);

const gone = "Diese Merkliste gibt es nicht mehr.";
const taken = (name: string) => refuse("name", `Eine Merkliste „${name}“ haben Sie schon.`);

async function addCollection(tx: Transaction, userId: string, name: string): Promise<Written> {
  if ((await tx.$count(collections, isNamed(userId, name))) > 0) return taken(name);
  if ((await tx.$count(collections, eq(collections.userId, userId))) >= maxCollections)
    return refuse("name", `Mehr als ${maxCollections} Merklisten sind nicht möglich. Löschen Sie bitte zuerst eine.`);
  const [made] = await tx.insert(collections).values({ userId, name }).returning({ id: collections.id });
  if (!made) throw new Error("The list was not stored");
  return made;
}

/** A repeated form leads to the list that it has made. */
export function createCollection(userId: string, name: string, sent = unnumbered(userId)): Promise<Written> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const before = await findMadeList(tx, sent);
    if (before) return before;
    const made = await addCollection(tx, userId, name);
    if (made.id) {
      await countWrite(tx, "collection", userId);
      await writeOnce(tx, sent, made.id);
    }
    return made;
  });
}

async function findMadeList(tx: Transaction, sent: Submission): Promise<Written | null> {
  const id = await findCreatedBefore(tx, sent, collections);
  if (id === undefined) return null;
  return id ? { id } : refuse("name", gone);
}

/** Null when this is not one's own list. */
export async function renameCollection(userId: string, id: string, name: string): Promise<Written | null> {
  if (!uuidOf(id)) return null;
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    if ((await tx.$count(collections, and(isNamed(userId, name), ne(collections.id, id)))) > 0) return taken(name);
    const [renamed] = await tx
      .update(collections)
      .set({ name })
      .where(isOwn(userId, id))
      .returning({ id: collections.id });
    if (renamed) await countWrite(tx, "collection", userId);
    return renamed ?? null;
  });
}

interface Remembered {
  /** Without one, a new list is created. */
  collection?: string;
  name?: string;
  note?: string;
}

/** Puts a creative or a work on a list, or changes its note there. A repeated form leads to the list that it has made. */
export function remember(
  userId: string,
  subject: FoundSubject,
  { collection, name, note }: Remembered,
  sent = unnumbered(userId),
): Promise<Written> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const before = collection ? null : await findMadeList(tx, sent);
    if (before) return before;
    const into = collection ? await findOwn(tx, userId, collection) : await addNamed(tx, userId, name);
    if (!into.id) return into;
    const collectionId = into.id;
    const { profileId, workId } = subject;
    const isIt = and(eq(collectionEntries.collectionId, collectionId), isSubject(subject));
    const { rowCount } = await tx
      .update(collectionEntries)
      .set({ note: note ?? null })
      .where(isIt);
    if (rowCount === 0) {
      const count = await tx.$count(collectionEntries, eq(collectionEntries.collectionId, collectionId));
      if (count >= maxEntries) return refuse("collection", `Auf einer Merkliste haben ${maxEntries} Einträge Platz.`);
      await tx.insert(collectionEntries).values({ collectionId, profileId, workId, note });
    }
    await countWrite(tx, "collection", userId);
    if (!collection) await writeOnce(tx, sent, collectionId);
    return into;
  });
}

async function findOwn(tx: Transaction, userId: string, id: string): Promise<Written> {
  const [found] = await tx.select({ id: collections.id }).from(collections).where(isOwn(userId, id));
  return found ?? refuse("collection", gone);
}

const addNamed = (tx: Transaction, userId: string, name?: string) =>
  name ? addCollection(tx, userId, name) : refuse("name", "Bitte geben Sie der neuen Merkliste einen Namen");

/** Returns false when this account has no such list. */
export async function deleteCollection(userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(collections).where(isOwn(userId, id));
  return rowCount === 1;
}

/** Creates a new link of a list, or removes it. Returns whether the list belongs to this account. */
export function shareCollection(userId: string, id: string, isShared: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const shareToken = isShared ? randomBytes(18).toString("base64url") : null;
    const { rowCount } = await tx.update(collections).set({ shareToken }).where(isOwn(userId, id));
    if (rowCount === 1 && isShared) await countWrite(tx, "collection", userId);
    return rowCount === 1;
  });
}

/** Returns false when no list of this account has such an entry. */
export async function removeEntry(userId: string, collectionId: string, entryId: number): Promise<boolean> {
  const own = db.select({ id: collections.id }).from(collections).where(isOwn(userId, collectionId));
  const isIt = and(eq(collectionEntries.id, entryId), inArray(collectionEntries.collectionId, own));
  const { rowCount } = await db.delete(collectionEntries).where(isIt);
  return rowCount === 1;
}

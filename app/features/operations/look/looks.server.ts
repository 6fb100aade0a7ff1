import { and, desc, eq, isNotNull, isNull, notExists, notInArray, sql } from "drizzle-orm";
import { type ActTransaction, actTransaction, countAct, recordAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { takePublishedLook } from "~/db/look.server";
import { lookPictures, siteLooks } from "~/db/schema";
import { renameSupportProfile } from "~/db/support-profile.server";
import { mayOverwrite, type Seen, versionOf } from "~/http/seen-version.server";
import { type Look, noLook } from "~/look.server";
import { refreshProfile } from "~/search-index/refresh.server";
import { type LookTexts, lookFacts, lookParts, textParts } from "./look-fields";
import { nameOf, orNameTaken, refuseTakenName } from "./name-taken.server";

/** The published one that counts, and the one that counts again when it is taken back. */
const maxPublished = 2;

const isDraft = isNull(siteLooks.publishedAt);
const isPublished = isNotNull(siteLooks.publishedAt);
const newestFirst = [desc(siteLooks.publishedAt), desc(siteLooks.id)];
const subject = (name: string) => ({ type: "site", id: "site", name }) as const;

export async function readLooks(on: Connection = db) {
  const rows = await on
    .select()
    .from(siteLooks)
    .orderBy(...newestFirst);
  const [published = null, before = null] = rows.filter(({ publishedAt }) => publishedAt);
  return { draft: rows.find(({ publishedAt }) => !publishedAt) ?? null, published, before };
}

type Looks = Awaited<ReturnType<typeof readLooks>>;

/** Looks are so rarely written that all writes of them wait for each other. */
export async function readAlone(tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('site look', 0))`);
  return readLooks(tx);
}

/** Saves the draft over the one that this form has shown. False when all of it is stored already. */
export const saveDraft = (viewer: Pick<Viewer, "id">, typed: LookTexts, seen: Seen): Promise<boolean> =>
  db.transaction(async (tx) => {
    const looks = await readAlone(tx);
    const stored = looks.draft ?? looks.published ?? noLook;
    if (!mayOverwrite(seen, textParts(stored), textParts(typed))) return false;
    await refuseTakenName(tx, looks.published, typed);
    await countAct(tx, viewer);
    await writeDraft(tx, looks, typed);
    return true;
  });

/** Changes a part of the draft. Without one it begins as what counts. */
export async function writeDraft(tx: Transaction, { draft, published }: Looks, changed: Partial<Look>): Promise<void> {
  if (draft) await tx.update(siteLooks).set(changed).where(isDraft);
  else {
    const { id: _, publishedAt: __, ...look } = published ?? { ...noLook, id: 0, publishedAt: null };
    await tx.insert(siteLooks).values({ ...look, ...changed });
  }
  await dropUnnamedPictures(tx);
}

/** Deletes the pictures that no look names any more. */
async function dropUnnamedPictures(tx: Transaction): Promise<void> {
  const naming = tx
    .select({ id: siteLooks.id })
    .from(siteLooks)
    .where(sql`${lookPictures.name} in (${siteLooks.logo}, ${siteLooks.sharing})`);
  await tx.delete(lookPictures).where(notExists(naming));
}

/** Publishes the draft, if it is the one that the superadmin has seen. Null when there is none, as after a second press. */
export async function publishDraft(viewer: Pick<Viewer, "id">, seen: string): Promise<boolean | null> {
  const isDone = await actTransaction(viewer, async (tx) => {
    const { draft, published } = await readAlone(tx);
    if (!draft) return null;
    if (versionOf(lookParts(draft)) !== seen) return false;
    // Else the look before would be pushed out by the same one.
    if (published && versionOf(lookParts(published)) === seen) {
      await countAct(tx, viewer);
      await tx.delete(siteLooks).where(isDraft);
      return true;
    }
    await refuseTakenName(tx, published, draft);
    // What counted without a look is one too, so that only what was there is ever taken back to.
    if (!published) await tx.insert(siteLooks).values({ ...noLook, publishedAt: sql`clock_timestamp()` });
    await tx.update(siteLooks).set({ publishedAt: sql`clock_timestamp()` }).where(isDraft);
    const ids = tx.select({ id: siteLooks.id }).from(siteLooks).where(isPublished);
    const newest = ids.orderBy(...newestFirst).limit(maxPublished);
    await tx.delete(siteLooks).where(and(isPublished, notInArray(siteLooks.id, newest)));
    await dropUnnamedPictures(tx);
    await record(tx, viewer, "site.look", published, draft);
    return true;
  });
  if (isDone) await takePublishedLook();
  return isDone;
}

/**
 * Takes back the published look with this id, while it counts and the one before is stored. It becomes the draft. A draft
 * that is there stays as it is, and the look that was taken back is deleted.
 */
export async function revertLook(viewer: Pick<Viewer, "id">, id: number): Promise<boolean> {
  const isDone = await actTransaction(viewer, async (tx) => {
    const { draft, published, before } = await readAlone(tx);
    if (published?.id !== id || !before) return false;
    await refuseTakenName(tx, published, before);
    const undone = eq(siteLooks.id, id);
    if (draft) await tx.delete(siteLooks).where(undone);
    else await tx.update(siteLooks).set({ publishedAt: null }).where(undone);
    await dropUnnamedPictures(tx);
    await record(tx, viewer, "site.look-undo", published, before);
    return true;
  });
  if (isDone) await takePublishedLook();
  return isDone;
}

/** Discards the draft that the superadmin has seen. Null when there is none, false when it has changed. */
export const discardDraft = (viewer: Pick<Viewer, "id">, seen: string): Promise<boolean | null> =>
  db.transaction(async (tx) => {
    const { draft } = await readAlone(tx);
    if (!draft) return null;
    if (versionOf(lookParts(draft)) !== seen) return false;
    await countAct(tx, viewer);
    await tx.delete(siteLooks).where(isDraft);
    await dropUnnamedPictures(tx);
    return true;
  });

type Act = "site.look" | "site.look-undo";

async function record(tx: ActTransaction, viewer: Pick<Viewer, "id">, action: Act, was: Look | null, is: Look | null) {
  const [before, after] = [was ?? noLook, is ?? noLook];
  const name = nameOf(after);
  const renamed = await orNameTaken(name, renameSupportProfile(tx, { from: nameOf(before), to: name }));
  if (renamed) await refreshProfile(tx, renamed);
  await recordAct(tx, viewer, {
    ...{ action, subject: subject(name), concerns: null },
    ...{ before: lookFacts(before), after: lookFacts(after) },
  });
}

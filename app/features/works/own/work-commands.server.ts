import { and, asc, desc, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { findFreeSlug } from "~/db/free-slug.server";
import { profiles, workPictures, workSlugs, works } from "~/db/schema";
import { countWrite } from "~/http/rate-limit.server";
import { mayOverwrite, type Seen } from "~/http/seen-version.server";
import { type Creation, createOnce, writeOnce } from "~/http/submission.server";
import { clearDropped, dropFiles, keysOf } from "~/images/pictures.server";
import { refreshProfile, refreshWork } from "~/search-index/refresh.server";
import { slugify } from "~/text/slug";
import { workWidths } from "../work";
import { columnsOf } from "../work-fields";
import { storedParts, typedParts } from "../work-parts";
import type { WorkForm } from "../work-schema";
import { addsPictures, arrangePictures } from "./arrange-pictures.server";
import { findOwnCredits } from "./own-credits.server";
import { findOwnWork, listPicturesForForm } from "./own-works.server";
import { type PlannedCredit, planCredits } from "./plan-credits.server";
import { storeCredits } from "./store-credits.server";

interface Saving {
  form: WorkForm;
  isDraft: boolean;
  sent: Creation;
  /** The order that a new work is begun from. */
  orderId?: string | null;
}

const storedColumns = { id: works.id, title: works.title, isPublic: works.isPublic };

const isOwn = (ownerId: string, id: number) => and(eq(works.id, id), eq(works.userId, ownerId));

/** Serialises the writes of one creative, so that slugs, order and covers never collide. */
async function lockOwner(tx: Transaction, ownerId: string) {
  const [owner] = await tx
    .select({ id: profiles.id, name: profiles.name })
    .from(profiles)
    .where(eq(profiles.id, ownerId))
    .for("no key update");
  if (!owner) throw new Error("The creative's account is gone");
  return owner;
}

/** The form with the client's name as its profile has it, where people typed its address. */
const withClient = (form: WorkForm, planned: PlannedCredit[]): WorkForm => {
  const client = planned.find(({ kind }) => kind === "client");
  return client ? { ...form, client: client.name } : form;
};

/** What saving changes about the publication. The first day of it stays, also after it was taken back. */
const publication = ({ isDraft, form }: Saving) => ({
  published: !isDraft,
  ...(isDraft ? {} : { publishedAt: sql`coalesce(${works.publishedAt}, now())` }),
  ...(form.confirmsRights ? { rightsConfirmedAt: sql`now()` } : {}),
});

/**
 * What has to be stored before the pictures, because the database allows no picture of a published work without the
 * confirmation of the rights.
 */
const beforePictures = ({ isDraft, form }: Saving) => ({
  ...(isDraft ? { published: false } : {}),
  ...(form.confirmsRights ? { rightsConfirmedAt: sql`now()` } : {}),
});

/** A new work is first in the order. Returns its id. */
export async function createWork(ownerId: string, saving: Saving): Promise<number> {
  const { form, sent, orderId } = saving;
  const { id } = await db.transaction(async (tx) => {
    const owner = await lockOwner(tx, ownerId);
    return createOnce(tx, sent, works, async () => {
      await countWrite(tx, "work", ownerId);
      const credits = await planCredits(tx, ownerId, null, form);
      const [first] = await tx
        .select({ position: sql<number>`coalesce(min(${works.position}), 0) - 1` })
        .from(works)
        .where(eq(works.userId, ownerId));
      const { published: _, publishedAt, ...rest } = publication(saving);
      const [work] = await tx
        .insert(works)
        .values({
          ...columnsOf(withClient(form, credits)),
          ...rest,
          userId: ownerId,
          orderId,
          slug: await findSlug(tx, ownerId, form.title),
          position: first?.position,
          published: !saving.isDraft,
          publishedAt: publishedAt && sql`now()`,
        })
        .returning(storedColumns);
      if (!work) throw new Error("The work was not stored");
      await arrangePictures(tx, ownerId, work.id, form);
      await storeCredits(tx, owner, work, credits);
      await refreshWork(tx, work.id, ownerId);
      return work;
    });
  });
  await clearDropped();
  return id;
}

/** Returns false when the creative has no such work. */
export async function updateWork(ownerId: string, id: number, saving: Saving, seen: Seen): Promise<boolean> {
  const { form, sent } = saving;
  const isSaved = await db.transaction(async (tx) => {
    const owner = await lockOwner(tx, ownerId);
    await writeOnce(tx, sent);
    const work = await findOwnWork(ownerId, id, tx);
    if (!work) return false;
    const credits = await planCredits(tx, ownerId, id, form);
    const columns = columnsOf(withClient(form, credits));
    const stored = {
      work,
      pictures: await listPicturesForForm(ownerId, id, tx),
      credits: await findOwnCredits(ownerId, id, tx),
    };
    if (!mayOverwrite(seen, storedParts(stored), typedParts(columns, form, saving.isDraft))) return true;
    await countWrite(tx, "work-change", ownerId);
    const [kept] = await tx.select({ id: works.id }).from(works).where(isOwn(ownerId, id)).for("no key update");
    if (!kept) return false;
    const isRenamed = slugify(work.title) !== slugify(form.title);
    const slug = isRenamed ? await findSlug(tx, ownerId, form.title, id) : work.slug;
    // An earlier confirmation of the rights does not cover what is added without one.
    const isUnconfirmed = !form.confirmsRights && (await addsPictures(tx, ownerId, form));
    const rights = isUnconfirmed ? { rightsConfirmedAt: null } : {};
    const first = beforePictures(saving);
    if (Object.keys(first).length > 0) await tx.update(works).set(first).where(isOwn(ownerId, id));
    await arrangePictures(tx, ownerId, id, form);
    const [updated] = await tx
      .update(works)
      .set({ ...columns, ...publication(saving), ...rights, slug, updatedAt: sql`now()` })
      .where(isOwn(ownerId, id))
      .returning(storedColumns);
    if (!updated) throw new Error("The work was not stored");
    await storeCredits(tx, owner, updated, credits);
    await refreshWork(tx, id, ownerId);
    return true;
  });
  await clearDropped();
  return isSaved;
}

async function findSlug(tx: Transaction, ownerId: string, title: string, id?: number): Promise<string> {
  const wanted = slugify(title);
  const [earlier] = await tx
    .select({ slug: workSlugs.slug })
    .from(workSlugs)
    .where(and(eq(workSlugs.userId, ownerId), eq(workSlugs.slug, wanted), eq(workSlugs.workId, id ?? 0)));
  if (earlier) return earlier.slug;
  return findFreeSlug(tx, `work ${ownerId}`, wanted, (isInTheWay) =>
    tx
      .select({ slug: workSlugs.slug })
      .from(workSlugs)
      .where(and(eq(workSlugs.userId, ownerId), isInTheWay(workSlugs.slug))),
  );
}

/** Deletes the work together with its pictures and their files. Returns false when there is no such work. */
export async function deleteWork(ownerId: string, id: number): Promise<boolean> {
  const isDone = await db.transaction(async (tx) => {
    const pictures = await tx
      .select({ url: workPictures.url })
      .from(workPictures)
      .where(and(eq(workPictures.workId, id), eq(workPictures.userId, ownerId)));
    const { rowCount } = await tx.delete(works).where(isOwn(ownerId, id));
    if (rowCount === 1)
      await dropFiles(
        tx,
        pictures.flatMap(({ url }) => keysOf(url, workWidths)),
      );
    await refreshProfile(tx, ownerId);
    return rowCount === 1;
  });
  if (isDone) await clearDropped();
  return isDone;
}

/** Moves a work to a place among the creative's own, counted from zero. Returns false when there is no such work. */
export async function moveWork(ownerId: string, id: number, to: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    const rows = await tx
      .select({ id: works.id })
      .from(works)
      .where(eq(works.userId, ownerId))
      .orderBy(asc(works.position), desc(works.id));
    const ids = rows.map((row) => row.id);
    if (!ids.includes(id)) return false;
    await countWrite(tx, "work-order", ownerId);
    const others = ids.filter((other) => other !== id);
    others.splice(Math.max(0, to), 0, id);
    await tx
      .update(works)
      .set({ position: sql`array_position(${sql.param(others)}::bigint[], ${works.id})` })
      .where(eq(works.userId, ownerId));
    return true;
  });
}

/**
 * Puts the cover of a work at the head of the profile, or takes it away from there. Returns false when the creative has
 * no such work that others see with a picture.
 */
export async function setHeadOfProfile(ownerId: string, id: number, isShown: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    const [work] = await tx
      .select({ isFit: sql<boolean>`${works.published} and not ${works.hidden} and ${works.pictureCount} > 0` })
      .from(works)
      .where(isOwn(ownerId, id));
    if (!work || (isShown && !work.isFit)) return false;
    await countWrite(tx, "work-change", ownerId);
    const isOfOwner = eq(works.userId, ownerId);
    await tx
      .update(works)
      .set({ headsProfile: false })
      .where(and(isOfOwner, sql`${works.headsProfile}`));
    if (isShown) await tx.update(works).set({ headsProfile: true }).where(isOwn(ownerId, id));
    return true;
  });
}

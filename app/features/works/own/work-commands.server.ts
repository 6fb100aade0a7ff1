import { and, asc, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { findFreeSlug } from "~/db/free-slug.server";
import { profiles, workPictures, workSlugs, works } from "~/db/schema";
import { countWrite } from "~/http/rate-limit.server";
import { type Submission, writeOnce } from "~/http/submission.server";
import { clearDropped, dropFiles, keysOf } from "~/images/pictures.server";
import { slugify } from "~/text/slug";
import { workWidths } from "../work";
import { columnsOf, pictureColumnsOf } from "../work-fields";
import type { PictureForm, WorkForm } from "../work-schema";
import { type PlannedCredit, planCredits } from "./plan-credits.server";
import { storeCredits } from "./store-credits.server";

interface Saving {
  form: WorkForm;
  isDraft: boolean;
  sent: Submission;
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

/** Whether the form adds pictures to a work, which the earlier confirmation of rights does not cover. */
async function addsPictures(tx: Transaction, ownerId: string, { pictures }: WorkForm): Promise<boolean> {
  const ids = pictures.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id);
  const isUnused = and(eq(workPictures.userId, ownerId), isNull(workPictures.workId));
  return (await tx.$count(workPictures, and(inArray(workPictures.id, ids), isUnused))) > 0;
}

/** A new work stands first. Returns its id. */
export async function createWork(ownerId: string, saving: Saving): Promise<number> {
  const { form, sent } = saving;
  const id = await db.transaction(async (tx) => {
    const owner = await lockOwner(tx, ownerId);
    await writeOnce(tx, sent);
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
        slug: await findSlug(tx, ownerId, form.title),
        position: first?.position,
        published: !saving.isDraft,
        publishedAt: publishedAt && sql`now()`,
      })
      .returning(storedColumns);
    if (!work) throw new Error("The work was not stored");
    await arrangePictures(tx, ownerId, work.id, form);
    await storeCredits(tx, owner, work, credits);
    return work.id;
  });
  await clearDropped();
  return id;
}

/** Returns false when the creative has no such work. */
export async function updateWork(ownerId: string, id: number, saving: Saving): Promise<boolean> {
  const { form, sent } = saving;
  const isSaved = await db.transaction(async (tx) => {
    const owner = await lockOwner(tx, ownerId);
    await writeOnce(tx, sent);
    const [work] = await tx.select({ title: works.title, slug: works.slug }).from(works).where(isOwn(ownerId, id));
    if (!work) return false;
    await countWrite(tx, "work-change", ownerId);
    const credits = await planCredits(tx, ownerId, id, form);
    const isRenamed = slugify(work.title) !== slugify(form.title);
    const slug = isRenamed ? await findSlug(tx, ownerId, form.title, id) : work.slug;
    // An earlier confirmation of the rights does not cover what is added without one.
    const isUnconfirmed = !form.confirmsRights && (await addsPictures(tx, ownerId, form));
    const rights = isUnconfirmed ? { rightsConfirmedAt: null } : {};
    const first = beforePictures(saving);
    if (Object.keys(first).length > 0) await tx.update(works).set(first).where(isOwn(ownerId, id));
    await arrangePictures(tx, ownerId, id, form);
    const columns = columnsOf(withClient(form, credits));
    const [stored] = await tx
      .update(works)
      .set({ ...columns, ...publication(saving), ...rights, slug, updatedAt: sql`now()` })
      .where(isOwn(ownerId, id))
      .returning(storedColumns);
    if (!stored) throw new Error("The work was not stored");
    await storeCredits(tx, owner, stored, credits);
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

/**
 * Stores what the form says about the pictures that it knows: those of the work, and uploaded ones without a work. A
 * picture that another tab added stays behind them.
 */
async function arrangePictures(tx: Transaction, ownerId: string, workId: number, { pictures, cover }: WorkForm) {
  await removePictures(
    tx,
    ownerId,
    workId,
    pictures.filter(({ isRemoved }) => isRemoved).map(({ id }) => id),
  );
  const kept = inOrder(pictures.filter(({ isRemoved }) => !isRemoved));
  await tx.update(workPictures).set({ isCover: false, position: kept.length }).where(eq(workPictures.workId, workId));
  for (const [position, picture] of kept.entries()) {
    await tx
      .update(workPictures)
      .set({ ...pictureColumnsOf(picture), workId, position })
      .where(and(eq(workPictures.id, picture.id), isWithin(ownerId, workId)));
  }
  // Without a choice, the first picture is the cover.
  const [first] = await tx
    .select({ id: workPictures.id })
    .from(workPictures)
    .where(eq(workPictures.workId, workId))
    .orderBy(desc(eq(workPictures.id, cover ?? 0)), asc(workPictures.position), asc(workPictures.id))
    .limit(1);
  if (first) await tx.update(workPictures).set({ isCover: true }).where(eq(workPictures.id, first.id));
}

const isWithin = (ownerId: string, workId: number) =>
  and(eq(workPictures.userId, ownerId), or(eq(workPictures.workId, workId), isNull(workPictures.workId)));

/** Forms without script number the pictures; equal numbers keep the order of the form. */
const inOrder = (pictures: PictureForm[]) => pictures.toSorted((one, other) => one.place - other.place);

async function removePictures(tx: Transaction, ownerId: string, workId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await tx
    .delete(workPictures)
    .where(and(inArray(workPictures.id, ids), isWithin(ownerId, workId)))
    .returning({ url: workPictures.url });
  await dropFiles(
    tx,
    gone.flatMap(({ url }) => keysOf(url, workWidths)),
  );
}

/** Deletes the work together with its pictures and their files. */
export async function deleteWork(ownerId: string, id: number): Promise<boolean> {
  const isGone = await db.transaction(async (tx) => {
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
    return rowCount === 1;
  });
  if (isGone) await clearDropped();
  return isGone;
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

import { and, asc, desc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { workPictures } from "~/db/schema";
import { dropFiles, keysOf } from "~/images/pictures.server";
import { workWidths } from "../work";
import { pictureColumnsOf } from "../work-fields";
import { inOrder } from "../work-parts";
import type { WorkForm } from "../work-schema";

/** Whether the form adds pictures to a work, which the earlier confirmation of rights does not cover. */
export async function addsPictures(tx: Transaction, ownerId: string, { pictures }: WorkForm): Promise<boolean> {
  const ids = pictures.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id);
  const isUnused = and(eq(workPictures.userId, ownerId), isNull(workPictures.workId));
  return (await tx.$count(workPictures, and(inArray(workPictures.id, ids), isUnused))) > 0;
}

/**
 * Stores what the form says about the pictures that it knows: those of the work, and uploaded ones without a work. A
 * picture that another tab added stays behind them.
 */
export async function arrangePictures(tx: Transaction, ownerId: string, workId: number, { pictures, cover }: WorkForm) {
  await removePictures(
    tx,
    ownerId,
    workId,
    pictures.filter(({ isRemoved }) => isRemoved).map(({ id }) => id),
  );
  const remaining = inOrder(pictures.filter(({ isRemoved }) => !isRemoved));
  await tx
    .update(workPictures)
    .set({ isCover: false, position: remaining.length })
    .where(eq(workPictures.workId, workId));
  for (const [position, picture] of remaining.entries()) {
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

import { and, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { workPictures } from "~/db/schema";
import {
  type Credits,
  claimFiles,
  clearDropped,
  discardFiles,
  dropFiles,
  duringUpload,
  keysOf,
  PictureRefused,
  preparePicture,
  type Signing,
  storePicture,
  type UploadRequest,
} from "~/images/pictures.server";
import { keepingTimes } from "~/jobs/keeping-times";
import { oneLine } from "~/text/typed";
import { maxSide, workWidths } from "../work";
import { type OwnPicture, ownPictureColumns } from "./own-works.server";

/** The most pictures of one account that no work has. */
const maxUnused = 30;
const tooManyUnused = `Sie haben ${maxUnused} Bilder hochgeladen, die noch zu keiner gespeicherten Arbeit gehören. Bitte speichern Sie die Arbeit zuerst. Was zu keiner gehört, wird nach einem Tag gelöscht.`;

const shape = { longest: maxSide, widths: workWidths };

/** Stores pictures that belong to no work yet. The form that is saved next takes them, or they go after a day. */
export async function storeWorkPictures(
  files: File[],
  { ownerName, head, ...commission }: UploadRequest & { ownerName: string; head?: File },
): Promise<OwnPicture[]> {
  if (files.length === 0) return [];
  const { account } = commission;
  const unused = await db.$count(workPictures, and(eq(workPictures.userId, account), isNull(workPictures.workId)));
  if (unused + files.length > maxUnused) throw new PictureRefused(tooManyUnused, 409);
  return duringUpload(commission, files.length, async (limited) => {
    const pictures: OwnPicture[] = [];
    try {
      for (const file of files) pictures.push(await storeOne(file, limited, { head, sign: signedBy(ownerName) }));
    } catch (error) {
      // Nobody learns of the pictures before the one that failed.
      await removeUnusedPictures(
        account,
        pictures.map(({ id }) => id),
      );
      throw error;
    }
    return pictures;
  });
}

const cut = (text: string | null, length: number) => (text && oneLine(text).slice(0, length)) || null;

/** What the file says about its maker stays. The profile fills in what it does not say. */
const signedBy = (name: string) => (found: Credits) => {
  const creator = cut(found.creator, 200) ?? name;
  return { creator, credit: cut(found.credit, 200) ?? creator, copyright: cut(found.copyright, 300) ?? `© ${creator}` };
};

async function storeOne(file: File, commission: UploadRequest, signing: Signing): Promise<OwnPicture> {
  const { account, signal } = commission;
  const prepared = await preparePicture(file, shape, commission, signing);
  const { keys, ...picture } = await storePicture(account, `work_${crypto.randomUUID()}`, prepared);
  try {
    return await db.transaction(async (tx) => {
      const [stored] = await tx
        .insert(workPictures)
        .values({ ...picture, ...prepared.credits, userId: account })
        .returning(ownPictureColumns);
      if (!stored) throw new Error("The picture was not stored");
      await claimFiles(tx, keys);
      // The client has stopped waiting and will send the picture again.
      signal?.throwIfAborted();
      return stored;
    });
  } catch (error) {
    await discardFiles(keys);
    throw error;
  }
}

/** Removes the pictures of forms that were never saved. */
export const purgeWorkPictures = (): Promise<number> =>
  removeUnused(lt(workPictures.createdAt, sql`now() - ${keepingTimes.unusedPicture.interval}::interval`));

/** Removes pictures that were meant for a work which could not be saved. */
export async function removeUnusedPictures(ownerId: string, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await removeUnused(and(eq(workPictures.userId, ownerId), inArray(workPictures.id, ids)));
  await clearDropped();
}

const removeUnused = (which: SQL | undefined): Promise<number> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .delete(workPictures)
      .where(and(isNull(workPictures.workId), which))
      .returning({ url: workPictures.url });
    await dropFiles(
      tx,
      gone.flatMap(({ url }) => keysOf(url, workWidths)),
    );
    return gone.length;
  });

import { eq, inArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { orphanedFiles } from "~/db/schema";
import {
  duringUpload,
  keysOf,
  PictureRefused,
  preparePicture,
  storePicture,
  type UploadRequest,
} from "~/images/pictures.server";
import { keepingTimes } from "~/jobs/keeping-times";
import { articlePictureName, articleWidths, maxSide } from "./article-picture";

/** The files belong to articles, so deleting the uploader's account does not delete them. */
export const articlePictureFolder = "blog";

/** The addresses of the uploaded pictures in an article. */
export function picturesOf({ imageUrl, content }: { imageUrl: string | null; content: string }): string[] {
  return [...`${imageUrl} ${content}`.matchAll(/\/storage\/post-images\/blog\/[\w-]+\.jpg/g)].map(String);
}

export const keysOfPictures = (addresses: string[]) => addresses.flatMap((address) => keysOf(address, articleWidths));

/** The most pictures of one account that no article or revision uses. */
const maxUnused = 40;

const tooManyUnused = `Sie haben ${maxUnused} Bilder hochgeladen, die noch in keinem gespeicherten Artikel vorkommen. Bitte speichern Sie den Artikel zuerst. Was in keinem vorkommt, wird nach einem Tag gelöscht.`;

/** The picture counts as unused until the article is saved, which may be a day after the upload. */
export async function storeArticlePicture(file: File, commission: UploadRequest) {
  const unused = await db.$count(orphanedFiles, eq(orphanedFiles.uploadedBy, commission.account));
  if (unused >= maxUnused) throw new PictureRefused(tooManyUnused, 409);
  const picture = await duringUpload(commission, 1, (limited) =>
    preparePicture(file, { longest: maxSide, widths: articleWidths }, limited),
  );
  const { url, width, height, keys } = await storePicture(
    articlePictureFolder,
    articlePictureName(picture.width),
    picture,
  );
  const [first = ""] = keys;
  const uploadedBy = sql`case when ${orphanedFiles.key} = ${first} then ${commission.account}::uuid end`;
  await db
    .update(orphanedFiles)
    .set({ since: sql`now() + ${keepingTimes.unusedPicture.interval}::interval`, uploadedBy })
    .where(inArray(orphanedFiles.key, keys));
  return { url, width, height };
}

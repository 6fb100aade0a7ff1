import { inArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { orphanedFiles } from "~/db/schema";
import { type Commission, duringUpload, keysOf, preparePicture, storePicture } from "~/images/pictures.server";
import { articlePictureName, articleWidths } from "./article-picture";

/** They belong to the article, not to whoever uploaded them: an account that goes takes none along. */
export const articlePictureFolder = "blog";

/** The uploaded pictures that an article shows, each by its address. */
export function picturesOf({ imageUrl, content }: { imageUrl: string | null; content: string }): string[] {
  return [...`${imageUrl} ${content}`.matchAll(/\/storage\/post-images\/blog\/[\w-]+\.jpg/g)].map(String);
}

export const keysOfPictures = (addresses: string[]) => addresses.flatMap((address) => keysOf(address, articleWidths));

/** An article may be in the making all day before it is saved. Only then its pictures are in use. */
export async function storeArticlePicture(file: File, commission: Commission) {
  const picture = await duringUpload(commission, 1, (limited) =>
    preparePicture(file, { longest: 1600, widths: articleWidths }, limited),
  );
  const { url, width, height, keys } = await storePicture(
    articlePictureFolder,
    articlePictureName(picture.width),
    picture,
  );
  await db.update(orphanedFiles).set({ since: sql`now() + interval '1 day'` }).where(inArray(orphanedFiles.key, keys));
  return { url, width, height };
}

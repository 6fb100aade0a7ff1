import { pictureSrcSet } from "~/images/picture-address";

export const articleWidths = [640] as const;
export const maxSide = 1600;

const small = "klein";

/** The file name says whether a narrower file exists, because a row stores only the address. */
export const articlePictureName = (width: number) =>
  `bild_${crypto.randomUUID()}${width > articleWidths[0] ? "" : `_${small}`}`;

/** Undefined for external pictures and for small ones, which have only one width. */
export function articleSrcSet(url: string): string | undefined {
  if (!url.startsWith("/storage/") || url.endsWith(`_${small}.jpg`)) return undefined;
  return pictureSrcSet(url, maxSide, articleWidths);
}

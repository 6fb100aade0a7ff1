import { pictureSrcSet } from "~/images/picture-address";

export const articleWidths = [640] as const;

const largest = 1600;
const small = "klein";

/** The name tells whether there is a narrower file beside it: a row keeps an address and no more. */
export const articlePictureName = (width: number) =>
  `bild_${crypto.randomUUID()}${width > articleWidths[0] ? "" : `_${small}`}`;

/** For our own pictures; one from elsewhere is what it is. */
export function articleSrcSet(url: string): string | undefined {
  if (!url.startsWith("/storage/") || url.endsWith(`_${small}.jpg`)) return undefined;
  return pictureSrcSet(url, largest, articleWidths);
}

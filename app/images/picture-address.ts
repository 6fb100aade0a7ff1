/** The files of one picture, of which the first is the one that a row names. Browsers get the best they can read. */
export const pictureFormats = ["jpg", "webp", "avif"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** `…/post_17.jpg` in a smaller width: `…/post_17-640.jpg`. */
export const narrowerUrl = (url: string, width: number) => url.replace(/\.jpg(?=$|\?)/, `-${width}.jpg`);

/** For `<img srcset>`: the narrower files and the picture itself. */
export function pictureSrcSet(url: string, width: number, narrower: readonly number[]): string {
  const candidates = narrower
    .filter((smaller) => smaller < width)
    .map((smaller) => `${narrowerUrl(url, smaller)} ${smaller}w`);
  return [...candidates, `${url} ${width}w`].join(", ");
}

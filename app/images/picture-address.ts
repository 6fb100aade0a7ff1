/** The files of one picture, of which the first is the one that a row names. Browsers get the best they can read. */
export const pictureFormats = ["jpg", "webp", "avif"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** `…/post_17.jpg` in a smaller width: `…/post_17-640.jpg`. */
export const narrowerUrl = (url: string, width: number) => url.replace(/\.jpg(?=$|\?)/, `-${width}.jpg`);

/** The addresses under which a row may name this file: its own in the first format, and that of the picture it is a narrower copy of. */
export function namesOf(path: string): string[] {
  const name = path.replace(/\.\w+$/, ".jpg");
  return [name, name.replace(/-\d+\.jpg$/, ".jpg")];
}

/** For `<img srcset>`: the narrower files and the picture itself. */
export function pictureSrcSet(url: string, width: number, narrower: readonly number[]): string {
  const candidates = narrower
    .filter((smaller) => smaller < width)
    .map((smaller) => `${narrowerUrl(url, smaller)} ${smaller}w`);
  return [...candidates, `${url} ${width}w`].join(", ");
}

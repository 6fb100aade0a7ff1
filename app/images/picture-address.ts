/** The file formats of one picture. A row names the first; browsers get the best that they support. */
export const pictureFormats = ["jpg", "webp", "avif"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The address of a narrower copy: `…/post_17.jpg` becomes `…/post_17-640.jpg`. */
export const narrowerUrl = (url: string, width: number) => url.replace(/\.jpg(?=$|\?)/, `-${width}.jpg`);

/**
 * The addresses by which a row may name this file: the same picture in the first format, and the full picture if this
 * is a narrower copy.
 */
export function namesOf(path: string): string[] {
  const name = path.replace(/\.\w+$/, ".jpg");
  return [name, name.replace(/-\d+\.jpg$/, ".jpg")];
}

/** The value for `<img srcset>`: the narrower files and the picture itself. */
export function pictureSrcSet(url: string, width: number, narrower: readonly number[]): string {
  const candidates = narrower
    .filter((smaller) => smaller < width)
    .map((smaller) => `${narrowerUrl(url, smaller)} ${smaller}w`);
  return [...candidates, `${url} ${width}w`].join(", ");
}

interface StoredFile {
  url: string;
  width: number;
  height: number;
}

/** The attributes of an `<img>` that say where its files are and how large it is. */
export const sourcesOf = ({ url, width, height }: StoredFile, narrower: readonly number[]) => ({
  src: url,
  srcSet: pictureSrcSet(url, width, narrower),
  width,
  height,
});

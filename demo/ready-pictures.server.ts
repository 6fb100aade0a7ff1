import { readFile } from "node:fs/promises";
import path from "node:path";
import { pictureFormats } from "~/images/picture-address";
import type { PreparedPicture } from "~/images/pictures.server";
import type { PictureName } from "./content/types";
import pictures from "./pictures/pictures.json";

const folder = path.resolve("demo/pictures");

/** A picture in every format and width that the site stores of an upload. All are prepared beforehand. */
export async function readPicture(name: PictureName, widths: readonly number[]): Promise<PreparedPicture> {
  const { width, height, placeholder } = pictures[name];
  const narrower = widths.filter((smaller) => smaller < width);
  const files = pictureFormats.flatMap((format) => [
    { format, file: `${name}.${format}` },
    ...narrower.map((smaller) => ({ format, width: smaller, file: `${name}-${smaller}.${format}` })),
  ]);
  return {
    width,
    height,
    placeholder,
    files: await Promise.all(
      files.map(async ({ file, ...rest }) => ({ ...rest, bytes: await readFile(path.join(folder, file)) })),
    ),
  };
}

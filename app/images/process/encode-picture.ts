import sharp, { type Sharp } from "sharp";
import type { PictureFormat } from "../picture-address.ts";
import { type Credits, xmpOf } from "./credits.ts";
import type { Pixels } from "./open-picture.ts";

interface Encoding {
  pixels: Pixels;
  format: PictureFormat;
  /** The width, when it is less than that of the pixels. */
  width?: number;
  /** Written into the file, for people who find it elsewhere. */
  credits?: Credits | null;
}

/** Encodes one file of an opened picture. */
export function encodePicture({ pixels, format, width, credits }: Encoding): Promise<Buffer> {
  const picture = fromPixels(pixels).resize({ width, withoutEnlargement: true });
  return encoded(credits ? withCredits(picture, credits) : picture, format).toBuffer();
}

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case "jpg":
      return picture.jpeg({ quality: 80, mozjpeg: true });
    case "webp":
      return picture.webp({ quality: 78 });
    case "avif":
      return picture.avif({ quality: 55, effort: 3 });
  }
}

/** XMP has every letter; EXIF is what most programs show first. */
function withCredits(picture: Sharp, credits: Credits): Sharp {
  const { creator, copyright } = credits;
  const exif = { ...(creator ? { Artist: creator } : {}), ...(copyright ? { Copyright: copyright } : {}) };
  return picture.withXmp(xmpOf(credits)).withExif({ IFD0: exif });
}

/** A strip of a picture would be longer than any format allows. */
const placeholderBox = { width: 16, height: 64, fit: "inside" } as const;

/** Encodes a few pixels, shown until the picture has loaded. */
export function encodePlaceholder({ pixels }: { pixels: Pixels }): Promise<Buffer> {
  return fromPixels(pixels).resize(placeholderBox).webp({ quality: 30 }).toBuffer();
}

function fromPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

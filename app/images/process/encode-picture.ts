import sharp, { type Sharp } from "sharp";
import type { PictureFormat } from "../picture-address.ts";
import type { Pixels } from "./open-picture.ts";

interface Encoding {
  pixels: Pixels;
  format: PictureFormat;
  /** The width, when it is less than that of the pixels. */
  width?: number;
}

/** Encodes one file of an opened picture. */
export function encodePicture({ pixels, format, width }: Encoding): Promise<Buffer> {
  return encoded(fromPixels(pixels).resize({ width, withoutEnlargement: true }), format).toBuffer();
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

/** Encodes a few pixels, shown until the picture has loaded. */
export function encodePlaceholder({ pixels }: { pixels: Pixels }): Promise<Buffer> {
  return fromPixels(pixels).resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
}

function fromPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

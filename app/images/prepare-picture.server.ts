import sharp, { type Sharp } from "sharp";
import { type PictureFormat, pictureFormats } from "./picture-address";
import { mostMegabytes, tooLargeText, wrongFormatText } from "./picture-limits";

const mostMegapixels = 50;

/** Why a file is no picture for us, in the words that the form shows. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
}

/** A square of a picture: its upper left corner and its side, as shares of the picture's width and height. */
export interface Crop {
  x: number;
  y: number;
  /** Of the shorter side. */
  size: number;
}

export type PictureShape = { square: number; crop?: Crop | null } | { longest: number; widths?: readonly number[] };

export interface PreparedPicture {
  width: number;
  height: number;
  /** A few pixels as a data URL, for the time until the picture has come. */
  placeholder: string;
  /** `width` is set on the narrower ones. */
  files: { format: PictureFormat; width?: number; bytes: Buffer }[];
}

const readable = new Set(["jpeg", "png", "webp", "gif", "heif"]);

let last: Promise<unknown> = Promise.resolve();

/** One at a time: a picture of fifty megapixels takes much memory while it is open. */
export function preparePicture(file: File, shape: PictureShape): Promise<PreparedPicture> {
  const mine = last.then(() => prepare(file, shape));
  last = mine.catch(() => {});
  return mine;
}

async function prepare(file: File, shape: PictureShape): Promise<PreparedPicture> {
  if (file.size === 0) throw new PictureRefused("Bitte wählen Sie eine Bilddatei aus");
  if (file.size > mostMegabytes * 1024 * 1024) throw new PictureRefused(tooLargeText);
  const source = await open(Buffer.from(await file.arrayBuffer()));
  const pixels = await decode(shaped(source, shape));
  const { width, height } = pixels.info;
  const raw = { raw: { width, height, channels: pixels.info.channels } };
  const picture = () => sharp(pixels.data, raw);

  const narrower = "widths" in shape ? (shape.widths ?? []).filter((smaller) => smaller < width) : [];
  const files: PreparedPicture["files"] = [];
  for (const format of pictureFormats) {
    files.push({ format, bytes: await encode(picture(), format) });
    for (const smaller of narrower) {
      files.push({ format, width: smaller, bytes: await encode(picture().resize({ width: smaller }), format) });
    }
  }
  const hint = await picture().resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
  return { width, height, placeholder: `data:image/webp;base64,${hint.toString("base64")}`, files };
}

interface Source {
  picture: Sharp;
  width: number;
  height: number;
}

async function open(bytes: Buffer): Promise<Source> {
  const picture = sharp(bytes, { limitInputPixels: false, failOn: "error", pages: 1 });
  const { format, compression, autoOrient } = await picture.metadata().catch(() => {
    throw new PictureRefused("Bitte wählen Sie eine Bilddatei aus");
  });
  if (!readable.has(format) || (format === "heif" && compression !== "av1")) throw new PictureRefused(wrongFormatText);
  const { width, height } = autoOrient;
  if (width * height > mostMegapixels * 1_000_000)
    throw new PictureRefused(`Das Bild hat mehr als ${mostMegapixels} Megapixel. Bitte wählen Sie ein kleineres.`);
  return { picture: picture.autoOrient(), width, height };
}

function shaped({ picture, width, height }: Source, shape: PictureShape): Sharp {
  if ("longest" in shape) {
    return picture.resize({ width: shape.longest, height: shape.longest, fit: "inside", withoutEnlargement: true });
  }
  const { square, crop } = shape;
  const cut = crop ? picture.extract(areaOf(crop, width, height)) : picture;
  return cut.resize({ width: square, height: square, fit: "cover" });
}

/** The numbers come from a browser: whatever they are, the square lies inside the picture. */
function areaOf(crop: Crop, width: number, height: number) {
  const shorter = Math.min(width, height);
  const side = Math.round(Math.min(shorter, Math.max(1, shorter * crop.size)));
  const within = (wanted: number, most: number) => Math.round(Math.min(most, Math.max(0, wanted)));
  return {
    left: within(width * crop.x, width - side),
    top: within(height * crop.y, height - side),
    width: side,
    height: side,
  };
}

async function decode(picture: Sharp) {
  try {
    return await picture
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new PictureRefused("Dieses Bild lässt sich nicht lesen. Bitte wählen Sie ein anderes.");
  }
}

/** Nothing of the original but its pixels is kept: no place, no camera, no name. */
function encode(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  switch (format) {
    case "jpg":
      return picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    case "webp":
      return picture.webp({ quality: 78 }).toBuffer();
    case "avif":
      return picture.avif({ quality: 55, effort: 3 }).toBuffer();
  }
}

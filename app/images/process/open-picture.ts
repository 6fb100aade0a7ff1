import sharp, { type Sharp } from "sharp";
import { wrongFormatText } from "../picture-limits.ts";
import { PictureRefused } from "../picture-refused.ts";
import { refuseIfTooCostly } from "./cost.ts";
import { withoutPackedTexts } from "./packed-texts.ts";

/** A square of a picture: its upper left corner and its side, as shares of the picture's size. */
export interface Crop {
  x: number;
  y: number;
  /** Share of the shorter side. */
  size: number;
}

/** The wanted part of a picture: a square of this many pixels, or all of it within a length. */
export type Cut = { square: number; crop?: Crop | null } | { longest: number };

export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

interface Size {
  width: number;
  height: number;
}

const readable = new Set(["jpeg", "png", "webp", "gif", "heif"]);

/** Reads an uploaded file and keeps only its pixels, without location, camera or name. */
export async function openPicture({ bytes, cut }: { bytes: Uint8Array; cut: Cut }): Promise<Pixels> {
  const picture = sharp(withoutPackedTexts(bytes), { limitInputPixels: false, failOn: "error", pages: 1 });
  const header = await picture.metadata().catch(() => {
    throw new PictureRefused("Bitte wählen Sie eine Bilddatei aus");
  });
  if (!readable.has(header.format) || (header.format === "heif" && header.compression !== "av1"))
    throw new PictureRefused(wrongFormatText);
  const upright = picture.autoOrient();
  if ("longest" in cut) {
    const { longest } = cut;
    refuseIfTooCostly(header, true);
    return decode(upright.resize({ width: longest, height: longest, fit: "inside", withoutEnlargement: true }));
  }
  const area = areaOf(cut.crop, header.autoOrient);
  refuseIfTooCostly(header, area.side >= cut.square);
  return decode(cutSquare(upright, header.autoOrient, area, cut.square));
}

type Area = ReturnType<typeof areaOf>;

/** Clamps the browser's numbers, so that the square lies inside the picture. */
function areaOf(crop: Crop | null | undefined, { width, height }: Size) {
  const shorter = Math.min(width, height);
  const { x, y, size } = crop ?? { x: (1 - shorter / width) / 2, y: (1 - shorter / height) / 2, size: 1 };
  const side = Math.round(Math.min(shorter, Math.max(1, shorter * size)));
  const within = (wanted: number, max: number) => Math.round(Math.min(max, Math.max(0, wanted)));
  return { left: within(width * x, width - side), top: within(height * y, height - side), side };
}

/** Shrinks a large picture before cropping. Several formats can be opened at a smaller size, which costs less. */
function cutSquare(picture: Sharp, { width, height }: Size, { left, top, side }: Area, square: number): Sharp {
  if (side < square)
    return picture.extract({ left, top, width: side, height: side }).resize({ width: square, height: square });
  const scale = square / side;
  const small = {
    width: Math.max(square, Math.round(width * scale)),
    height: Math.max(square, Math.round(height * scale)),
  };
  return picture.resize({ ...small, fit: "fill" }).extract({
    left: Math.min(Math.round(left * scale), small.width - square),
    top: Math.min(Math.round(top * scale), small.height - square),
    width: square,
    height: square,
  });
}

async function decode(picture: Sharp): Promise<Pixels> {
  try {
    const { data, info } = await picture
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels as Pixels["channels"] };
  } catch {
    throw new PictureRefused("Dieses Bild lässt sich nicht lesen. Bitte wählen Sie ein anderes.");
  }
}

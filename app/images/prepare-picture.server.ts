import { type PictureFormat, pictureFormats } from "./picture-address";
import { maxMegabytes, tooLargeText } from "./picture-limits";
import { PictureRefused } from "./picture-refused";
import { startPicture, type UploadRequest } from "./picture-work.server";
import type { Credits } from "./process/credits";
import type { Crop } from "./process/open-picture";
import { DroppedFile } from "./storage-full";
import { noRoomForPictures } from "./upload.server";

export type PictureShape = { square: number; crop?: Crop | null } | { longest: number; widths?: readonly number[] };

export interface PreparedPicture {
  width: number;
  height: number;
  /** A few pixels as a data URL, shown until the picture has loaded. */
  placeholder: string;
  /** `width` is set on the narrower copies. */
  files: { format: PictureFormat; width?: number; bytes: Buffer }[];
  /** Who made it, as every file says. Null for pictures that say nothing. */
  credits?: Credits | null;
}

export interface Signing {
  /** The beginning of the original file, when the browser has made the picture smaller. */
  head?: File;
  /** Completes what the file says about its maker. */
  sign: (found: Credits) => Credits;
}

const forTheSite: UploadRequest = { account: "site" };
/** Typical times for a square and for a picture of a post. */
const expectedMs = { square: 500, whole: 3_000 };

/** Refuses what need not be opened for that. */
export function refuseUnfit(file: File): void {
  if (file instanceof DroppedFile) throw noRoomForPictures();
  if (file.size === 0) throw new PictureRefused("Bitte wählen Sie eine Bilddatei aus");
  if (file.size > maxMegabytes * 1024 * 1024) throw new PictureRefused(tooLargeText);
}

/** Reads a picture and encodes it in every format and width that the site sends. */
export async function preparePicture(
  file: File,
  shape: PictureShape,
  commission = forTheSite,
  signing?: Signing,
): Promise<PreparedPicture> {
  refuseUnfit(file);
  const step = startPicture(commission, "square" in shape ? expectedMs.square : expectedMs.whole);
  const pixels = await step("open", async () => ({ bytes: await bytesOf(file), cut: shape }));
  const { width, height } = pixels;

  const narrower = "widths" in shape ? (shape.widths ?? []).filter((smaller) => smaller < width) : [];
  const said = signing && (await step("credits", async () => ({ bytes: await bytesOf(signing.head ?? file) })));
  const credits = signing && said ? signing.sign(said) : null;
  const files: PreparedPicture["files"] = [];
  for (const format of pictureFormats) {
    for (const smaller of [undefined, ...narrower])
      files.push({ format, width: smaller, bytes: await step("encode", { pixels, format, width: smaller, credits }) });
  }
  const hint = await step("placeholder", { pixels });
  return { width, height, placeholder: `data:image/webp;base64,${hint.toString("base64")}`, files, credits };
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

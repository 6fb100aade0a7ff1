import sharp from "sharp";
import { PictureRefused } from "../picture-refused.ts";
import { cardSize } from "./card.ts";
import { openPicture } from "./open-picture.ts";

/** The most that is kept of an upload. Of what is left, the middle is shown. */
const longest = 4096;

/** Makes a sharing picture of an uploaded one: of the size and the format of those that we draw. */
export async function drawSharing({ bytes }: { bytes: Uint8Array }) {
  const { data, ...raw } = await openPicture({ bytes, cut: { longest } });
  const { width, height } = cardSize;
  if (raw.width < width || raw.height < height)
    throw new PictureRefused(`Bitte wählen Sie ein Bild von mindestens ${width} mal ${height} Pixeln`);
  const png = sharp(data, { raw }).resize({ width, height, fit: "cover" }).png({ palette: true, quality: 90 });
  return { bytes: await png.toBuffer(), width, height };
}

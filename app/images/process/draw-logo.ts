import sharp, { type Sharp } from "sharp";
import { PictureRefused } from "../picture-refused.ts";
import { refuseIfTooCostly } from "./cost.ts";
import { withoutPackedTexts } from "./packed-texts.ts";
import { isSvg, readSvg } from "./read-svg.ts";
import { allowingSvg } from "./svg.ts";

/** Three times as large as it is shown, for sharp screens. */
const box = { width: 640, height: 120 };
const least = 24;
const maxKilobytes = 60;

/** The density that the library takes for one pixel each. */
const density = 72;
const maxPixels = 4_000_000;

const unreadableText = "Dieses Bild lässt sich nicht lesen. Bitte wählen Sie ein anderes.";

/** Draws an uploaded logo as a small PNG that keeps what is transparent. Nothing else of the file is kept. */
export async function drawLogo({ bytes }: { bytes: Uint8Array }) {
  const opened = isSvg(bytes) ? await drawSvg(readSvg(bytes)) : await openPng(bytes);
  const { data, info } = await opened
    .resize({ ...box, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .png({ palette: true, quality: 90, compressionLevel: 9, effort: 10 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new PictureRefused(unreadableText);
    });
  if (Math.min(info.width, info.height) < least)
    throw new PictureRefused("Das Logo ist zu klein oder zu schmal. Im Kopf der Seite wäre es nicht zu erkennen.");
  if (!(await showsSomething(data))) throw new PictureRefused("Auf diesem Bild ist nichts zu sehen");
  if (data.length > maxKilobytes * 1024)
    throw new PictureRefused("Das ist eher ein Foto als ein Logo. Bitte wählen Sie ein Bild mit weniger Farben.");
  return { bytes: data, width: info.width, height: info.height };
}

async function openPng(bytes: Uint8Array): Promise<Sharp> {
  const picture = sharp(withoutPackedTexts(bytes), { limitInputPixels: false, failOn: "error" });
  const header = await picture.metadata().catch(() => null);
  if (header?.format !== "png") throw new PictureRefused("Bitte wählen Sie ein SVG oder ein PNG");
  refuseIfTooCostly(header, true);
  return picture.autoOrient();
}

/** As large as the box, however large the file says that it is. */
const drawSvg = (svg: Buffer): Promise<Sharp> =>
  allowingSvg(async () => {
    try {
      const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
      const scale = Math.min(box.width / width, box.height / height);
      const drawn = sharp(svg, { density: Math.max(1, density * scale), limitInputPixels: maxPixels });
      return sharp(await drawn.png().toBuffer());
    } catch {
      throw new PictureRefused(unreadableText);
    }
  });

async function showsSomething(png: Buffer): Promise<boolean> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const highest = data.reduce(
    (max, byte, at) => (at % info.channels === info.channels - 1 ? Math.max(max, byte) : max),
    0,
  );
  return highest > 8;
}

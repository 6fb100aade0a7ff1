import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { facadeSvg } from "~/ui/facade-svg";
import font from "./fonts/familjen-grotesk-600.ttf?inline";

export interface SharingPicture {
  seed: string;
  /** Degrees, where the facade's own hue is not meant. */
  hue?: number;
  title: string;
  subtitle: string;
  productName: string;
  /** Takes the place of the facade. */
  picture?: Buffer | null;
}

const width = 1200;
const height = 630;
const margin = 72;
const textWidth = 560;
const pictureLeft = 700;
const paper = "#f7f4ee";
const ink = "#1c1a17";
const soft = "#666057";
const signal = "#c23b1f";
const longestTitle = 90;

let fontFile: string | undefined;

/** The picture library takes a font as a file only. */
function fontPath(): string {
  if (!fontFile) {
    fontFile = path.join(mkdtempSync(path.join(tmpdir(), "schrift-")), "familjen-grotesk-600.ttf");
    writeFileSync(fontFile, Buffer.from(font.slice(font.indexOf(",") + 1), "base64"));
  }
  return fontFile;
}

/** What networks show of a page: its name on paper beside its facade. */
export async function drawSharingPicture({ seed, hue, title, subtitle, productName, picture }: SharingPicture) {
  const facade = facadeSvg({ seed, hue, width: width - pictureLeft, height, columns: 8 });
  const side = await sharp(picture ?? Buffer.from(facade))
    .resize({ width: width - pictureLeft, height, fit: "cover" })
    .png()
    .toBuffer();
  const name = await setText(shorten(title), ink, sizeFor(title));
  const line = subtitle ? await setText(shorten(subtitle), soft, 30) : null;
  const mark = await setText(productName, ink, 34);
  const dot = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="72" height="8"><path fill="${signal}" d="M0 0h72v8H0z"/></svg>`,
  );
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      { input: side, left: pictureLeft, top: 0 },
      { input: dot, left: margin, top: margin },
      { input: name.data, left: margin, top: margin + 48 },
      ...(line ? [{ input: line.data, left: margin, top: margin + 48 + name.info.height + 36 }] : []),
      { input: mark.data, left: margin, top: height - margin - mark.info.height },
    ])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

function setText(text: string, colour: string, size: number) {
  const marked = `<span foreground="${colour}">${escapeMarkup(text)}</span>`;
  return sharp({
    text: {
      text: marked,
      font: `Familjen Grotesk Card ${size}`,
      fontfile: fontPath(),
      width: textWidth,
      dpi: 72,
      rgba: true,
      wrap: "word-char",
      spacing: Math.round(size * -0.12),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const sizeFor = (title: string) => (title.length <= 18 ? 88 : title.length <= 45 ? 68 : 52);

function shorten(text: string): string {
  // Characters that steer a line, and those that mark-up does not allow.
  const line =
    text
      .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ud800-\udfff]+/gu, " ")
      .replace(/\s+/g, " ")
      .trim() || " ";
  const characters = [...line];
  return characters.length <= longestTitle ? line : `${characters.slice(0, longestTitle).join("").trimEnd()}...`;
}

function escapeMarkup(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

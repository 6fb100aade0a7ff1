import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { escapeMarkup } from "../../text/escape-markup.ts";
import { type Card, cardSize, type SetText, sideWidth } from "./card.ts";
import { allowingSvg } from "./svg.ts";

const { width, height } = cardSize;
const margin = 72;
const textWidth = 560;
const signalSize = { width: 72, height: 8 };
const gap = 36;
const titleTop = margin + 48;

export async function drawCard({ title, subtitle, mark, paper, signal, picture, drawing, font }: Card) {
  const side = (picture && (await fillSide(picture).catch(() => null))) ?? (await drawSide(drawing));
  const fontFile = writeFontFile(font);
  const foot = await setText(mark, 60, font.family, fontFile);
  const footTop = height - margin - (foot?.height ?? 0);
  const head = await setText(title, footTop - titleTop - gap, font.family, fontFile);
  const lineTop = titleTop + (head ? head.height + gap : 0);
  const line = await setText(subtitle, footTop - lineTop - gap, font.family, fontFile);
  const dot = sharp({ create: { ...signalSize, channels: 3, background: signal } }).png();
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      { input: side, left: width - sideWidth, top: 0 },
      { input: await dot.toBuffer(), left: margin, top: margin },
      ...[
        { set: head, top: titleTop },
        { set: line, top: lineTop },
        { set: foot, top: footTop },
      ].flatMap(({ set, top }) => (set ? [{ input: set.png, left: margin, top }] : [])),
    ])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

const fillSide = (picture: Uint8Array) =>
  sharp(picture, { pages: 1 }).resize({ width: sideWidth, height, fit: "cover" }).png().toBuffer();

/** The drawing is our own. */
const drawSide = (drawing: string): Promise<Buffer> => allowingSvg(() => fillSide(Buffer.from(drawing)));

/** Null when the text draws nothing, such as U+3164 alone, or when there is no room for it. */
async function setText({ text, size, colour }: SetText, room: number, family: string, fontfile: string) {
  if (room < size || !text) return null;
  const markup = `<span foreground="${colour}">${escapeMarkup(text)}</span>`;
  const drawn = await sharp({
    text: {
      text: markup,
      font: `${family} ${size}`,
      fontfile,
      width: textWidth,
      dpi: 72,
      rgba: true,
      wrap: "word-char",
      spacing: Math.round(size * -0.12),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!drawn) return null;
  const cropped = { width: Math.min(drawn.info.width, textWidth), height: Math.min(drawn.info.height, room) };
  const png = await sharp(drawn.data)
    .extract({ left: 0, top: 0, ...cropped })
    .png()
    .toBuffer();
  return { png, height: cropped.height };
}

let fontFolder: string | undefined;

/** The library accepts a font only as a file. */
function writeFontFile({ bytes }: Card["font"]): string {
  if (!fontFolder) {
    fontFolder = mkdtempSync(path.join(tmpdir(), "kreativlaendle-font-"));
    writeFileSync(path.join(fontFolder, "font.ttf"), bytes);
  }
  return path.join(fontFolder, "font.ttf");
}

export function removeFont(): void {
  if (fontFolder) rmSync(fontFolder, { recursive: true, force: true });
}
